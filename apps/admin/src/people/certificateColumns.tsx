import { useCapability } from '@cpd/api/capabilities';
import { certificatePdfAddress } from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import type { IssuedCertificate } from '@cpd/api/issuedCertificates';
import { CERTIFICATE_STATE_LABELS } from '@cpd/domain/certificate';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { titleColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { LinkButton } from '@cpd/ui/Link';
import { longDate, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { type RowTitleProps, RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { Truncate } from '@cpd/ui/Truncate';
import type { CertificateActions } from './useCertificateActions.tsx';

interface CertificateTitle extends Pick<RowTitleProps, 'children' | 'href'> {
  /** Added to the number if the certificate shows another name than the person's present one. */
  readonly renamed: string;
}

/** The column that names certificates by their groups or holders, with their numbers. */
export function certificateTitleColumn(
  header: string,
  titleOf: (certificate: IssuedCertificate) => CertificateTitle,
): Column<IssuedCertificate> {
  return titleColumn(
    header,
    (certificate) => {
      const { renamed, ...title } = titleOf(certificate);
      const { number, isRenamed } = certificate;
      return { ...title, detail: isRenamed ? say('{number} · {renamed}', { number, renamed }) : number };
    },
    { isRowLink: false, skeleton: <RowTitleSkeleton /> },
  );
}

/** The columns after the title: when issued, the state, and what can be done. */
export function certificateColumns(actions: CertificateActions): readonly Column<IssuedCertificate>[] {
  return [
    {
      id: 'issued',
      header: say('Issued'),
      width: DATE_TIME_WIDTH,
      cell: (certificate) => <Issued {...certificate} />,
    },
    { id: 'state', header: say('State'), width: 140, cell: (certificate) => <State {...certificate} /> },
    {
      id: 'actions',
      header: say('Actions'),
      // Open, Copy link, PDF, Issue again and Withdraw on one line.
      width: 424,
      isAction: true,
      isMuted: true,
      cell: (certificate) => <Actions certificate={certificate} {...actions} />,
    },
  ];
}

/** The date of issue as the public page has it, and that of the first one if it replaces another. */
function Issued({ issuedAt, firstIssuedAt, timeZone }: IssuedCertificate) {
  const zone = timeZone ?? undefined;
  return (
    <div>
      <DateTime at={issuedAt} timeZone={zone} />
      {firstIssuedAt && (
        <Text tone="muted" size="small">
          {say('first on {day}', { day: longDate(firstIssuedAt, zone) })}
        </Text>
      )}
    </div>
  );
}

const TONES = { valid: 'positive', withdrawn: 'critical', replaced: 'neutral' } as const;

function State({ state, withdrawnReason, successor, predecessor }: IssuedCertificate) {
  const detail = successor
    ? say('by {number}', { number: successor.number })
    : (withdrawnReason ?? (predecessor && say('for {number}', { number: predecessor.number })));
  return (
    <div>
      <Badge tone={TONES[state]}>{say(CERTIFICATE_STATE_LABELS[state])}</Badge>
      {detail && (
        <Text tone="muted" size="small">
          <Truncate lines={2}>{detail}</Truncate>
        </Text>
      )}
    </div>
  );
}

function Actions({ certificate, onCopyLink, onWithdraw, onReissue }: CertificateActions & ActionsProps) {
  const client = useClient();
  const hasPdf = useCapability('certificate-records') === true;
  const { _id, number, url, state, isRenamed } = certificate;
  const isValid = state === 'valid';
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <Inline gap={4}>
      {isWebAddress(url) && (
        <LinkButton {...look} href={url} isExternal aria-label={say('Open {number} (opens in a new tab)', { number })}>
          {say('Open')}
        </LinkButton>
      )}
      <Button
        {...look}
        aria-label={say('Copy link of {number}', { number })}
        data-shortcut="c"
        onPress={() => onCopyLink(certificate)}
      >
        {say('Copy link')}
      </Button>
      {isValid && hasPdf && (
        <LinkButton
          {...look}
          href={certificatePdfAddress(client, _id)}
          isExternal
          aria-label={say('PDF of {number} (opens in a new tab)', { number })}
        >
          {say('PDF')}
        </LinkButton>
      )}
      {isValid && isRenamed && onReissue && (
        <Button
          size="small"
          tone="accent"
          aria-label={say('Issue again {number}', { number })}
          onPress={() => onReissue(certificate)}
        >
          {say('Issue again')}
        </Button>
      )}
      {isValid && onWithdraw && (
        <Button
          {...look}
          tone="critical"
          aria-label={say('Withdraw {number}', { number })}
          onPress={() => onWithdraw(certificate)}
        >
          {say('Withdraw')}
        </Button>
      )}
    </Inline>
  );
}

interface ActionsProps {
  certificate: IssuedCertificate;
}
