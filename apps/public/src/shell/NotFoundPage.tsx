import { NotFound } from '@cpd/ui/NotFound';
import { Frame } from '../kit/Frame.tsx';

/** Shows that the address leads nowhere (rule H2). */
export function NotFoundPage() {
  return (
    <Frame>
      <NotFound what="page" />
    </Frame>
  );
}
