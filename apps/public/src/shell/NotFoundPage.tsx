import { NotFound } from '@cpd/ui/NotFound';
import { ContactUs } from '../kit/ContactUs.tsx';
import { Frame } from '../kit/Frame.tsx';

export function NotFoundPage() {
  return (
    <Frame>
      <NotFound what="page" action={<ContactUs />} />
    </Frame>
  );
}
