import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';

export function NotFoundPage() {
  return <NotFound what="page" action={<LinkButton href="/">Back to users</LinkButton>} />;
}
