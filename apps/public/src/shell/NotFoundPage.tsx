import { NotFound } from '@cpd/ui/NotFound';
import { Frame } from '../kit/Frame.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

/** Shows that the address leads nowhere. */
export function NotFoundPage() {
  return (
    <Frame>
      <PageTitle>Page Not Found.</PageTitle>
      <NotFound what="page" />
    </Frame>
  );
}
