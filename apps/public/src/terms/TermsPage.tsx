import { Frame } from '../app/Frame.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { site } from '../app/site.ts';
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
