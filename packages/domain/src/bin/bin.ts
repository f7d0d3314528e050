import { eventName } from '../event/event.ts';

/** The kinds of item that a deletion puts into the bin. */
export const BIN_KINDS = ['course', 'event', 'certificateGroup', 'question'] as const;

export type BinKind = (typeof BIN_KINDS)[number];

/** What a restore has met, by code, with the sentence for it. The item is there in any case. */
export const RESTORE_NOTES = {
  ALREADY_RESTORED: 'This is not in the bin any more, because it was restored before.',
  GROUP_GONE: 'Its certificate group was deleted. Choose another one.',
  GROUP_NOT_ENABLED: 'Its certificate group is not enabled. Enable that first, or choose another one.',
  IMAGE_GONE: 'An image of it is gone. Choose another one.',
  FILE_GONE: 'Its PDF is gone. Choose another one.',
  QUESTION_TAKEN: 'A question of it is in another quiz now, and stays there.',
} as const;

export type RestoreNote = keyof typeof RESTORE_NOTES;

/** The notes as a response contains them. */
export function restoreNotes(codes: readonly RestoreNote[]): { code: RestoreNote; message: string }[] {
  return codes.map((code) => ({ code, message: RESTORE_NOTES[code] }));
}

/** Says what a restore has done. */
export function restoredMessage(
  kind: BinKind,
  name: string,
  notes: readonly { readonly code: string; readonly message: string }[],
): string {
  const isThere = notes.some(({ code }) => code === 'ALREADY_RESTORED');
  const restored = {
    course: `${name} restored as a draft, at the end of the sequence`,
    event: `${name} restored as a draft`,
    certificateGroup: `${name} restored as a draft`,
    question: 'Question restored at the end of the quiz',
  };
  if (notes.length === 0) return restored[kind];
  const sentences = notes.map(({ message }) => message);
  return isThere ? sentences.join(' ') : `${restored[kind]}. ${sentences.join(' ')}`;
}

/** A line of the history, as far as it tells what was put into the bin or has left it. */
interface BinLine {
  readonly action: string;
  readonly subject: { readonly _id: string | null; readonly title: string | null };
  readonly changes?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[] | null;
}

/** The item that a line of the history puts into the bin or takes out of it; null for another line. */
export function lineInBin({ action, subject, changes }: BinLine): { kind: BinKind; id: string; name: string } | null {
  const kind = BIN_KINDS.find((known) =>
    ['deleted', 'restored', 'removed'].some((verb) => action === `${known}.${verb}`),
  );
  if (kind === undefined) return null;
  const change = kind === 'question' ? changes?.find(({ field }) => field === 'question') : undefined;
  const { _id, title, name } = Object(change ? (change.before ?? change.after) : subject);
  // Questions that were deleted by an earlier version have no id.
  if (typeof _id !== 'string' || (kind === 'question' && change === undefined)) return null;
  if (kind === 'event') return { kind, id: _id, name: eventName({ hyperlink: title }) ?? 'Event without a link' };
  return { kind, id: _id, name: String(title ?? name ?? 'Draft') };
}
