import { type AdminSession, sessions } from '@cpd/api/auth';
import { useCapability } from '@cpd/api/capabilities';
import { useCurrentUser } from '@cpd/api/session';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card, type CardProps } from '@cpd/ui/Card';
import { actionsColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { Heading } from '@cpd/ui/Heading';
import { ListTable, type ListTexts, unpagedList } from '@cpd/ui/ListScreen';
import { formatDateTime, say, sentence } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { type ReactNode, useState } from 'react';
import { useLeave } from '../login/useLeave.ts';
import * as styles from './SettingPage.css.ts';

const sessionTexts = {
  none: sentence('No sessions yet.'),
  failed: sentence('Sessions could not be loaded'),
} satisfies ListTexts;

/** The number of sessions that are visible at first. */
const NEWEST_COUNT = 5;

/** Signs out here, and lists the sessions of the account and ends them if the server has them. */
export function SignOutCard() {
  const username = useCurrentUser();
  const signOut = useLeave();
  const hasSessions = useCapability('sessions') !== false;
  const card = {
    title: say('Sign Out'),
    description:
      username === undefined
        ? say('Signs you out in every tab of this browser.')
        : say('Signed in as {username}. Signs you out in every tab of this browser.', { username }),
  };
  const button = <Button onPress={() => void signOut()}>{say('Sign Out')}</Button>;
  if (hasSessions) return <SessionsTable {...card} actions={button} />;
  return <Card {...card}>{button}</Card>;
}

type SessionsTableProps = Pick<CardProps, 'description' | 'actions'> & { title: string };

function SessionsTable(card: SessionsTableProps) {
  const list = unpagedList(sessions.list.useQuery({}));
  const { isEnding, onEnd, onEndOthers } = useEndSessions();
  const { rows } = list;
  const [showsAll, setShowsAll] = useState(false);
  const newest = rows?.filter(({ isCurrent }, index) => isCurrent || index < NEWEST_COUNT);
  const hasMore = rows !== undefined && newest !== undefined && newest.length < rows.length;
  const hasOthers = rows?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <ListTable
      {...card}
      caption={say('Sessions')}
      texts={sessionTexts}
      list={showsAll ? list : { ...list, rows: newest }}
      columns={columnsOf({ onEnd, isEnding })}
      expectedRows={1}
      toolbar={
        <div className={styles.tableHeader}>
          <Heading level={3} size="part">
            {say('Devices signed in')}
          </Heading>
          <Inline>
            {hasMore && (
              <Button variant="quiet" onPress={() => setShowsAll(!showsAll)}>
                {showsAll ? say('Show the newest') : say('Show all {count}', { count: rows.length })}
              </Button>
            )}
            {hasOthers && (
              <Button isPending={isEnding} onPress={onEndOthers}>
                {say('Sign out other sessions')}
              </Button>
            )}
          </Inline>
        </div>
      }
    />
  );
}

function useEndSessions() {
  const endOne = sessions.end.useMutation();
  const endOthers = sessions.endOthers.useMutation();
  const notify = useNotify();
  const notifyEnded = (count: number) =>
    notify(say('{count, plural, one {# session} other {# sessions}} signed out', { count }));

  async function handleEnd(id: string) {
    if ((await endOne.run({ id })).isDone) notifyEnded(1);
  }
  async function handleEndOthers() {
    const outcome = await endOthers.run({});
    if (outcome.isDone) notifyEnded(outcome.response.count);
  }
  return {
    isEnding: endOne.isRunning || endOthers.isRunning,
    onEnd: (id: string) => void handleEnd(id),
    onEndOthers: () => void handleEndOthers(),
  };
}

interface RowActions {
  /** Whether sessions are being ended. */
  isEnding: boolean;
  /** Signs one session out, by its id. */
  onEnd: (id: string) => void;
}

function columnsOf({ isEnding, onEnd }: RowActions): readonly Column<AdminSession>[] {
  return [
    { id: 'device', header: say('Device'), cell: deviceOf, isRowHeader: true },
    { id: 'network', header: say('Where'), onCard: 'namedFact', cell: whereOf },
    {
      id: 'started',
      header: say('Signed in'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ startedAt }) => <DateTime at={startedAt} />,
    },
    {
      id: 'seen',
      header: say('Last seen'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ renewedAt, isCurrent }) =>
        isCurrent ? <Badge tone="positive">{say('This session')}</Badge> : <DateTime at={renewedAt} />,
    },
    actionsColumn([
      {
        label: say('Sign out'),
        nameOf: (session) =>
          say('Sign out: {device}, signed in {time}', {
            device: deviceOf(session),
            time: formatDateTime(session.startedAt),
          }),
        isOffered: ({ isCurrent }) => !isCurrent,
        isDisabled: isEnding,
        onPress: ({ _id }) => onEnd(_id),
      },
    ]),
  ];
}

/** The API names a browser and its system in English: 'Firefox on Linux'. */
function deviceOf({ device }: AdminSession): string {
  if (device === null) return say('Unknown device');
  const [browser = device, system] = device.split(' on ');
  return system === undefined ? device : say('{browser} on {system}', { browser, system });
}

function whereOf(session: AdminSession): ReactNode {
  const { concurrentNetworks } = session;
  if (concurrentNetworks === null) return networkOf(session);
  return (
    <>
      <Badge tone="critical">{say('Two networks at once')}</Badge>
      <Text tone="muted">
        {say('{networks}. If that was not you, sign this session out and change your password.', {
          networks: concurrentNetworks,
        })}
      </Text>
    </>
  );
}

function networkOf({ isCurrent, isSameNetwork, network }: AdminSession): string {
  if (isCurrent || isSameNetwork) return say('This network');
  return network === null ? say('Unknown network') : say('Another network, {network}', { network });
}
