import type { IssuedCertificate } from '@cpd/api/issuedCertificates';
import { CERTIFICATE_STATE_LABELS } from '@cpd/domain/certificate';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { Badge } from '@cpd/ui/Badge';
import { actionsColumn, type RowAction, titleColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { longDate, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { type RowTitleProps, RowTitleSkeleton } from '@cpd/ui/RowTitle';
import type { PageCommand } from '@cpd/ui/Shortcuts';
import { Text } from '@cpd/ui/Text';
import { Truncate } from '@cpd/ui/Truncate';
import * as styles from './certificateColumns.css.ts';
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
      onCard: 'fact',
      cell: (certificate) => <Issued {...certificate} />,
    },
    {
      id: 'state',
      header: say('State'),
      width: 140,
      onCard: 'side',
      cell: (certificate) => <State {...certificate} />,
    },
    actionsColumn(actionsOf(actions), { isMuted: true }),
  ];
}

/** The date of issue as the public page has it, and that of the first one if it replaces another. */
function Issued({ issuedAt, firstIssuedAt, timeZone }: IssuedCertificate) {
  const zone = timeZone ?? undefined;
  return (
    <div className={styles.issued}>
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

/** A number with word joiners, because a line may end after a hyphen. */
function onOneLine(number: string): string {
  return number.replaceAll('-', '\u2060-\u2060');
}

function State({ state, withdrawnReason, successor, predecessor }: IssuedCertificate) {
  const detail = successor
    ? say('by {number}', { number: onOneLine(successor.number) })
    : (withdrawnReason ?? (predecessor && say('replaces {number}', { number: onOneLine(predecessor.number) })));
  return (
    <div>
      <Badge tone={TONES[state]} look="dot">
        {say(CERTIFICATE_STATE_LABELS[state])}
      </Badge>
      {detail && (
        <Text tone="muted" size="small">
          <Truncate lines={2}>{detail}</Truncate>
        </Text>
      )}
    </div>
  );
}

const isValid = ({ state }: IssuedCertificate) => state === 'valid';

/** What the palette offers for a certificate: its buttons, without the links. */
export function certificateCommands(certificate: IssuedCertificate, actions: CertificateActions): PageCommand[] {
  return actionsOf(actions).flatMap((action) =>
    'onPress' in action && (action.isOffered?.(certificate) ?? true)
      ? [{ label: action.nameOf(certificate), onChoose: () => action.onPress(certificate) }]
      : [],
  );
}

function actionsOf({ onCopyLink, pdfAddress, onReissue, onWithdraw }: CertificateActions) {
  const actions: RowAction<IssuedCertificate>[] = [
    {
      label: say('Open'),
      nameOf: ({ number }) => say('Open {number} (opens in a new tab)', { number }),
      isOffered: ({ url }) => isWebAddress(url),
      isExternal: true,
      hrefOf: ({ url }) => url,
    },
    {
      label: say('Copy link'),
      nameOf: ({ number }) => say('Copy link of {number}', { number }),
      shortcut: 'c',
      onPress: onCopyLink,
    },
  ];
  if (pdfAddress) {
    actions.push({
      label: say('PDF'),
      nameOf: ({ number }) => say('PDF of {number} (opens in a new tab)', { number }),
      isOffered: isValid,
      isExternal: true,
      hrefOf: ({ _id }) => pdfAddress(_id),
    });
  }
  if (onReissue) {
    actions.push({
      label: say('Issue again'),
      nameOf: ({ number }) => say('Issue again {number}', { number }),
      isOffered: (certificate) => isValid(certificate) && certificate.isRenamed,
      variant: 'secondary',
      tone: 'accent',
      onPress: onReissue,
    });
  }
  if (onWithdraw) {
    actions.push({
      label: say('Withdraw'),
      nameOf: ({ number }) => say('Withdraw {number}', { number }),
      isOffered: isValid,
      tone: 'critical',
      onPress: onWithdraw,
    });
  }
  return actions;
}
