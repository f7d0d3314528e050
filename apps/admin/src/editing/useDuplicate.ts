import { useCapability } from '@cpd/api/capabilities';
import { useForgetItem } from '@cpd/api/recents';
import { useHost } from '@cpd/ui/Host';
import { type CreateAction, useCreate } from '@cpd/ui/ListScreen';
import { say, titleInSentence } from '@cpd/ui/language';
import { useNotifyChange } from '@cpd/ui/Notifications';
import type { ItemResource } from '../bin/useItemActions.tsx';

export interface DuplicateOptions {
  /** The id of the original. */
  readonly id: string;
  /** The name of the original. */
  readonly name: string;
  readonly resource: Pick<ItemResource, 'remove'>;
  /** Sends the request; the response is the id of the copy. */
  readonly copy: () => ReturnType<CreateAction['run']>;
  /** The path of an item's form. */
  readonly pathOf: (id: string) => string;
}

/**
 * Returns the handler of 'Duplicate', which copies an item and opens the copy, after a confirmation if that loses changes.
 * 'Undo' deletes the copy and leads back to the original. Undefined if the server does not copy.
 */
export function useDuplicate({ id, name, resource, copy, pathOf }: DuplicateOptions): (() => void) | undefined {
  const isOffered = useCapability('duplicate') === true;
  const remove = resource.remove.useMutation();
  const notifyChange = useNotifyChange();
  const forget = useForgetItem();
  const { navigate, nextLocation } = useHost();

  async function undo(copies: readonly string[]) {
    for (const copied of copies) {
      if (!(await remove.run({ id: copied })).isDone) return;
      forget(copied);
      if (nextLocation().path === pathOf(copied)) await navigate(pathOf(id));
    }
  }

  async function run() {
    const outcome = await copy();
    if (!outcome.isDone) return outcome;
    const message = ({ length: n }: readonly string[]) =>
      n === 1
        ? say('{name} duplicated', { name: titleInSentence(name) })
        : say('{n, plural, one {# copy} other {# copies}} made', { n });
    notifyChange({ name: `copies of ${id}`, message, onUndo: (copies) => void undo(copies) }, outcome.response);
    return outcome;
  }

  const duplicate = useCreate({ run }, pathOf);
  return isOffered ? () => void duplicate() : undefined;
}
