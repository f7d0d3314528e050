import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { paths } from '../../kit/paths.ts';
import { useDocumentTitle } from '../../kit/useDocumentTitle.ts';

/** Shows that the address leads nowhere (rule H2). */
export function NotFoundPage() {
  useDocumentTitle('Page Not Found.');
  return <NotFound what="page" action={<LinkButton href={paths.user}>Go to the users</LinkButton>} />;
}
