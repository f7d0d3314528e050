import { counted, listed } from '../text/text.ts';

/** For how many days deleted items can be restored; null if they are deleted for good, undefined if that is not known. */
export type RestorableDays = number | null | undefined;

/** What follows when an item is enabled. */
export function enablingConsequence(days: RestorableDays): string {
  const deletion =
    days === null
      ? 'Only deleting it takes it off line, which cannot be taken back.'
      : 'Deleting it takes it off line, and it can be restored as a draft.';
  return `Learners see it at once, and there is no way to disable it. ${deletion}`;
}

/** An item that is about to be deleted. */
export interface Deletion {
  /** Whether learners see it. @default false */
  readonly isEnable?: boolean;
  /** What is deleted with it, such as 'PDF' and '5 questions'. @default nothing */
  readonly contents?: readonly string[];
  /** Why the service keeps it. @default nothing */
  readonly obstacle?: string | undefined;
}

/** What follows when an item is deleted. */
export function deletionConsequence(deletion: Deletion, days: RestorableDays): string {
  const { isEnable = false, contents = [], obstacle } = deletion;
  if (obstacle !== undefined) return obstacle;
  const sentences = [
    isEnable && 'Learners no longer see it.',
    contents.length > 0 && `This deletes its ${listed(contents)} too.`,
    days === null
      ? 'This cannot be taken back.'
      : `It can be restored${isEnable ? ' as a draft' : ''}${days === undefined ? '' : ` for ${counted(days, 'day')}`}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

export function courseContents(course: { readonly file: unknown; readonly questionCount: number | null }): string[] {
  return [...(course.file ? ['PDF'] : []), ...countedContents(course.questionCount ?? 0, 'question')];
}

export function eventContents({ images }: { readonly images: readonly unknown[] }): string[] {
  return countedContents(images.length, 'poster');
}

export function certificateGroupContents({ template }: { readonly template: unknown }): string[] {
  return template ? ['template'] : [];
}

/** Why the service keeps a certificate group. */
export function certificateGroupObstacle({ issuedCount }: { readonly issuedCount: number | null }): string | undefined {
  return issuedCount ? 'Certificates were issued in it. A group with certificates cannot be deleted.' : undefined;
}

/** What the service deletes with a person. */
export interface OwnedByPerson {
  readonly certificates: number;
  readonly posts: number;
  readonly uploads: number;
  readonly hasAccount: boolean;
}

/** What follows when a person is deleted, with everything of theirs. */
export function personDeletionConsequence({ certificates, posts, uploads, hasAccount }: OwnedByPerson): string {
  const contents = [
    ...countedContents(certificates, 'certificate'),
    ...countedContents(posts, 'post'),
    ...countedContents(uploads, 'upload'),
    ...(hasAccount ? ['the account in the mobile app'] : []),
  ];
  const sentences = [
    contents.length > 0 && `This deletes ${listed(contents)} too.`,
    certificates > 0 && 'Links to the certificates stop working.',
    'This cannot be taken back.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function countedContents(count: number, noun: string): string[] {
  return count > 0 ? [counted(count, noun)] : [];
}
