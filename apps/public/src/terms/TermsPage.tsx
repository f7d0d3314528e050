import { Frame } from '../kit/Frame.tsx';
import { site } from '../kit/site.ts';
import { TermsScreen } from './TermsScreen.tsx';

export function TermsPage() {
  return (
    <Frame>
      <TermsScreen {...site} />
    </Frame>
  );
}
