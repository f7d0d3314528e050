import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { Frame } from '../kit/Frame.tsx';
import { site } from '../kit/site.ts';

/** Shows that the address leads nowhere (rule H2). */
export function NotFoundPage() {
  return (
    <Frame>
      <NotFound what="page" action={<LinkButton href={`mailto:${site.contactEmail}`}>Contact us</LinkButton>} />
    </Frame>
  );
}
