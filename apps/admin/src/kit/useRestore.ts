import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import { type BinKind, restoredMessage } from '@cpd/domain/bin';
import { paragraph, say, titleInSentence } from '@cpd/ui/language';
import { type NotificationAction, useNotify } from '@cpd/ui/Notifications';
import { useSubjectPath } from './SubjectPath.ts';

/** A deleted item. */
export interface DeletedItem {
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
}

/** Returns a function that restores a deleted item and says what it has met. A failure that may pass offers to try again. */
export function useRestore(): (item: DeletedItem) => Promise<void> {
  const { run } = bin.restore.useMutation();
  const notify = useNotify();
  const pathOf = useSubjectPath();

  return async function restore(item) {
    const { kind, id } = item;
    const name = titleInSentence(item.name);
    const outcome = await run({ id, kind });
    if (outcome.isDone) {
      const { course, notes } = outcome.response;
      const isQuestion = kind === 'question';
      const subject = { kind: isQuestion ? 'course' : kind, _id: isQuestion ? course : id, title: null };
      const href = pathOf({ subject, action: `${kind}.restored` });
      const open = href === undefined ? undefined : { label: say('Open'), href };
      notify(paragraph(...restoredMessage(item.kind, name, notes)), open, notes.length > 0 ? 'caution' : 'positive');
    } else if (outcome.error.kind === 'network' || (outcome.error.status ?? 0) >= 500) {
      notify(
        say('{name} was not restored', { name }),
        { label: say('Try again'), onPress: () => void restore(item) },
        'caution',
      );
    }
  };
}

/** Returns the 'Undo' of a deletion; undefined if the server keeps no deleted items. */
export function useUndoDeletion(): (item: DeletedItem) => NotificationAction | undefined {
  const hasBin = useCapability('bin');
  const restore = useRestore();
  return (item) => (hasBin ? { label: say('Undo'), onPress: () => void restore(item), shortcut: 'z' } : undefined);
}
