import { Frame } from '../kit/Frame.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { paths } from '../kit/paths.ts';
import { site } from '../kit/site.ts';
import { TermsScreen } from './TermsScreen.tsx';

/** The terms and conditions of this service. */
export function TermsPage() {
  return (
    <Frame>
      <PageTitle>Terms and Conditions</PageTitle>
      <TermsScreen
        serviceName={site.name}
        contactEmail={site.contactEmail}
        governingLaw={site.governingLaw}
        userDeletionPath={paths.userDeletion}
      />
    </Frame>
  );
}
