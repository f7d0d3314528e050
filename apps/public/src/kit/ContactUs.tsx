import { LinkButton } from '@cpd/ui/Link';
import { site } from './site.ts';

/** The next step on a page that has nothing to show. */
export function ContactUs() {
  return <LinkButton href={`mailto:${site.contactEmail}`}>Contact us</LinkButton>;
}
