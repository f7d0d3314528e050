import { type Administrator, administrators, type IssuedLink } from '@cpd/api/administrators';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { actionsColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { DialogFallback, useConfirm } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { ListTable, type ListTexts, unpagedList } from '@cpd/ui/ListScreen';
import { formatDateTime, say, sentence } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitle } from '@cpd/ui/RowTitle';
import { Suspense, useState } from 'react';
import { welcomeLink } from '../paths.ts';
import type { AdministratorDialogProps } from './AdministratorDialog.tsx';

const administratorTexts = {
  none: sentence('No administrators yet.'),
  failed: sentence('Administrators could not be loaded'),
} satisfies ListTexts;

const AdministratorDialog = lazyPart(
  async () => (await import('./AdministratorDialog.tsx')).AdministratorDialog,
  ({ onClose }) => onClose(),
);

/** Lists the administrators, adds, enables and disables them. */
export function AdministratorsCard() {
  const list = unpagedList(administrators.list.useQuery({}));
  const add = administrators.add.useMutation();
  const issueLink = administrators.issueLink.useMutation();
  const change = useChangeAdministrator();
  const [opened, setOpened] = useState<{ issued?: AdministratorDialogProps['issued'] }>();

  const show = (username: string, { token, expiresAt }: IssuedLink) =>
    setOpened({ issued: { username, link: welcomeLink(token), expiresAt } });

  async function handleAdd(username: string) {
    const added = await add.run({ username });
    if (added.isDone) show(username, added.response);
  }
  async function handleNewLink({ _id, username }: Administrator) {
    const issued = await issueLink.run({ id: _id });
    if (issued.isDone) show(username, issued.response);
  }

  return (
    <>
      <ListTable
        title={say('Administrators')}
        caption={say('Administrators')}
        description={say(
          'People who can sign in to the back office. Every administrator can do everything. At least one must stay enabled.',
        )}
        texts={administratorTexts}
        list={list}
        columns={columnsOf(list.rows ?? [], {
          ...change,
          isBusy: issueLink.isRunning || change.isBusy,
          onNewLink: (administrator) => void handleNewLink(administrator),
        })}
        expectedRows={2}
        actions={list.rows && <Button onPress={() => setOpened({})}>{say('Add administrator')}</Button>}
      />
      <Suspense fallback={<DialogFallback />}>
        {opened && (
          <AdministratorDialog
            issued={opened.issued}
            isAdding={add.isRunning}
            onAdd={(username) => void handleAdd(username)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Disables administrators after a confirmation, and enables them again. */
function useChangeAdministrator() {
  const disable = administrators.disable.useMutation();
  const enable = administrators.enable.useMutation();
  const confirm = useConfirm();
  const notify = useNotify();

  async function handleDisable({ _id, username, isSelf }: Administrator) {
    if (!(await confirm(isSelf ? disableSelf() : disableOther(username)))) return;
    const { isDone } = await disable.run({ id: _id, isSelf });
    if (isDone && !isSelf) notify(say('{username} disabled', { username }));
  }
  async function handleEnable({ _id, username }: Administrator) {
    if ((await enable.run({ id: _id })).isDone) notify(say('{username} enabled', { username }));
  }
  return {
    isBusy: disable.isRunning || enable.isRunning,
    onDisable: (administrator: Administrator) => void handleDisable(administrator),
    onEnable: (administrator: Administrator) => void handleEnable(administrator),
  };
}

function disableSelf() {
  return {
    title: say('Disable your own account?'),
    message: say('You are signed out everywhere immediately, and only another administrator can enable you again.'),
    confirmLabel: say('Disable'),
    tone: 'danger',
  } as const;
}

function disableOther(username: string) {
  return {
    title: say('Disable “{username}”?', { username }),
    message: say('{username} is signed out everywhere within five seconds, and cannot sign in until enabled again.', {
      username,
    }),
    confirmLabel: say('Disable'),
    tone: 'danger',
  } as const;
}

interface RowActions {
  /** Whether an administrator is being changed. */
  isBusy: boolean;
  onNewLink: (administrator: Administrator) => void;
  onDisable: (administrator: Administrator) => void;
  onEnable: (administrator: Administrator) => void;
}

function columnsOf(rows: readonly Administrator[], actions: RowActions): readonly Column<Administrator>[] {
  const { isBusy, onNewLink, onDisable, onEnable } = actions;
  const active = rows.filter(({ isDisabled, isInvited }) => !isDisabled && !isInvited);
  return [
    {
      id: 'name',
      header: say('{field, select, signIn {User} other {User}}', { field: 'column' }),
      isRowHeader: true,
      cell: (administrator) => <RowTitle detail={sinceText(administrator)}>{administrator.username}</RowTitle>,
    },
    {
      id: 'state',
      header: say('State'),
      width: 152,
      onCard: 'side',
      cell: (administrator) => <State {...administrator} />,
    },
    {
      id: 'seen',
      header: say('Last seen'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? say('Never') : <DateTime at={lastSeenAt} />),
    },
    actionsColumn([
      {
        label: say('New link'),
        nameOf: ({ username }) => say('New link for {username}', { username }),
        isOffered: ({ isSelf, isDisabled }) => !isSelf && !isDisabled,
        isDisabled: isBusy,
        onPress: onNewLink,
      },
      [
        {
          label: enableLabel(),
          nameOf: ({ username }) => say('Enable {username}', { username }),
          isOffered: ({ isDisabled }) => isDisabled,
          isDisabled: isBusy,
          onPress: onEnable,
        },
        {
          label: say('Disable'),
          nameOf: ({ username }) => say('Disable {username}', { username }),
          isOffered: ({ _id: id, isDisabled }) => !isDisabled && active.some(({ _id }) => _id !== id),
          isDisabled: isBusy,
          onPress: onDisable,
        },
      ],
    ]),
  ];
}

/** Not the word for courses, which many languages publish instead. */
function enableLabel(): string {
  return say('{what, select, administrator {Enable} other {Enable}}', { what: 'administrator' });
}

function sinceText({ since, addedBy }: Administrator): string {
  const time = formatDateTime(since);
  return addedBy === null ? say('Since {time}', { time }) : say('Since {time}, added by {addedBy}', { time, addedBy });
}

function State({ isDisabled, isInvited, isSelf }: Administrator) {
  if (isDisabled) return <Badge look="dot">{say('Disabled')}</Badge>;
  if (isInvited)
    return (
      <Badge tone="caution" look="dot">
        {say('Invited')}
      </Badge>
    );
  return (
    <Badge tone="positive" look="dot">
      {isSelf ? say('Active · You') : say('Active')}
    </Badge>
  );
}
