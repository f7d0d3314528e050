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

export type CertificateState = 'loading' | 'shown' | 'missing';

export interface CertificateScreenProps {
  imageAddress: string;
  state: CertificateState;
  /** Whether the page's address has just been copied or shared. */
  isShared: boolean;
  onLoad: () => void;
  onError: () => void;
  onPrint: () => void;
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
