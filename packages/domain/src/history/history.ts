/** What the history tells of, by the noun that people use. */
const NOUNS = {
  course: 'course',
  event: 'event',
  certificateGroup: 'certificate group',
  post: 'post',
  certificate: 'certificate',
  upload: 'upload',
  administrator: 'administrator',
  user: 'user',
  history: 'history',
} as const;

export type SubjectKind = keyof typeof NOUNS;

/** Everything that the history has a line for: of what kind its subject is, and its words after who did it. */
const ACTIONS = {
  'course.created': ['course', 'created the course'],
  'course.saved': ['course', 'changed the course'],
  'course.moved': ['course', 'moved the course'],
  'course.enabled': ['course', 'enabled the course'],
  'course.deleted': ['course', 'deleted the course'],
  'question.added': ['course', 'added a question'],
  'question.saved': ['course', 'changed a question'],
  'question.deleted': ['course', 'deleted a question'],
  'event.created': ['event', 'created the event'],
  'event.saved': ['event', 'changed the event'],
  'event.enabled': ['event', 'enabled the event'],
  'event.deleted': ['event', 'deleted the event'],
  'certificateGroup.created': ['certificateGroup', 'created the certificate group'],
  'certificateGroup.saved': ['certificateGroup', 'changed the certificate group'],
  'certificateGroup.enabled': ['certificateGroup', 'enabled the certificate group'],
  'certificateGroup.deleted': ['certificateGroup', 'deleted the certificate group'],
  'image.uploaded': ['upload', 'uploaded an image'],
  'file.uploaded': ['upload', 'uploaded a PDF'],
  'post.link-issued': ['post', 'issued a review link'],
  'post.approve': ['post', 'approved the post'],
  'post.reject': ['post', 'rejected the post'],
  'certificate.withdrawn': ['certificate', 'withdrew the certificate'],
  'admin.signed-in': ['administrator', 'signed in'],
  'admin.signed-out': ['administrator', 'signed out'],
  'admin.session-ended': ['administrator', 'ended a session'],
  'admin.sessions-ended': ['administrator', 'ended all other sessions'],
  'admin.token-reused': ['administrator', 'ended a session whose token was used twice'],
  'admin.password-changed': ['administrator', 'changed their password'],
  'admin.password-replaced': ['administrator', 'replaced the password'],
  'admin.added': ['administrator', 'added the administrator'],
  'admin.link-issued': ['administrator', 'issued a one-time link'],
  'admin.password-chosen': ['administrator', 'chose a password by a one-time link'],
  'admin.disabled': ['administrator', 'disabled the administrator'],
  'admin.enabled': ['administrator', 'enabled the administrator'],
  'user.deleted': ['user', 'deleted a user with everything of theirs'],
  'history.cut': ['history', 'removed the oldest lines'],
} as const satisfies Readonly<Record<string, readonly [SubjectKind, string]>>;

/** A few words with a dot, such as `course.enabled`. */
export type Action = keyof typeof ACTIONS;

/** Those whose words are the fields that they changed. */
const SAVES: readonly string[] = ['course.saved', 'event.saved', 'certificateGroup.saved'];

/** Whoever changes something without being an administrator, and what people call them. */
const ACTORS = {
  'review-link': 'A reviewer by link',
  'account-holder': 'A user',
  command: 'A command',
  upkeep: 'The service',
  system: 'A command',
} as const;

export type NamelessActor = keyof typeof ACTORS;

/** The kind of what an action was done to; null for an action that is not known here. */
export function subjectKind(action: string): SubjectKind | null {
  return isAction(action) ? ACTIONS[action][0] : null;
}

/** What a kind of subject is called; one that is not known here keeps its own name. */
export function subjectNoun(kind: string): string {
  return Object.hasOwn(NOUNS, kind) ? NOUNS[kind as SubjectKind] : kind;
}

/** Who did something: the name of an administrator, or what people call the others. */
export function actorName({ _id, name }: { readonly _id: string; readonly name: string | null }): string {
  return name ?? (Object.hasOwn(ACTORS, _id) ? ACTORS[_id as NamelessActor] : 'An administrator');
}

/** Says what was done after who did it: 'changed title and PDF', 'enabled the course' (rule HI4). */
export function actionPhrase(action: string, changes: readonly Change[]): string {
  const fields = changes.map(({ field }) => fieldName(field));
  if (SAVES.includes(action) && fields.length > 0) return `changed ${words.format(new Set(fields))}`;
  if (!isAction(action)) return action.replace(/[.-]/g, ' ');
  const link = newValue(changes, 'link');
  if (!namesLink(action) || link === '') return ACTIONS[action][1];
  if (action === 'post.link-issued') return `issued review link ${link}`;
  const issuer = newValue(changes, 'issuer');
  return `${ACTIONS[action][1]} by review link ${link}${issuer && `, issued by ${issuer}`}`;
}

/** The changes to be shown below the words: all but those that the words tell whole. */
export function changesBelow(action: string, changes: readonly Change[]): readonly Change[] {
  return namesLink(action) ? [] : changes;
}

/** Whether the words of an action tell by which review link it was done, and who issued that (rule HI11). */
function namesLink(action: string): boolean {
  return ['post.link-issued', 'post.approve', 'post.reject'].includes(action);
}

function newValue(changes: readonly Change[], name: string): string {
  return valueText(changes.find(({ field }) => field === name)?.after ?? null);
}

const words = new Intl.ListFormat('en-GB');

function isAction(action: string): action is Action {
  return Object.hasOwn(ACTIONS, action);
}

/** What fields are called in the history where their own names would not tell. */
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
};

/** What people call a field: mostly its own name. */
export function fieldName(field: string): string {
  return (Object.hasOwn(FIELDS, field) && FIELDS[field]) || field;
}

/** A record that a field shows; an image has no name. */
export interface ShownRecord {
  readonly _id: string;
  readonly name?: string | null | undefined;
}

/** What a field held: a short text, a number, what it showed, or null for nothing. */
export type FieldValue = string | number | null | ShownRecord | readonly ShownRecord[];

/** The fields of an item that the history follows. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

/** One field that was changed. */
export interface Change {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** Most characters of a text that the history keeps, its ellipsis not counted. */
const LONGEST_VALUE = 200;

/** Tells which fields differ, what they held and what they hold; of a long text its beginning (rule HI2). */
export function changesBetween(before: FieldValues, after: FieldValues): readonly Change[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: heldBy(before, field), after: heldBy(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .map((change) => ({ ...change, before: shortened(change.before), after: shortened(change.after) }));
}

function heldBy(values: FieldValues, field: string): FieldValue {
  return values[field] ?? null;
}

function shortened(value: FieldValue): FieldValue {
  // By code points: half a character is none.
  const characters = typeof value === 'string' ? [...value] : [];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : value;
}

/** Says what a field held: a text, a number, the name of what it showed, or 'an image'; '' for nothing. */
export function valueText(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (!('_id' in value)) return value.length === 0 ? '' : value.length === 1 ? '1 image' : `${value.length} images`;
  return value.name ?? 'an image';
}

/** How many of the changes that a search finds are counted. */
export const COUNTED_CHANGES = 1_000;

/** In how many of the newest changes a search looks that no index answers. */
export const SEARCHED_CHANGES = 20_000;
