import { recognisableTitle } from '../draft/draft.ts';
import { eventName } from '../event/event.ts';
import { counted, listed } from '../text/text.ts';

/** The kinds of item in the history, with the nouns for users. */
const SUBJECT_NOUNS = {
  course: 'course',
  event: 'event',
  certificateGroup: 'certificate group',
  post: 'post',
  certificate: 'certificate',
  upload: 'upload',
  administrator: 'administrator',
  user: 'user',
  key: 'API key',
  cursor: 'cursor of events',
  history: 'history',
} as const;

export type SubjectKind = keyof typeof SUBJECT_NOUNS;

/** Every action in the history: the kind of its subject, and the phrase after the actor's name. */
const ACTIONS = {
  'course.created': ['course', 'created the course'],
  'course.saved': ['course', 'changed the course'],
  'course.moved': ['course', 'moved the course'],
  'course.enabled': ['course', 'enabled the course'],
  'course.deleted': ['course', 'deleted the course'],
  'course.restored': ['course', 'restored the course'],
  'course.removed': ['course', 'deleted the course for good'],
  'question.added': ['course', 'added a question'],
  'question.saved': ['course', 'changed a question'],
  'question.deleted': ['course', 'deleted a question'],
  'question.restored': ['course', 'restored a question'],
  'question.removed': ['course', 'deleted a question for good'],
  'event.created': ['event', 'created the event'],
  'event.saved': ['event', 'changed the event'],
  'event.enabled': ['event', 'enabled the event'],
  'event.deleted': ['event', 'deleted the event'],
  'event.restored': ['event', 'restored the event'],
  'event.removed': ['event', 'deleted the event for good'],
  'certificateGroup.created': ['certificateGroup', 'created the certificate group'],
  'certificateGroup.saved': ['certificateGroup', 'changed the certificate group'],
  'certificateGroup.enabled': ['certificateGroup', 'enabled the certificate group'],
  'certificateGroup.deleted': ['certificateGroup', 'deleted the certificate group'],
  'certificateGroup.restored': ['certificateGroup', 'restored the certificate group'],
  'certificateGroup.removed': ['certificateGroup', 'deleted the certificate group for good'],
  'image.uploaded': ['upload', 'uploaded an image'],
  'file.uploaded': ['upload', 'uploaded a PDF'],
  'post.link-issued': ['post', 'created a review link'],
  'post.approve': ['post', 'approved the post'],
  'post.reject': ['post', 'rejected the post'],
  'certificate.issued': ['certificate', 'issued the certificate'],
  'certificate.withdrawn': ['certificate', 'withdrew the certificate'],
  'admin.signed-in': ['administrator', 'signed in'],
  'admin.signed-out': ['administrator', 'signed out'],
  'admin.session-ended': ['administrator', 'ended a session'],
  'admin.sessions-ended': ['administrator', 'ended all other sessions'],
  'admin.session-guessed': ['administrator', 'was signed out after a hundred wrong passwords'],
  'admin.token-reused': ['administrator', 'ended a session whose token was used twice'],
  'admin.token-used-elsewhere': ['administrator', 'ended a session whose token was used on a second device'],
  'admin.token-used-in-two-networks': ['administrator', 'noticed a session whose token was used from two networks'],
  'admin.passkey-added': ['administrator', 'added a passkey'],
  'admin.passkey-renamed': ['administrator', 'renamed a passkey'],
  'admin.passkey-removed': ['administrator', 'removed a passkey'],
  'admin.passkeys-removed': ['administrator', 'removed all passkeys'],
  'admin.password-changed': ['administrator', 'changed their password'],
  'admin.password-replaced': ['administrator', 'replaced the password'],
  'admin.added': ['administrator', 'added the administrator'],
  'admin.link-issued': ['administrator', 'issued a one-time link'],
  'admin.password-chosen': ['administrator', 'chose a password by a one-time link'],
  'admin.renamed': ['administrator', 'renamed the administrator'],
  'admin.disabled': ['administrator', 'disabled the administrator'],
  'admin.enabled': ['administrator', 'enabled the administrator'],
  'key.added': ['key', 'added the API key'],
  'key.revoked': ['key', 'revoked the API key'],
  'cursors.ended': ['cursor', 'ended all cursors of events'],
  'user.deleted': ['user', 'deleted a user with everything of theirs'],
  'history.cut': ['history', 'removed the oldest lines'],
} as const satisfies Readonly<Record<string, readonly [SubjectKind, string]>>;

export type Action = keyof typeof ACTIONS;

/** Actions whose phrase lists the changed fields. */
const SAVES: readonly string[] = ['course.saved', 'event.saved', 'certificateGroup.saved'];

/** The actions of signing in and out, which are the most frequent ones. */
export const SIGN_INS = ['admin.signed-in', 'admin.signed-out'] as const satisfies readonly Action[];

/** The parts of the history: everything, without signing in and out, or nothing else. */
export const HISTORY_PARTS = ['all', 'changes', 'sign-ins'] as const;

export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** Whether the changed fields alone describe an action, so that its phrase would only repeat them. */
export function describesChanges(action: string): boolean {
  return SAVES.includes(action) || action === 'course.moved' || action === 'admin.renamed';
}

/** Null for an unknown action. */
export function subjectKind(action: string): SubjectKind | null {
  return isAction(action) ? ACTIONS[action][0] : null;
}

/** The noun for a kind of subject; an unknown kind is its own noun. */
export function subjectNoun(kind: string): string {
  return Object.hasOwn(SUBJECT_NOUNS, kind) ? SUBJECT_NOUNS[kind as SubjectKind] : kind;
}

/** The title of the changed item; null if it has none, such as a certificate or a deleted post. */
export function subjectTitle({ kind, title, _id }: Subject, group?: string | null): string | null {
  if (kind === 'event') return title === null ? null : (eventName({ hyperlink: title }) ?? 'Event without a link');
  return kind === 'course' || kind === 'certificateGroup' ? recognisableTitle(title, _id ?? '', group) : title;
}

/** The changed item, with its title at that time. */
interface Subject {
  readonly kind: string | null;
  readonly _id: string | null;
  readonly title: string | null;
}

/** The phrase after the actor's name: 'changed title and PDF', 'enabled the course'. */
export function actionPhrase(action: string, changes: readonly Change[]): string {
  const fields = changes.map(({ field }) => fieldName(field));
  if (SAVES.includes(action) && fields.length > 0) return `changed ${listed([...new Set(fields)])}`;
  if (!isAction(action)) return action.replace(/[.-]/g, ' ');
  const link = newValue(changes, 'link');
  if (!mentionsLink(action) || link === '') return ACTIONS[action][1];
  if (action === 'post.link-issued') return `made a review link (${link})`;
  const issuer = newValue(changes, 'issuer');
  return `${ACTIONS[action][1]} by review link ${link}${issuer && `, issued by ${issuer}`}`;
}

/** What tells whether two lines of the history repeat each other. */
interface Repeatable {
  readonly actor: { readonly _id: string };
  readonly action: string;
  readonly subject: { readonly _id: string | null };
}

/** Lines with the same actor, action and item, the newest first. */
export type RepeatedLines<Line> = readonly [Line, ...Line[]];

/** Groups the lines that follow one another with the same actor, action and item, such as the questions of an import. */
export function repeatedLines<Line extends Repeatable>(
  lines: readonly Line[],
  canFold: (line: Line) => boolean = () => true,
): readonly RepeatedLines<Line>[] {
  const groups: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group !== undefined && canFold(line) && isRepeated(line, group[0])) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isRepeated(line: Repeatable, other: Repeatable): boolean {
  const isSame = line.actor._id === other.actor._id && line.subject._id === other.subject._id;
  return isSame && line.action === other.action;
}

interface PhrasedLine {
  readonly action: string;
  readonly changes?: readonly Change[] | null | undefined;
}

/** The phrase for a group of lines: that of its newest one, with their number if they are questions. */
export function repeatedPhrase([newest, ...older]: RepeatedLines<PhrasedLine>): string {
  const isImport = newest.action === 'question.added' && older.length > 0;
  return isImport
    ? `added ${counted(older.length + 1, 'question')}`
    : actionPhrase(newest.action, newest.changes ?? []);
}

/** The changes to list next to the phrase; none if the phrase contains them all. An added question has its text alone. */
export function changesToList(action: string, changes: readonly Change[]): readonly Change[] {
  if (action === 'question.added') return changes.filter(({ field }) => field !== 'choices');
  return mentionsLink(action) ? [] : changes;
}

/** Whether the phrase of an action names the review link and its issuer. */
function mentionsLink(action: string): boolean {
  return ['post.link-issued', 'post.approve', 'post.reject'].includes(action);
}

function newValue(changes: readonly Change[], name: string): string {
  return valueText(changes.find(({ field }) => field === name)?.after ?? null);
}

function isAction(action: string): action is Action {
  return Object.hasOwn(ACTIONS, action);
}

/** Fields whose names for users differ from their own. */
const FIELDS: Readonly<Record<string, string>> = {
  certificateGroup: 'group',
  cover: 'preview image',
  eventCover: 'cover image',
  file: 'PDF',
  quizLimit: 'questions shown',
  passCondition: 'pass score',
  sequence: 'place',
  templateVerticalPosition: 'name position',
  requiredCourses: 'required courses',
  link: 'review link',
  expiresAt: 'expiry',
};

export function fieldName(field: string): string {
  return (Object.hasOwn(FIELDS, field) && FIELDS[field]) || field;
}

/** A record that a field refers to; images have no name. */
export interface NamedRecord {
  readonly _id: string;
  readonly name?: string | null | undefined;
}

export type FieldValue = string | number | null | NamedRecord | readonly NamedRecord[];

/** The fields of an item that the history records. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

export interface Change {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** The maximum length of a recorded text in characters, without its ellipsis. */
const MAX_VALUE_LENGTH = 200;

/** The texts that a form can take back, by action. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  'course.saved': 'title',
  'event.saved': 'hyperlink',
  'certificateGroup.saved': 'name',
  'question.saved': 'question',
};

/** The text that a change has replaced or removed, if a form can take it back; null if the history has not all of it. */
export function replacedText(action: string, { field, before }: Change): string | null {
  if (TEXT_FIELDS[action] !== field || typeof before !== 'string' || before === '') return null;
  return before.endsWith('…') && [...before].length > MAX_VALUE_LENGTH ? null : before;
}

/** The fields that differ. Long texts are truncated. */
export function changesBetween(before: FieldValues, after: FieldValues): readonly Change[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: fieldValue(before, field), after: fieldValue(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .map((change) => ({ ...change, before: truncated(change.before), after: truncated(change.after) }));
}

function fieldValue(values: FieldValues, field: string): FieldValue {
  return values[field] ?? null;
}

function truncated(value: FieldValue): FieldValue {
  if (typeof value === 'string') return recordedText(value);
  const isNamed = value !== null && typeof value === 'object' && 'name' in value && typeof value.name === 'string';
  return isNamed ? { ...value, name: recordedText(value.name) } : value;
}

/** A text as the history records it. A long one is truncated. */
export function recordedText(text: string): string {
  // By code points, so that no character is split.
  const characters = [...text];
  return characters.length > MAX_VALUE_LENGTH ? `${characters.slice(0, MAX_VALUE_LENGTH).join('')}…` : text;
}

/** A value as text: an image without a name is 'an image', null is ''. */
export function valueText(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (!('_id' in value)) return value.length === 0 ? '' : value.length === 1 ? '1 image' : `${value.length} images`;
  return value.name ?? 'an image';
}

/** The number of search results up to which they are counted. */
export const MAX_COUNTED_CHANGES = 1_000;

/** The number of newest changes that a search without an index looks through. */
export const MAX_SCANNED_CHANGES = 20_000;
