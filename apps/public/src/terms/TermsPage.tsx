import { Frame } from '../kit/Frame.tsx';
import { USER_DELETION_PATH } from '../kit/paths.ts';
import { site } from '../kit/site.ts';
import { TermsScreen } from './TermsScreen.tsx';

/** The terms and conditions of this service. */
export function TermsPage() {
  return (
    <Frame>
      <TermsScreen
        serviceName={site.name}
        contactEmail={site.contactEmail}
        governingLaw={site.governingLaw}
        userDeletionPath={USER_DELETION_PATH}
      />
    </Frame>
  );
}
