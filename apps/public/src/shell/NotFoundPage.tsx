import { NotFound } from '@cpd/ui/NotFound';
import { ContactUs } from './ContactUs.tsx';
import { Frame } from './Frame.tsx';

export function NotFoundPage() {
  return (
    <Frame>
      <NotFound what="page" action={<ContactUs />} />
    </Frame>
  );
}
