import type { AdminSession } from '@cpd/api/auth';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { type Column, PagedTable } from '@cpd/ui/PagedTable';

export interface SessionsCardProps {
  /** The newest first. */
  sessions: readonly AdminSession[];
  /** Ends sessions, by their ids. */
  onEnd: (ids: readonly string[]) => void;
  /** Whether sessions are being ended. */
  isEnding: boolean;
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}

/** Lists where the account is signed in, and ends sessions elsewhere (rule PW4). */
export function SessionsCard({ sessions, onEnd, isEnding }: SessionsCardProps) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ _id }) => _id);
  const columns: readonly Column<AdminSession>[] = [
    { id: 'started', header: 'Signed in', cell: ({ startedAt }) => <Moment at={startedAt} />, isRowHeader: true },
    {
      id: 'used',
      header: 'Last used',
      cell: ({ renewedAt, isCurrent }) =>
        isCurrent ? <Badge tone="positive">This session</Badge> : <Moment at={renewedAt} />,
    },
    {
      id: 'end',
      header: 'End',
      width: 120,
      isAction: true,
      cell: ({ _id, startedAt, isCurrent }) =>
        !isCurrent && (
          <Button
            size="small"
            isDisabled={isEnding}
            aria-label={`End the session of ${moment.format(new Date(startedAt))}`}
            onPress={() => onEnd([_id])}
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <Card
      title="Sessions"
      description="Where this account is signed in."
      padding="none"
      actions={
        others.length > 1 && (
          <Button isPending={isEnding} onPress={() => onEnd(others)}>
            End all others
          </Button>
        )
      }
    >
      <PagedTable caption="Sessions" columns={columns} rows={sessions} getRowId={({ _id }) => _id} />
    </Card>
  );
}
