import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { OVERVIEW_PATH } from '../../paths.ts';

export function NotFoundPage() {
  return <NotFound what="page" action={<LinkButton href={OVERVIEW_PATH}>Go to the overview</LinkButton>} />;
}
