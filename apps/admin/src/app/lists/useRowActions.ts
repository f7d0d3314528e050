import type { Action } from '@cpd/api/client';
import { deleteMessage, enableMessage } from '@cpd/domain/dialog';
import { useNotify } from '@cpd/ui/Notifications';
import { useQuestion } from '../frame/useQuestion.ts';

/** What the rows of a list do. */
export interface RowActionCalls {
  readonly enable: Action<[id: string], void>;
  readonly remove: Action<[id: string], void>;
  /** What is asked before a deletion. @default 'Are you sure to delete item: {id}' */
  readonly deleteMessage?: (id: string) => string;
}

/** Gives what 'Enable' and 'Delete' do in a row: ask, call, tell; the answer tells whether it was done (decision D6). */
export function useRowActions({ enable, remove, deleteMessage: question = deleteMessage }: RowActionCalls) {
  const confirm = useQuestion();
  const notify = useNotify();
  return {
    async onEnable(id: string, name: string): Promise<boolean> {
      if (!(await confirm({ message: enableMessage(id) }))) return false;
      const { isDone } = await enable.run(id);
      if (isDone) notify(`${name} is enabled`);
      return isDone;
    },
    async onDelete(id: string, name: string): Promise<boolean> {
      if (!(await confirm({ message: question(id), tone: 'danger' }))) return false;
      const { isDone } = await remove.run(id);
      if (isDone) notify(`${name} is deleted`);
      return isDone;
    },
  };
}
