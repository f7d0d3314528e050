import {
  type Certificate,
  certificateCredentialAddress,
  certificatePdfAddress,
  certificatePreviewAddress,
} from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import { Button } from '@cpd/ui/Button';
import { notCopied, select } from '@cpd/ui/CopyText';
import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { TextField } from '@cpd/ui/TextField';
import { useState } from 'react';
import * as styles from './CertificatePage.css.ts';
import { type ShareOutcome, share } from './share.ts';

export interface CertificateActionsProps {
  id: string;
  downloads: NonNullable<Certificate['downloads']>;
  /** Whether the image is loaded. */
  canPrint: boolean;
}

function selectLink(field: HTMLInputElement | null): void {
  if (field) select(field);
}

/** Downloads, prints and shares a certificate. If the browser cannot share, the link is shown and selected. */
export function CertificateActions({ id, downloads, canPrint }: CertificateActionsProps) {
  const client = useClient();
  const [shared, setShared] = useState<ShareOutcome>();
  const hasPdf = downloads.includes('pdf');

  async function handleShare() {
    setShared(await share(document.title, window.location.href, navigator));
  }
  return (
    <>
      <div className={styles.actions}>
        {hasPdf && (
          <LinkButton variant="primary" href={certificatePdfAddress(client, id)}>
            {say('Download PDF')}
          </LinkButton>
        )}
        <Button variant={hasPdf ? 'secondary' : 'primary'} onPress={() => window.print()} isDisabled={!canPrint}>
          {say('Print')}
        </Button>
        <Button onPress={() => void handleShare()}>{say('Share')}</Button>
        <LinkButton href={certificatePreviewAddress(client, id)} isExternal>
          {say('Open image')}
        </LinkButton>
        {downloads.includes('credential') && (
          <LinkButton href={certificateCredentialAddress(client, id)}>{say('Download proof (signed file)')}</LinkButton>
        )}
      </div>
      <div className={styles.note} role="status">
        {shared === 'copied' && <Text tone="muted">{say('Link copied')}</Text>}
        {shared === 'refused' && <Text>{notCopied()}</Text>}
      </div>
      {shared === 'refused' && (
        <div className={styles.screenOnly}>
          <TextField label={say('Link')} isReadOnly value={window.location.href} ref={selectLink} />
        </div>
      )}
    </>
  );
}
