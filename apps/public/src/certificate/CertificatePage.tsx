import { certificatePreviewAddress } from '@cpd/api/certificates';
import { useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { createServices } from '../kit/services.ts';
import { CertificateScreen, type CertificateState } from './CertificateScreen.tsx';
import { share } from './share.ts';

/** Which certificate is shown. */
export interface CertificatePageProps {
  /** The issued certificate's id. */
  id: string;
}

/** Shows the certificate that the address names. */
export function CertificatePage({ id }: CertificatePageProps) {
  const [imageAddress] = useState(() => certificatePreviewAddress(createServices().client, id));
  const [state, setState] = useState<CertificateState>('loading');
  const [isShared, setIsShared] = useState(false);

  async function handleShare() {
    setIsShared(await share(document.title, window.location.href, navigator));
  }

  return (
    <Frame>
      <PageTitle>{state === 'missing' ? 'Data Not Found.' : 'Certificate'}</PageTitle>
      <CertificateScreen
        imageAddress={imageAddress}
        state={state}
        isShared={isShared}
        onLoad={() => setState('shown')}
        onError={() => setState('missing')}
        onPrint={() => window.print()}
        onShare={handleShare}
      />
    </Frame>
  );
}
