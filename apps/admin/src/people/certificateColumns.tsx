import { useCapability } from '@cpd/api/capabilities';
import { certificatePdfAddress } from '@cpd/api/certificates';
import { useClient } from '@cpd/api/client';
import type { IssuedCertificate } from '@cpd/api/issuedCertificates';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { Badge, type BadgeProps } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { type RowTitleProps, RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { Truncate } from '@cpd/ui/Truncate';
import { DATE_TIME_WIDTH, DateTime } from '../kit/formatDate.tsx';
import { titleColumn } from '../kit/lists/textColumns.tsx';
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
      return { ...title, detail: isRenamed ? `${number} · ${renamed}` : number };
    },
    { isRowLink: false, skeleton: <RowTitleSkeleton /> },
  );
}

/** The columns after the title: when issued, the state, and what can be done. */
export function certificateColumns(actions: CertificateActions): readonly Column<IssuedCertificate>[] {
  return [
    { id: 'issued', header: 'Issued', width: DATE_TIME_WIDTH, cell: ({ issuedAt }) => <DateTime at={issuedAt} /> },
    { id: 'state', header: 'State', width: 140, cell: (certificate) => <State {...certificate} /> },
    {
      id: 'actions',
      header: 'Actions',
      // Open, Copy link, PDF, Issue again and Withdraw on one line.
      width: 424,
      isAction: true,
      atRest: 'muted',
      cell: (certificate) => <Actions certificate={certificate} {...actions} />,
    },
  ];
}

const STATES: Readonly<Record<IssuedCertificate['state'], Pick<BadgeProps, 'children' | 'tone'>>> = {
  valid: { children: 'Valid', tone: 'positive' },
  withdrawn: { children: 'Withdrawn', tone: 'critical' },
  replaced: { children: 'Replaced', tone: 'neutral' },
};

function State({ state, withdrawnReason, successor, predecessor }: IssuedCertificate) {
  const { children, tone = 'neutral' } = STATES[state];
  const detail = successor
    ? `by ${successor.number}`
    : (withdrawnReason ?? (predecessor && `for ${predecessor.number}`));
  return (
    <div>
      <Badge tone={tone}>{children}</Badge>
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
        <LinkButton {...look} href={url} isExternal aria-label={`Open ${number} (opens in a new tab)`}>
          {say('Open')}
        </LinkButton>
      )}
      <Button {...look} aria-label={`Copy link of ${number}`} data-shortcut="c" onPress={() => onCopyLink(certificate)}>
        {say('Copy link')}
      </Button>
      {isValid && hasPdf && (
        <LinkButton
          {...look}
          href={certificatePdfAddress(client, _id)}
          isExternal
          aria-label={`PDF of ${number} (opens in a new tab)`}
        >
          {say('PDF')}
        </LinkButton>
      )}
      {isValid && isRenamed && onReissue && (
        <Button size="small" tone="accent" aria-label={`Issue again ${number}`} onPress={() => onReissue(certificate)}>
          {say('Issue again')}
        </Button>
      )}
      {isValid && onWithdraw && (
        <Button {...look} tone="critical" aria-label={`Withdraw ${number}`} onPress={() => onWithdraw(certificate)}>
          {say('Withdraw')}
        </Button>
      )}
    </Inline>
  );
}

interface ActionsProps {
  certificate: IssuedCertificate;
}
