import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { OVERVIEW_PATH } from '../../paths.ts';

export function NotFoundPage() {
  return <NotFound what="page" action={<LinkButton href={OVERVIEW_PATH}>{say('Go to the overview')}</LinkButton>} />;
}
