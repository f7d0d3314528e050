import { useCapability } from '@cpd/api/capabilities';
import { canUsePasskeys, type Passkey, passkeys, useStartPasskey } from '@cpd/api/passkeys';
import type { Attestation } from '@cpd/api/passkeys/contract';
import { Button } from '@cpd/ui/Button';
import { actionsColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { DialogFallback, useConfirm, useModal } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { ListTable, type ListTexts, unpagedList } from '@cpd/ui/ListScreen';
import { say, sentence } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { Suspense, useState } from 'react';
import { devicePasskeys } from '../login/devicePasskeys.ts';

const passkeyTexts = {
  none: sentence('No passkeys yet.'),
  failed: sentence('Passkeys could not be loaded'),
} satisfies ListTexts;

const PasskeyDialog = lazyPart(
  async () => (await import('./PasskeyDialog.tsx')).PasskeyDialog,
  ({ onCancel }) => onCancel(),
);

/** Lists the user's passkeys, adds, renames and removes them; null if the server has no passkeys. */
export function PasskeysCard() {
  const isOffered = useCapability('passkeys') !== false;
  const list = unpagedList(passkeys.list.useQuery({}));
  const [opened, setOpened] = useState<'add' | Passkey>();
  const close = () => setOpened(undefined);
  const actions = usePasskeyActions();
  if (!isOffered) return null;
  return (
    <>
      <ListTable
        title={say('Passkeys')}
        caption={say('Passkeys')}
        description={say('Sign in with your fingerprint, face, device PIN or security key.')}
        isEmptyInOneLine
        texts={passkeyTexts}
        list={list}
        columns={columnsOf({
          isBusy: actions.isRenaming || actions.isRemoving,
          onRename: setOpened,
          onRemove: (passkey) => void actions.remove(passkey, list.rows?.length === 1),
        })}
        expectedRows={1}
        actions={
          list.rows && canUsePasskeys() && <Button onPress={() => setOpened('add')}>{say('Add passkey')}</Button>
        }
      />
      <Suspense fallback={<DialogFallback />}>
        {opened === 'add' && (
          <PasskeyDialog
            title={say('Add passkey')}
            caution={say('With a passkey, the password alone no longer signs you in.')}
            submitLabel={say('Add')}
            initialName=""
            isPending={actions.isAdding}
            onSubmit={(name) => void actions.add(name, close)}
            onCancel={close}
          />
        )}
        {opened !== undefined && opened !== 'add' && (
          <PasskeyDialog
            title={say('Rename passkey')}
            submitLabel={say('Rename')}
            initialName={opened.name}
            isPending={actions.isRenaming}
            onSubmit={(name) => void actions.rename(opened._id, name, close)}
            onCancel={close}
          />
        )}
      </Suspense>
    </>
  );
}

function usePasskeyActions() {
  const start = useStartPasskey();
  const add = passkeys.add.useMutation();
  const rename = passkeys.rename.useMutation();
  const remove = passkeys.remove.useMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { reportFailure } = useModal();
  const [isAdding, setIsAdding] = useState(false);

  async function addCreated(name: string, passkey: Attestation, onDone: () => void) {
    if (!(await add.run({ name, passkey })).isDone) return;
    onDone();
    notify(say('Passkey added'));
  }

  return {
    isAdding,
    isRenaming: rename.isRunning,
    isRemoving: remove.isRunning,
    /** Lets the device create a passkey, and adds it. */
    async add(name: string, onDone: () => void) {
      setIsAdding(true);
      try {
        const started = await start.run();
        if (started.isDone) await addCreated(name, await devicePasskeys.create(started.response), onDone);
      } catch (failure) {
        reportFailure(failure);
      }
      setIsAdding(false);
    },
    async rename(id: string, name: string, onDone: () => void) {
      if ((await rename.run({ id, name })).isDone) onDone();
    },
    async remove({ _id, name }: Passkey, isLast: boolean) {
      if (!(await confirm(removal(name, isLast)))) return;
      if ((await remove.run({ id: _id })).isDone) notify(say('Passkey removed'));
    },
  };
}

function removal(name: string, isLast: boolean) {
  return {
    title: say('Remove “{name}”?', { name }),
    message: isLast
      ? say('It can no longer sign in. Your password alone signs you in again, unless everyone needs a passkey here.')
      : say('It can no longer sign in. Your other passkeys stay.'),
    confirmLabel: say('Remove'),
    tone: 'danger',
  } as const;
}

interface RowActions {
  isBusy: boolean;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

function columnsOf({ isBusy, onRename, onRemove }: RowActions): readonly Column<Passkey>[] {
  return [
    { id: 'name', header: say('Name'), cell: ({ name }) => <bdi>{name}</bdi>, isRowHeader: true },
    {
      id: 'created',
      header: say('Added'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      id: 'used',
      header: say('Last used'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? say('Never') : <DateTime at={lastUsedAt} />),
    },
    actionsColumn([
      {
        label: say('Rename'),
        nameOf: ({ name }) => say('Rename {name}', { name }),
        isDisabled: isBusy,
        onPress: onRename,
      },
      {
        label: say('Remove'),
        nameOf: ({ name }) => say('Remove {name}', { name }),
        isDisabled: isBusy,
        onPress: onRemove,
      },
    ]),
  ];
}
