import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import type { ApiError } from '@cpd/api/client';
import { type BinKind, type RestoredItem, restoredMessage, UNDO_REFUSALS } from '@cpd/domain/bin';
import { paragraph, say, titleInSentence } from '@cpd/ui/language';
import { type NotificationAction, type UndoGroup, useNotify, useNotifyChange } from '@cpd/ui/Notifications';
import { coursePath, deletedPath, subjectPath } from '../paths.ts';
import { deletedTexts } from './deletedTexts.ts';

/** A deleted item. */
export interface DeletedItem {
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
  /** The course of a question. */
  readonly course?: string | null | undefined;
}

/** Brings deleted items back and says what this has met. */
export interface Restoring {
  /** Restores an item from the bin, as a draft at the end. */
  readonly restore: (item: DeletedItem) => Promise<void>;
  /** Undoes deletions, given in their order: the items are as before. What cannot be so is offered as a restore. */
  readonly undo: (items: readonly DeletedItem[]) => Promise<void>;
}

type RestoreOutcome = Awaited<ReturnType<ReturnType<typeof bin.restore.useMutation>['run']>>;
type RestoreResponse = Extract<RestoreOutcome, { readonly isDone: true }>['response'];

/** Restores items in this order. It may stop at a failure that is temporary. */
export type RestoreAll = (items: readonly DeletedItem[], exact: boolean) => Promise<readonly RestoreOutcome[]>;

/** @param restoreAll by default one request for each item. */
export function useRestore(restoreAll?: RestoreAll): Restoring {
  const { run } = bin.restore.useMutation();
  const notify = useNotify();

  const oneByOne: RestoreAll = async (items, exact) => {
    const outcomes: RestoreOutcome[] = [];
    for (const { id, kind } of items) {
      const outcome = await run({ id, kind, ...(exact && { exact }) });
      outcomes.push(outcome);
      if (!outcome.isDone && outcome.error.isTemporary) break;
    }
    return outcomes;
  };

  async function bringBack(items: readonly DeletedItem[], exact: boolean): Promise<void> {
    const back: BroughtBack[] = [];
    const later: DeletedItem[] = [];
    const refused: DeletedItem[] = [];
    const outcomes = await (restoreAll ?? oneByOne)(items, exact);
    for (const [index, item] of items.entries()) {
      const outcome = outcomes[index];
      if (outcome?.isDone) back.push(broughtBack(item, outcome.response));
      else if (outcome === undefined || mayBeSentAgain(outcome.error)) later.push(item);
      else if (exact && isRefused(outcome.error)) refused.push(item);
      else {
        const way = wayToOwner(outcome.error, item);
        if (way) offer([item], way);
      }
    }
    notifyBack(back);
    // Last, because the oldest notifications make room.
    offer(refused, { label: say('Restore'), onPress: () => void bringBack(refused, false) });
    offer(later, { label: say('Try again'), onPress: () => void bringBack(later, exact) });
  }

  function notifyBack(back: readonly BroughtBack[]) {
    if (back.length === 0) return;
    const hasNotes = back.some(({ notes }) => notes.length > 0);
    const only = back.length === 1 ? back[0]?.open : undefined;
    notify(paragraph(...restoredMessage(back)), only, hasNotes ? 'caution' : 'positive');
  }

  /** One notification for all of them, because few are shown at a time. */
  function offer(items: readonly DeletedItem[], action: NotificationAction) {
    const [item] = items;
    if (item === undefined) return;
    const text =
      items.length === 1
        ? say('{name} was not restored', { name: titleInSentence(item.name) })
        : say('{n, plural, one {# item was} other {# items were}} not restored', { n: items.length });
    notify(text, action, 'caution');
  }

  return {
    restore: (item) => bringBack([item], false),
    undo: (items) => bringBack(items.toReversed(), true),
  };
}

/** An item that is there again. */
type BroughtBack = RestoredItem & { readonly open: NotificationAction | undefined };

function broughtBack(item: DeletedItem, { course, notes, exact }: RestoreResponse): BroughtBack {
  const open = openAction({ ...item, course: course ?? item.course });
  return { kind: item.kind, name: titleInSentence(item.name), notes, exact, open };
}

/** Restoring twice is safe: the second time, the server says that the item is back already. */
function mayBeSentAgain({ isTemporary, isOutcomeUnknown }: ApiError): boolean {
  return isTemporary || isOutcomeUnknown;
}

/** Whether something has changed that undoing needs, so that the item can still be restored. */
function isRefused({ code }: ApiError): boolean {
  return UNDO_REFUSALS.some((refusal) => refusal === code);
}

/** The way to the deleted item that has to be restored before this one, or with it. */
function wayToOwner({ code }: ApiError, { course }: DeletedItem): NotificationAction | undefined {
  if (code === 'GROUP_DELETED')
    return { label: say(deletedTexts.certificateGroup.title), href: deletedPath('certificateGroup') };
  const isCourseDeleted = code === 'COURSE_DELETED' || code === 'IN_DELETED_COURSE';
  return isCourseDeleted && course ? { label: say('Go to the course'), href: coursePath(course) } : undefined;
}

/** The link to the form of an item that is there. */
function openAction({ kind, id, course = null }: DeletedItem): NotificationAction | undefined {
  const isQuestion = kind === 'question';
  const subject = { kind: isQuestion ? 'course' : kind, _id: isQuestion ? course : id };
  const href = subjectPath({ subject, action: `${kind}.restored` });
  return href === undefined ? undefined : { label: say('Open'), href };
}

/** Returns the function that says that an item was deleted, with 'Undo' if the server keeps deleted items. */
export function useNotifyDeletion(restoreAll?: RestoreAll): (message: string, item: DeletedItem) => void {
  const hasBin = useCapability('bin');
  const { undo } = useRestore(restoreAll);
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  return (message, item) => {
    if (!hasBin) {
      notify(message);
      return;
    }
    const group: UndoGroup<DeletedItem> = {
      name: 'deletions',
      message: ({ length: n }) => (n === 1 ? message : say('{n, plural, one {# item} other {# items}} deleted', { n })),
      onUndo: (items) => void undo(items),
    };
    notifyChange(group, item);
  };
}
