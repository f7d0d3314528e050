import { type Administrator, administrators, type IssuedLink } from '@cpd/api/administrators';
import { useCapability } from '@cpd/api/capabilities';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { useNotify } from '@cpd/ui/Notifications';
import { type ReactNode, Suspense, useState } from 'react';
import { unpagedList } from '../kit/lists/ListState.ts';
import { welcomeLink } from '../kit/paths.ts';
import { useConfirm } from '../kit/useConfirm.ts';
import type { AdministratorDialogProps } from './AdministratorDialog.tsx';
import type { AdministratorsCardProps } from './AdministratorsCard.tsx';

const AdministratorDialog = lazyPart(
  async () => (await import('./AdministratorDialog.tsx')).AdministratorDialog,
  ({ onClose }) => onClose(),
);

/** The card of administrators, undefined if the server does not list them, and its dialogs. */
export function useAdministrators(): { card: AdministratorsCardProps | undefined; dialog: ReactNode } {
  const isOffered = useCapability('administrators') !== false;
  const list = unpagedList(administrators.list.useQuery({}));
  const add = administrators.add.useMutation();
  const issueLink = administrators.issueLink.useMutation();
  const disable = administrators.disable.useMutation();
  const enable = administrators.enable.useMutation();
  const confirm = useConfirm();
  const notify = useNotify();
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
  async function handleDisable({ _id, username, isSelf }: Administrator) {
    if (!(await confirm(isSelf ? DISABLE_SELF : disableOther(username)))) return;
    const { isDone } = await disable.run({ id: _id, isSelf });
    if (isDone && !isSelf) notify(`${username} disabled`);
  }
  async function handleEnable({ _id, username }: Administrator) {
    if ((await enable.run({ id: _id })).isDone) notify(`${username} enabled`);
  }

  return {
    card: isOffered
      ? {
          list,
          onAdd: () => setOpened({}),
          onNewLink: (administrator) => void handleNewLink(administrator),
          onDisable: (administrator) => void handleDisable(administrator),
          onEnable: (administrator) => void handleEnable(administrator),
          isBusy: issueLink.isRunning || disable.isRunning || enable.isRunning,
        }
      : undefined,
    dialog: (
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
    ),
  };
}

const DISABLE_SELF = {
  title: 'Disable your own account?',
  message: 'You are signed out everywhere immediately, and only another administrator can enable you again.',
  confirmLabel: 'Disable',
  tone: 'danger',
} as const;

function disableOther(username: string) {
  return {
    title: `Disable “${username}”?`,
    message: `${username} is signed out everywhere within five seconds, and cannot sign in until enabled again.`,
    confirmLabel: 'Disable',
    tone: 'danger',
  } as const;
}
