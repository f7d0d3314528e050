import { useCapability } from '@cpd/api/capabilities';
import {
  certificateCredentialAddress,
  certificatePdfAddress,
  certificatePreviewAddress,
  certificates,
} from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { tabTitle } from '../kit/site.ts';
import type { RecordState } from './CertificateRecord.tsx';
import { CertificateScreen, type CertificateState } from './CertificateScreen.tsx';
import { type ShareOutcome, share } from './share.ts';

export function CertificatePage({ id }: { id: string }) {
  return (
    <Frame isHeaderScreenOnly>
      <CacheProvider>
        <Certificate id={id} />
      </CacheProvider>
    </Frame>
  );
}

function Certificate({ id }: { id: string }) {
  const client = useClient();
  const [state, setState] = useState<CertificateState>('loading');
  const [shared, setShared] = useState<ShareOutcome>();
  const { data, error, reload } = certificates.record.useQuery({ id });

  function handleError() {
    setState('missing');
    document.title = tabTitle('Data Not Found.');
  }
  async function handleShare() {
    setShared(await share(document.title, window.location.href, navigator));
  }

  // Servers without certificate records have only the image.
  const hasRecords = useCapability('certificate-records') !== false;
  const pending: RecordState = error ? 'failed' : 'loading';
  return (
    <CertificateScreen
      imageAddress={certificatePreviewAddress(client, id)}
      pdfAddress={certificatePdfAddress(client, id)}
      credentialAddress={certificateCredentialAddress(client, id)}
      state={state}
      record={data ?? (hasRecords ? pending : 'none')}
      address={window.location.href}
      shared={shared}
      onLoad={() => setState('loaded')}
      onError={handleError}
      onPrint={() => window.print()}
      onShare={handleShare}
      onRetry={reload}
    />
  );
}
