import { type Sentence, sentence } from '../sentence/sentence.ts';

/** For how many days deleted items can be restored; null if they are deleted for good, undefined if that is not known. */
export type RestorableDays = number | null | undefined;

/** Sentences that follow each other. */
export type Paragraph = readonly [Sentence, ...Sentence[]];

/** What follows when an item is enabled. */
export function enablingConsequence(days: RestorableDays): Paragraph {
  return [
    sentence('Learners see it at once, and there is no way to disable it.'),
    days === null
      ? sentence('Only deleting it takes it off line, which cannot be taken back.')
      : sentence('Deleting it takes it off line, and it can be restored as a draft.'),
  ];
}

/** An item that is about to be deleted. */
export interface Deletion {
  /** Whether learners see it. @default false */
  readonly isEnable?: boolean;
  /** What is deleted with it, such as 'PDF' and '5 questions'. @default nothing */
  readonly contents?: readonly Sentence[];
  /** Why the service keeps it. @default nothing */
  readonly obstacle?: Paragraph | undefined;
}

/** What follows when an item is deleted. */
export function deletionConsequence(deletion: Deletion, days: RestorableDays): Paragraph {
  const { isEnable = false, contents = [], obstacle } = deletion;
  if (obstacle !== undefined) return obstacle;
  return endingWith(
    days === null ? sentence('This cannot be taken back.') : restorable(isEnable, days),
    isEnable && sentence('Learners no longer see it.'),
    contents.length > 0 && sentence('This deletes its {contents} too.', { contents }),
  );
}

function restorable(isEnable: boolean, days: number | undefined): Sentence {
  if (days === undefined)
    return isEnable ? sentence('It can be restored as a draft.') : sentence('It can be restored.');
  return isEnable
    ? sentence('It can be restored as a draft for {days, plural, one {# day} other {# days}}.', { days })
    : sentence('It can be restored for {days, plural, one {# day} other {# days}}.', { days });
}

/** The sentences that apply, and a last one. */
export function endingWith(last: Sentence, ...before: readonly (Sentence | false)[]): Paragraph {
  const [first, ...others] = before.filter((one) => one !== false);
  return first === undefined ? [last] : [first, ...others, last];
}

export function courseContents(course: { readonly file: unknown; readonly questionCount: number | null }): Sentence[] {
  const n = course.questionCount ?? 0;
  return [
    ...(course.file ? [sentence('PDF')] : []),
    ...(n > 0 ? [sentence('{n, plural, one {# question} other {# questions}}', { n })] : []),
  ];
}

export function eventContents({ images }: { readonly images: readonly unknown[] }): Sentence[] {
  const n = images.length;
  return n > 0 ? [sentence('{n, plural, one {# poster} other {# posters}}', { n })] : [];
}

export function certificateGroupContents({ template }: { readonly template: unknown }): Sentence[] {
  return template ? [sentence('template')] : [];
}

/** Why the service keeps a certificate group. */
export function certificateGroupObstacle({
  issuedCount,
}: {
  readonly issuedCount: number | null;
}): Paragraph | undefined {
  if (!issuedCount) return undefined;
  return [sentence('Certificates were issued in it.'), sentence('A group with certificates cannot be deleted.')];
}
