import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { Suspense } from 'react';
import { Frame } from '../kit/Frame.tsx';
import type { Address } from '../kit/paths.ts';
import { lazyPage } from './lazyPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const ReviewPage = lazyPage(async () => (await import('../review/ReviewPage.tsx')).ReviewPage);
const CertificatePage = lazyPage(async () => (await import('../certificate/CertificatePage.tsx')).CertificatePage);
const TermsPage = lazyPage(async () => (await import('../terms/TermsPage.tsx')).TermsPage);
const UserDeletionPage = lazyPage(
  async () => (await import('../userDeletion/FirebaseUserDeletionPage.tsx')).FirebaseUserDeletionPage,
);

/** Where the visitor is. */
export interface AppProps {
  address: Address;
}

/** The public pages; each is a document of its own, so a visit loads one page and never moves to another. */
export function App({ address }: AppProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting address={address} />}>
        <Page address={address} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ address }: AppProps) {
  switch (address.page) {
    case 'review':
      return <ReviewPage id={address.id} />;
    case 'certificate':
      return <CertificatePage id={address.id} />;
    case 'terms':
      return <TermsPage />;
    case 'userDeletion':
      return <UserDeletionPage />;
    case 'unknown':
      return <NotFoundPage />;
  }
}

/** What stands while a page's code is on its way: nothing on the deletion page, which shows nothing yet. */
function Waiting({ address }: AppProps) {
  return address.page === 'userDeletion' ? null : <Frame>{null}</Frame>;
}
