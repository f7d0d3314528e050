import { Button } from '@cpd/ui/Button';
import { notCopied, select } from '@cpd/ui/CopyText';
import { Image } from '@cpd/ui/Image';
import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import './print.css';
import { useState } from 'react';
import { ContactUs } from '../kit/ContactUs.tsx';
import { CertificateRecord, type RecordState } from './CertificateRecord.tsx';
import * as styles from './CertificateScreen.css.ts';
import type { ShareOutcome } from './share.ts';

export type CertificateState = 'loading' | 'loaded' | 'missing';

export interface CertificateScreenProps {
  imageAddress: string;
  state: CertificateState;
  record: RecordState;
  /** URL of the PDF, offered when the record names one. */
  pdfAddress: string;
  /** URL of the signed credential, offered when the record names one. */
  credentialAddress: string;
  /** The page's URL, printed on paper. */
  address: string;
  /** How the URL was shared last; undefined before. */
  shared: ShareOutcome | undefined;
  onLoad: () => void;
  onError: () => void;
  onPrint: () => void;
  onShare: () => void;
  onRetry: () => void;
}

function selectLink(field: HTMLInputElement | null): void {
  if (field) select(field);
}

/** Shows an issued certificate, to print or share. */
export function CertificateScreen(props: CertificateScreenProps) {
  const { imageAddress, state, record, address, shared, onLoad, onError, onPrint, onShare, onRetry } = props;
  const [isWide, setIsWide] = useState(true);
  if (state === 'missing') return <NotFound what="data" action={<ContactUs />} />;
  const isLoading = state === 'loading';
  const hasRecord = record !== 'none' && record !== 'failed';
  const downloads = (typeof record === 'object' && record.downloads) || [];
  const handleLoad = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    setIsWide(naturalWidth > naturalHeight);
    onLoad();
  };
  return (
    <div className={styles.page} data-shape={isWide ? 'wide' : undefined} data-record={hasRecord || undefined}>
      <VisuallyHidden>
        <h1>Certificate</h1>
      </VisuallyHidden>
      <Image
        size="page"
        src={imageAddress}
        alt="Certificate of continuing professional development with the name of its holder"
        loadingLabel={isLoading ? 'Loading the certificate' : undefined}
        onLoad={handleLoad}
        onError={onError}
      />
      <CertificateRecord record={record} address={address} onRetry={onRetry} />
      <div className={styles.screenOnly}>
        <Inline gap={12} justify="center">
          {downloads.includes('pdf') && (
            <LinkButton variant="primary" href={props.pdfAddress}>
              Download PDF
            </LinkButton>
          )}
          <Button
            variant={downloads.includes('pdf') ? 'secondary' : 'primary'}
            onPress={onPrint}
            isDisabled={isLoading}
          >
            Print
          </Button>
          <Button onPress={onShare}>Share</Button>
          <LinkButton href={imageAddress} isExternal>
            Open image
          </LinkButton>
          {downloads.includes('credential') && (
            <LinkButton href={props.credentialAddress}>Download credential</LinkButton>
          )}
        </Inline>
      </div>
      <div className={styles.note} role="status">
        {shared === 'copied' && <Text tone="muted">Link copied</Text>}
        {shared === 'refused' && <Text>{notCopied()}</Text>}
      </div>
      {shared === 'refused' && (
        <div className={styles.screenOnly}>
          <TextField label="Link" isReadOnly value={address} ref={selectLink} />
        </div>
      )}
    </div>
  );
}
