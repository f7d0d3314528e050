import { certificatePreviewAddress } from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import { useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { tabTitle } from '../kit/site.ts';
import { CertificateScreen, type CertificateState } from './CertificateScreen.tsx';
import { share } from './share.ts';

export function CertificatePage({ id }: { id: string }) {
  const imageAddress = certificatePreviewAddress(useClient(), id);
  const [state, setState] = useState<CertificateState>('loading');
  const [isShared, setIsShared] = useState(false);

  function handleError() {
    setState('missing');
    document.title = tabTitle('Data Not Found.');
  }
  async function handleShare() {
    setIsShared(await share(document.title, window.location.href, navigator));
  }

  return (
    <Frame>
      <CertificateScreen
        imageAddress={imageAddress}
        state={state}
        isShared={isShared}
        onLoad={() => setState('shown')}
        onError={handleError}
        onPrint={() => window.print()}
        onShare={handleShare}
      />
    </Frame>
  );
}
