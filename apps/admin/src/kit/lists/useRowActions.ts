import type { Action } from '@cpd/api/client';
import { deleteMessage, enableMessage } from '@cpd/domain/dialog';
import { useNotify } from '@cpd/ui/Notifications';
import { useConfirm } from '../useConfirm.ts';

/** What the rows of a list do. */
export interface RowActionCalls {
  readonly enable: Action<[{ readonly id: string }], unknown>;
  readonly remove: Action<[{ readonly id: string }], unknown>;
  readonly reload: () => void;
  /** What is asked before a deletion. @default 'Are you sure to delete item: {id}' */
  readonly deleteMessage?: (id: string) => string;
}

/** Gives what 'Enable' and 'Delete' do in a row: ask, call, tell; the answer tells whether it was done. */
export function useRowActions({ enable, remove, reload, deleteMessage: question = deleteMessage }: RowActionCalls) {
  const confirm = useConfirm();
  const notify = useNotify();

  async function call({ run }: RowActionCalls['enable'], id: string, news: string): Promise<boolean> {
    const outcome = await run({ id });
    if (outcome.isDone) notify(news);
    // Somebody else has deleted the row.
    else if (outcome.error.status === 404) reload();
    return outcome.isDone;
  }

  return {
    async onEnable(id: string, name: string): Promise<boolean> {
      return (await confirm({ message: enableMessage(id) })) && call(enable, id, `${name} is enabled`);
    },
    async onDelete(id: string, name: string): Promise<boolean> {
      return (await confirm({ message: question(id), tone: 'danger' })) && call(remove, id, `${name} is deleted`);
    },
  };
}
