import { eventName } from '../event/event.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';

/** The kinds of item that a deletion puts into the bin. */
export const BIN_KINDS = ['course', 'event', 'certificateGroup', 'question'] as const;

export type BinKind = (typeof BIN_KINDS)[number];

/** Why a deletion cannot be undone, so that the item can only be restored: the codes of error responses. */
export const UNDO_REFUSALS = [
  'NOT_UNDOABLE',
  'ORDER_CHANGED',
  'NUMBERS_CHANGED',
  'GROUP_NOT_ENABLED',
  'PARTS_GONE',
] as const;

/** What a restore has met, by code, with the sentence for it. The item is there in any case. */
export const RESTORE_NOTES = {
  ALREADY_RESTORED: sentence('This is not in the bin any more, because it was restored before.'),
  GROUP_GONE: sentence('Its certificate group was deleted. Choose another one.'),
  GROUP_NOT_ENABLED: sentence('Its certificate group is not enabled. Enable that first, or choose another one.'),
  IMAGE_GONE: sentence('An image of it is gone. Choose another one.'),
  FILE_GONE: sentence('Its PDF is gone. Choose another one.'),
  QUESTION_TAKEN: sentence('A question of it is in another quiz now, and stays there.'),
} as const;

export type RestoreNote = keyof typeof RESTORE_NOTES;

/** A note as a response contains it, in English. */
interface NoteOfResponse {
  readonly code: string;
  readonly message: string;
}

function noteSentence({ code, message }: NoteOfResponse): Sentence {
  const isKnown = Object.hasOwn(RESTORE_NOTES, code);
  return isKnown ? RESTORE_NOTES[code as RestoreNote] : sentence('{message}', { message });
}

/** An item that is there again. */
export interface RestoredItem {
  readonly kind: BinKind;
  readonly name: string;
  readonly notes: readonly NoteOfResponse[];
  /** Whether it is as it was before the deletion. */
  readonly exact: boolean;
}

/** Says what restores have done, and what they have met. */
export function restoredMessage(items: readonly RestoredItem[]): readonly [Sentence, ...Sentence[]] {
  const done = restoredSentence(items);
  const notes = new Map(items.flatMap((item) => item.notes).map((note) => [note.code, noteSentence(note)]));
  const [first, ...others] = notes.values();
  if (first === undefined) return [done];
  return items.every(isThereAlready) ? [first, ...others] : [sentence('{done}.', { done }), first, ...others];
}

function isThereAlready({ notes }: RestoredItem): boolean {
  return notes.some(({ code }) => code === 'ALREADY_RESTORED');
}

function restoredSentence(items: readonly RestoredItem[]): Sentence {
  const [item] = items;
  const n = items.length;
  const areExact = items.every(({ exact }) => exact);
  if (item === undefined || n > 1)
    return areExact
      ? sentence('{n, plural, one {# item is} other {# items are}} back as before', { n })
      : sentence('{n, plural, one {# item} other {# items}} restored', { n });
  const { kind, name } = item;
  if (areExact)
    return kind === 'question'
      ? sentence('Question is back as before')
      : sentence('{name} is back as before', { name });
  return {
    course: sentence('{name} restored as a draft, at the end of the sequence', { name }),
    event: sentence('{name} restored as a draft', { name }),
    certificateGroup: sentence('{name} restored as a draft', { name }),
    question: sentence('Question restored at the end of the quiz'),
  }[kind];
}

/** A line of the history, as far as it tells what was put into the bin or has left it. */
interface BinLine {
  readonly action: string;
  readonly subject: { readonly _id: string | null; readonly title: string | null };
  readonly changes?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[] | null;
}

/** The item that a line of the history puts into the bin or takes out of it; null for another line. A draft can have no name. */
export function lineInBin({
  action,
  subject,
  changes,
}: BinLine): { kind: BinKind; id: string; name: string | null } | null {
  const kind = BIN_KINDS.find((known) =>
    ['deleted', 'restored', 'removed'].some((verb) => action === `${known}.${verb}`),
  );
  if (kind === undefined) return null;
  const change = kind === 'question' ? changes?.find(({ field }) => field === 'question') : undefined;
  const { _id, title, name } = Object(change ? (change.before ?? change.after) : subject);
  // Questions that were deleted by an earlier version have no id.
  if (typeof _id !== 'string' || (kind === 'question' && change === undefined)) return null;
  if (kind === 'event') return { kind, id: _id, name: eventName({ hyperlink: title }) ?? null };
  return { kind, id: _id, name: title ?? name ?? null };
}
