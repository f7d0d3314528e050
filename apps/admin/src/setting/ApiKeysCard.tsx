import { type ApiKey, apiKeys } from '@cpd/api/apiKeys';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { actionsColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { DialogFallback, useConfirm } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { ListTable, type ListTexts, unpagedList } from '@cpd/ui/ListScreen';
import { say, sentence } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { Truncate } from '@cpd/ui/Truncate';
import { Suspense, useState } from 'react';
import type { ApiKeyDialogProps, NewApiKey } from './ApiKeyDialog.tsx';
import { NEVER_EXPIRES, scopesText } from './scopeLabels.ts';

const apiKeyTexts = {
  none: sentence('No API keys yet.'),
  failed: sentence('API keys could not be loaded'),
} satisfies ListTexts;

const ApiKeyDialog = lazyPart(
  async () => (await import('./ApiKeyDialog.tsx')).ApiKeyDialog,
  ({ onClose }) => onClose(),
);

/** Lists the API keys of other services, adds and revokes them. */
export function ApiKeysCard() {
  const list = unpagedList(apiKeys.list.useQuery({}));
  const add = apiKeys.add.useMutation();
  const revoke = apiKeys.revoke.useMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  const [opened, setOpened] = useState<{ added?: ApiKeyDialogProps['added'] }>();

  async function handleAdd(key: NewApiKey) {
    const added = await add.run(key);
    if (added.isDone) setOpened({ added: { name: key.name, key: added.response.key } });
  }
  async function handleRevoke({ _id, name }: ApiKey) {
    if (!(await confirm(revocation(name)))) return;
    if ((await revoke.run({ id: _id })).isDone) notify(say('API key revoked'));
  }

  return (
    <>
      <ListTable
        title={say('API keys')}
        caption={say('API keys')}
        description={say("Other services, such as the mobile app's backend, send requests with a key.")}
        texts={apiKeyTexts}
        isEmptyInOneLine
        list={list}
        columns={columnsOf(revoke.isRunning, (key) => void handleRevoke(key))}
        expectedRows={1}
        actions={list.rows && <Button onPress={() => setOpened({})}>{say('Add API key')}</Button>}
      />
      <Suspense fallback={<DialogFallback />}>
        {opened && (
          <ApiKeyDialog
            added={opened.added}
            isAdding={add.isRunning}
            onAdd={(key) => void handleAdd(key)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function revocation(name: string) {
  return {
    title: say('Revoke a key of “{name}”?', { name }),
    message: say('Requests with it are rejected immediately. This cannot be undone.'),
    confirmLabel: say('Revoke'),
    tone: 'danger',
  } as const;
}

function columnsOf(isBusy: boolean, onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] {
  return [
    { id: 'name', header: say('Service'), minWidth: 120, cell: ({ name }) => <bdi>{name}</bdi>, isRowHeader: true },
    {
      id: 'scopes',
      header: say('May use'),
      minWidth: 160,
      cell: ({ scopes }) => <Truncate lines={2}>{scopesText(scopes)}</Truncate>,
    },
    {
      id: 'created',
      header: say('Added'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      id: 'expires',
      header: say('Expires'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ expiresAt }) => <Expiry at={expiresAt} />,
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
        label: say('Revoke'),
        nameOf: ({ name }) => say('Revoke {name}', { name }),
        isDisabled: isBusy,
        onPress: onRevoke,
      },
    ]),
  ];
}

function Expiry({ at }: { at: string | null }) {
  if (at === null) return say(NEVER_EXPIRES);
  return Date.parse(at) <= Date.now() ? <Badge tone="caution">{say('Expired')}</Badge> : <DateTime at={at} />;
}
