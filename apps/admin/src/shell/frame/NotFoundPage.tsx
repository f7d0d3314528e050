import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';

/** Shows that the address leads nowhere (rule H2). */
export function NotFoundPage() {
  return <NotFound what="page" action={<LinkButton href="/">Back to users</LinkButton>} />;
}
