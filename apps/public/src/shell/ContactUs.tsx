import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { site } from '../site.ts';

/** The next step on a page that has nothing to show. */
export function ContactUs() {
  return <LinkButton href={`mailto:${site.contactEmail}`}>{say('Contact us')}</LinkButton>;
}
