import { useCapability } from '@cpd/api/capabilities';
import { certificatePreviewAddress, certificates } from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { Image } from '@cpd/ui/Image';
import { say } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import './print.css';
import { useState } from 'react';
import { ContactUs } from '../shell/ContactUs.tsx';
import { Frame } from '../shell/Frame.tsx';
import { tabTitle } from '../site.ts';
import { CertificateActions } from './CertificateActions.tsx';
import * as styles from './CertificatePage.css.ts';
import { CertificateRecord, type RecordState } from './CertificateRecord.tsx';

/** Shows an issued certificate and whether it is valid, to print or share. */
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
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading');
  const [isWide, setIsWide] = useState(true);
  const { record, reload } = useRecord(id);

  function handleLoad({ naturalWidth, naturalHeight }: HTMLImageElement) {
    setIsWide(naturalWidth > naturalHeight);
    setState('loaded');
  }
  function handleError() {
    setState('missing');
    document.title = tabTitle(say('Data Not Found.'));
  }

  if (state === 'missing') return <NotFound what="data" action={<ContactUs />} />;
  const isLoading = state === 'loading';
  const hasRecord = record !== 'none' && record !== 'failed';
  return (
    <div className={styles.page} data-shape={isWide ? 'wide' : undefined} data-record={hasRecord || undefined}>
      <VisuallyHidden>
        <h1>{say('Certificate')}</h1>
      </VisuallyHidden>
      <Image
        size="page"
        src={certificatePreviewAddress(client, id)}
        alt={say('Certificate of continuing professional development with the name of its holder')}
        loadingLabel={isLoading ? say('Loading the certificate') : undefined}
        onLoad={handleLoad}
        onError={handleError}
      />
      <CertificateRecord record={record} address={window.location.href} onRetry={reload} />
      <CertificateActions
        id={id}
        downloads={(typeof record === 'object' && record.downloads) || []}
        canPrint={!isLoading}
      />
    </div>
  );
}

function useRecord(id: string): { record: RecordState; reload: () => void } {
  const { data, error, reload } = certificates.record.useQuery({ id });
  // Servers without certificate records have only the image.
  const hasRecords = useCapability('certificate-records') !== false;
  const pending: RecordState = error ? 'failed' : 'loading';
  return { record: data ?? (hasRecords ? pending : 'none'), reload };
}
