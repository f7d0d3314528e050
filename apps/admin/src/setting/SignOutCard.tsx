import type { AdminSession } from '@cpd/api/auth';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card, type CardProps } from '@cpd/ui/Card';
import type { Column } from '@cpd/ui/PagedTable';
import { Text } from '@cpd/ui/Text';
import { Toolbar } from '@cpd/ui/Toolbar';
import { type ReactNode, useState } from 'react';
import { DATE_TIME_WIDTH, DateTime, formatDateTime } from '../kit/formatDate.tsx';
import type { UnpagedList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';

/** The sessions of the account, and functions that end them. */
export interface AccountSessions {
  /** Sorted by start, the newest first. */
  list: UnpagedList<AdminSession>;
  /** Signs one session out, by its id. */
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  /** Whether sessions are being ended. */
  isEnding: boolean;
}

export interface SignOutCardProps {
  /** The signed-in user; undefined until it is loaded, and if the server does not name the user. */
  username: string | undefined;
  onSignOut: () => void;
  /** Undefined if the server does not list sessions. */
  sessions: AccountSessions | undefined;
}

/** The number of sessions that are visible at first. */
const NEWEST_COUNT = 5;

/** Signs out here, and lists the sessions of the account and ends them. */
export function SignOutCard({ username, onSignOut, sessions }: SignOutCardProps) {
  const card = {
    title: 'Sign Out',
    description: `${username === undefined ? '' : `Signed in as ${username}. `}Signs you out in every tab.`,
  };
  const button = <Button onPress={onSignOut}>Sign Out</Button>;
  if (sessions) return <SessionsTable card={{ ...card, actions: button }} {...sessions} />;
  return (
    <Card {...card} heading="side">
      {button}
    </Card>
  );
}

interface SessionsTableProps extends AccountSessions {
  card: Pick<CardProps, 'description' | 'actions'> & { title: string };
}

function SessionsTable({ card, list, onEnd, onEndOthers, isEnding }: SessionsTableProps) {
  const { rows } = list;
  const [showsAll, setShowsAll] = useState(false);
  const newest = rows?.filter(({ isCurrent }, index) => isCurrent || index < NEWEST_COUNT);
  const hasMore = rows !== undefined && newest !== undefined && newest.length < rows.length;
  const hasOthers = rows?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <ListTable
      {...card}
      caption="Sessions"
      pluralNoun="sessions"
      list={showsAll ? list : { ...list, rows: newest }}
      columns={columnsOf({ onEnd, isEnding })}
      expectedRows={1}
      toolbar={
        <Toolbar aria-label="Sessions" search={<Text tone="muted">Devices signed in to your account</Text>}>
          {hasMore && (
            <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show the newest' : `Show all ${rows.length}`}
            </Button>
          )}
          {hasOthers && (
            <Button size="small" isPending={isEnding} onPress={onEndOthers}>
              Sign out other sessions
            </Button>
          )}
        </Toolbar>
      }
    />
  );
}

function columnsOf({ onEnd, isEnding }: Pick<AccountSessions, 'onEnd' | 'isEnding'>): readonly Column<AdminSession>[] {
  return [
    { id: 'device', header: 'Device', cell: deviceOf, isRowHeader: true },
    { id: 'network', header: 'Where', cell: whereOf },
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
            aria-label={`Sign out: ${deviceOf(session)}, signed in ${formatDateTime(session.startedAt)}`}
            onPress={() => onEnd(session._id)}
          >
            Sign out
          </Button>
        ),
    },
  ];
}

function deviceOf({ device }: AdminSession): string {
  return device ?? 'Unknown device';
}

function whereOf(session: AdminSession): ReactNode {
  const { concurrentNetworks } = session;
  if (concurrentNetworks === null) return networkOf(session);
  return (
    <>
      <Badge tone="critical">Two networks at once</Badge>
      <Text tone="muted">
        {`${concurrentNetworks.join(' and ')}. If that was not you, sign this session out and change your password.`}
      </Text>
    </>
  );
}

function networkOf({ isCurrent, isSameNetwork, network }: AdminSession): string {
  if (isCurrent || isSameNetwork) return 'This network';
  return network === null ? 'Unknown network' : `Another network, ${network}`;
}
