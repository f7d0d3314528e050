import type { AdminSession } from '@cpd/api/auth';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { useState } from 'react';
import { DATE_TIME_WIDTH, DateTime, formatDateTime } from '../kit/formatDate.tsx';
import type { UnpagedList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';

export interface SessionsCardProps {
  /** The newest first. */
  list: UnpagedList<AdminSession>;
  /** Signs one session out, by its id. */
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  /** Whether sessions are being ended. */
  isEnding: boolean;
}

/** The number of sessions that are visible at first. */
const NEWEST_COUNT = 5;

/** Lists the sessions of the account, and ends them. */
export function SessionsCard({ list, onEnd, onEndOthers, isEnding }: SessionsCardProps) {
  const { rows } = list;
  const [showsAll, setShowsAll] = useState(false);
  const newest = rows?.filter(({ isCurrent }, index) => isCurrent || index < NEWEST_COUNT);
  const hasMore = rows !== undefined && newest !== undefined && newest.length < rows.length;
  const hasOthers = rows?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <ListTable
      title="Sessions"
      caption="Sessions"
      description="Where this account is signed in."
      pluralNoun="sessions"
      list={showsAll ? list : { ...list, rows: newest }}
      columns={columnsOf({ onEnd, isEnding })}
      expectedRows={1}
      actions={
        <Inline>
          {hasMore && (
            <Button variant="quiet" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show the newest' : `Show all ${rows.length}`}
            </Button>
          )}
          {hasOthers && (
            <Button isPending={isEnding} onPress={onEndOthers}>
              Sign all others out
            </Button>
          )}
        </Inline>
      }
    />
  );
}

function columnsOf({
  onEnd,
  isEnding,
}: Pick<SessionsCardProps, 'onEnd' | 'isEnding'>): readonly Column<AdminSession>[] {
  return [
    { id: 'device', header: 'Device', cell: deviceOf, isRowHeader: true },
    { id: 'network', header: 'Where', cell: networkOf },
    {
      id: 'started',
      header: 'Signed in',
      width: DATE_TIME_WIDTH,
      cell: ({ startedAt }) => <DateTime at={startedAt} />,
    },
    {
      id: 'seen',
      header: 'Last seen',
      width: DATE_TIME_WIDTH,
      cell: ({ renewedAt, isCurrent }) =>
        isCurrent ? <Badge tone="positive">This session</Badge> : <DateTime at={renewedAt} />,
    },
    {
      id: 'end',
      header: 'Actions',
      width: 176,
      isAction: true,
      cell: (session) =>
        !session.isCurrent && (
          <Button
            variant="quiet"
            size="small"
            isDisabled={isEnding}
            aria-label={`Sign it out: ${deviceOf(session)}, signed in ${formatDateTime(session.startedAt)}`}
            onPress={() => onEnd(session._id)}
          >
            Sign it out
          </Button>
        ),
    },
  ];
}

function deviceOf({ device }: AdminSession): string {
  return device ?? 'Unknown device';
}

function networkOf({ isCurrent, isSameNetwork, network }: AdminSession): string {
  if (isCurrent || isSameNetwork) return 'This network';
  return network === null ? 'Unknown network' : `Another network, ${network}`;
}
