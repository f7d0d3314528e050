import { Button } from '@cpd/ui/Button';
import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { SheetImage } from '@cpd/ui/SheetImage';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import './print.css';
import { useState } from 'react';
import * as styles from './CertificateScreen.css.ts';

/** How far the certificate's image is. */
export type CertificateState = 'loading' | 'shown' | 'missing';

/** What the certificate page shows and reports. */
export interface CertificateScreenProps {
  /** Where the certificate's image is. */
  imageAddress: string;
  /** How far the image is. */
  state: CertificateState;
  /** Whether the page's address has just been copied or shared. */
  isShared: boolean;
  /** Runs when the image has come. */
  onLoad: () => void;
  /** Runs when the image cannot be had. */
  onError: () => void;
  /** Runs on 'Print'. */
  onPrint: () => void;
  /** Runs on 'Share'. */
  onShare: () => void;
}

/** Shows an issued certificate, ready to be printed or passed on. */
export function CertificateScreen(props: CertificateScreenProps) {
  const { imageAddress, state, isShared, onLoad, onError, onPrint, onShare } = props;
  const [isWide, setIsWide] = useState(true);
  if (state === 'missing') return <NotFound what="data" />;
  const isLoading = state === 'loading';
  const handleLoad = (isOnItsSide: boolean) => {
    setIsWide(isOnItsSide);
    onLoad();
  };
  return (
    <div className={styles.page} data-shape={isWide ? 'wide' : undefined}>
      <VisuallyHidden>
        <h1>Certificate</h1>
      </VisuallyHidden>
      <SheetImage
        src={imageAddress}
        alt="Certificate of continuing professional development with the name of its holder"
        isLoading={isLoading}
        loadingLabel="Loading the certificate"
        onLoad={handleLoad}
        onError={onError}
      />
      <div className={styles.screenOnly}>
        <Inline gap={12} justify="center">
          <Button variant="primary" onPress={onPrint} isDisabled={isLoading}>
            Print
          </Button>
          <Button onPress={onShare}>Share</Button>
          <LinkButton href={imageAddress} isExternal>
            Open image
          </LinkButton>
        </Inline>
      </div>
      <div className={styles.note} role="status">
        {isShared && <Text tone="muted">The address of this page was copied.</Text>}
      </div>
    </div>
  );
}
