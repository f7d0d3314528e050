import type { Certificate } from '@cpd/api/certificates';
import { CERTIFICATE_STATE_LABELS } from '@cpd/domain/certificate';
import { Badge } from '@cpd/ui/Badge';
import { Link } from '@cpd/ui/Link';
import { longDate, say } from '@cpd/ui/language';
import { RetryButton } from '@cpd/ui/RetryButton';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import type { ReactNode } from 'react';
import { certificatePath } from '../paths.ts';
import { site } from '../site.ts';
import * as styles from './CertificateRecord.css.ts';

/** The record, or why there is none: the server has no records, or the request failed. */
export type RecordState = Certificate | 'loading' | 'none' | 'failed';

export interface CertificateRecordProps {
  record: RecordState;
  /** The page's URL, printed for readers of the paper. */
  address: string;
  onRetry: () => void;
}

/** Shows holder, group, date and number of a certificate, and whether it is still valid. */
export function CertificateRecord({ record, address, onRetry }: CertificateRecordProps) {
  if (record === 'none') return null;
  if (record === 'failed') {
    return (
      <div className={styles.failure}>
        <Inline gap={12} justify="center">
          <Text tone="muted">{say('The record of this certificate could not be loaded.')}</Text>
          <RetryButton variant="quiet" onPress={onRetry} />
        </Inline>
      </div>
    );
  }
  return (
    <section className={styles.record} aria-label={say('Record')} aria-busy={record === 'loading' || undefined}>
      {record !== 'loading' && <Facts {...record} address={address} />}
    </section>
  );
}

function Facts({ address, ...record }: Certificate & { address: string }) {
  const { holder, group, issuedAt, number, firstIssuedAt, predecessorNumber, timeZone } = record;
  return (
    <>
      <div className={styles.status}>
        <Status {...record} />
      </div>
      <dl className={styles.facts}>
        {holder && <Fact term={say('Holder')}>{holder}</Fact>}
        {group && <Fact term={say('Group')}>{group}</Fact>}
        <Fact term={say('Date')}>{day(issuedAt, timeZone)}</Fact>
        <Fact term={say('Number')} isNumber>
          {number}
        </Fact>
        {firstIssuedAt && <Fact term={say('First issued')}>{day(firstIssuedAt, timeZone)}</Fact>}
        {predecessorNumber && (
          <Fact term={say('Replaces')} isNumber>
            {predecessorNumber}
          </Fact>
        )}
      </dl>
      <p className={styles.address}>{say('Verify this certificate at {address}', { address })}</p>
    </>
  );
}

/** Whether it is valid. One that was replaced is no warning: the new one counts. */
function Status({ withdrawnAt, successor, successorNumber, timeZone }: Certificate) {
  if (withdrawnAt === null) {
    return (
      <>
        <Badge tone="positive" size="large">
          {say(CERTIFICATE_STATE_LABELS.valid)}
        </Badge>
        <StatusText>{say('Issued by {service}', { service: site.serviceName })}</StatusText>
      </>
    );
  }
  if (successor === null) {
    return (
      <>
        <Badge tone="critical" size="large">
          {say(CERTIFICATE_STATE_LABELS.withdrawn)}
        </Badge>
        <StatusText>{say('on {day}; it no longer counts.', { day: day(withdrawnAt, timeZone) })}</StatusText>
      </>
    );
  }
  return (
    <>
      <Badge size="large">{say(CERTIFICATE_STATE_LABELS.replaced)}</Badge>
      <StatusText>
        {successorNumber
          ? say('on {day} by {number}', { day: day(withdrawnAt, timeZone), number: successorNumber })
          : day(withdrawnAt, timeZone)}
      </StatusText>
      <Link href={certificatePath(successor)}>{say('See the certificate that replaces it')}</Link>
    </>
  );
}

function StatusText({ children }: { children: ReactNode }) {
  return (
    <Text as="span" tone="muted" size="small">
      {children}
    </Text>
  );
}

function Fact({ term, children, isNumber = false }: { term: string; children: ReactNode; isNumber?: boolean }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={isNumber ? styles.number : styles.value} dir="auto">
        {children}
      </dd>
    </div>
  );
}

function day(dateTime: string, timeZone: string): ReactNode {
  return <time dateTime={dateTime}>{longDate(dateTime, timeZone)}</time>;
}
