import { type Sentence, sentence } from '../sentence/sentence.ts';

/** The kinds of item in the history: the noun after a name, and the same on its own. */
const SUBJECTS = {
  course: [sentence('course'), sentence('Course')],
  event: [sentence('event'), sentence('Event')],
  certificateGroup: [sentence('certificate group'), sentence('Certificate group')],
  post: [sentence('post'), sentence('Post')],
  certificate: [sentence('certificate'), sentence('Certificate')],
  upload: [sentence('upload'), sentence('Upload')],
  administrator: [sentence('administrator'), sentence('Administrator')],
  user: [sentence('user'), sentence('User')],
  key: [sentence('API key'), sentence('API key')],
  cursor: [sentence('cursor of events'), sentence('Cursor of events')],
  list: [sentence('list'), sentence('List')],
  history: [sentence('history'), sentence('History')],
} as const;

export type SubjectKind = keyof typeof SUBJECTS;

/** Is filled in with the actor. */
const WHO = { who: '' };

/** Every action in the history: the kind of its subject, who did what, and what was done on its own. */
const ACTIONS = {
  'course.created': ['course', sentence('{who} created the course', WHO), sentence('Created the course')],
  'course.duplicated': [
    'course',
    sentence('{who} created the course as a copy', WHO),
    sentence('Created the course as a copy'),
  ],
  'course.saved': ['course', sentence('{who} changed the course', WHO), sentence('Changed the course')],
  'course.moved': ['course', sentence('{who} moved the course', WHO), sentence('Moved the course')],
  'course.enabled': ['course', sentence('{who} enabled the course', WHO), sentence('Enabled the course')],
  'course.deleted': ['course', sentence('{who} deleted the course', WHO), sentence('Deleted the course')],
  'course.restored': ['course', sentence('{who} restored the course', WHO), sentence('Restored the course')],
  'course.removed': [
    'course',
    sentence('{who} deleted the course for good', WHO),
    sentence('Deleted the course for good'),
  ],
  'question.added': ['course', sentence('{who} added a question', WHO), sentence('Added a question')],
  'question.saved': ['course', sentence('{who} changed a question', WHO), sentence('Changed a question')],
  'question.deleted': ['course', sentence('{who} deleted a question', WHO), sentence('Deleted a question')],
  'question.restored': ['course', sentence('{who} restored a question', WHO), sentence('Restored a question')],
  'question.removed': [
    'course',
    sentence('{who} deleted a question for good', WHO),
    sentence('Deleted a question for good'),
  ],
  'event.created': ['event', sentence('{who} created the event', WHO), sentence('Created the event')],
  'event.duplicated': [
    'event',
    sentence('{who} created the event as a copy', WHO),
    sentence('Created the event as a copy'),
  ],
  'event.saved': ['event', sentence('{who} changed the event', WHO), sentence('Changed the event')],
  'event.enabled': ['event', sentence('{who} enabled the event', WHO), sentence('Enabled the event')],
  'event.deleted': ['event', sentence('{who} deleted the event', WHO), sentence('Deleted the event')],
  'event.restored': ['event', sentence('{who} restored the event', WHO), sentence('Restored the event')],
  'event.removed': ['event', sentence('{who} deleted the event for good', WHO), sentence('Deleted the event for good')],
  'certificateGroup.created': [
    'certificateGroup',
    sentence('{who} created the certificate group', WHO),
    sentence('Created the certificate group'),
  ],
  'certificateGroup.saved': [
    'certificateGroup',
    sentence('{who} changed the certificate group', WHO),
    sentence('Changed the certificate group'),
  ],
  'certificateGroup.enabled': [
    'certificateGroup',
    sentence('{who} enabled the certificate group', WHO),
    sentence('Enabled the certificate group'),
  ],
  'certificateGroup.deleted': [
    'certificateGroup',
    sentence('{who} deleted the certificate group', WHO),
    sentence('Deleted the certificate group'),
  ],
  'certificateGroup.restored': [
    'certificateGroup',
    sentence('{who} restored the certificate group', WHO),
    sentence('Restored the certificate group'),
  ],
  'certificateGroup.removed': [
    'certificateGroup',
    sentence('{who} deleted the certificate group for good', WHO),
    sentence('Deleted the certificate group for good'),
  ],
  'image.uploaded': ['upload', sentence('{who} uploaded an image', WHO), sentence('Uploaded an image')],
  'file.uploaded': ['upload', sentence('{who} uploaded a PDF', WHO), sentence('Uploaded a PDF')],
  'post.link-issued': ['post', sentence('{who} created a review link', WHO), sentence('Created a review link')],
  'post.approve': ['post', sentence('{who} approved the post', WHO), sentence('Approved the post')],
  'post.reject': ['post', sentence('{who} rejected the post', WHO), sentence('Rejected the post')],
  'certificate.issued': [
    'certificate',
    sentence('{who} issued the certificate', WHO),
    sentence('Issued the certificate'),
  ],
  'certificate.withdrawn': [
    'certificate',
    sentence('{who} withdrew the certificate', WHO),
    sentence('Withdrew the certificate'),
  ],
  'admin.signed-in': ['administrator', sentence('{who} signed in', WHO), sentence('Signed in')],
  'admin.signed-out': ['administrator', sentence('{who} signed out', WHO), sentence('Signed out')],
  'admin.session-ended': ['administrator', sentence('{who} ended a session', WHO), sentence('Ended a session')],
  'admin.sessions-ended': [
    'administrator',
    sentence('{who} ended all other sessions', WHO),
    sentence('Ended all other sessions'),
  ],
  'admin.session-guessed': [
    'administrator',
    sentence('{who} was signed out after a hundred wrong passwords', WHO),
    sentence('Was signed out after a hundred wrong passwords'),
  ],
  'admin.token-reused': [
    'administrator',
    sentence('{who} signed a device out: its sign-in had been copied', WHO),
    sentence('Signed a device out: its sign-in had been copied'),
  ],
  'admin.token-used-elsewhere': [
    'administrator',
    sentence('{who} signed a device out: its sign-in was used on another device', WHO),
    sentence('Signed a device out: its sign-in was used on another device'),
  ],
  'admin.token-used-in-two-networks': [
    'administrator',
    sentence('{who} noticed a sign-in that was used from two networks', WHO),
    sentence('Noticed a sign-in that was used from two networks'),
  ],
  'admin.passkey-added': ['administrator', sentence('{who} added a passkey', WHO), sentence('Added a passkey')],
  'admin.passkey-renamed': ['administrator', sentence('{who} renamed a passkey', WHO), sentence('Renamed a passkey')],
  'admin.passkey-removed': ['administrator', sentence('{who} removed a passkey', WHO), sentence('Removed a passkey')],
  'admin.passkeys-removed': [
    'administrator',
    sentence('{who} removed all passkeys', WHO),
    sentence('Removed all passkeys'),
  ],
  'admin.password-changed': [
    'administrator',
    sentence('{who} changed their password', WHO),
    sentence('Changed their password'),
  ],
  'admin.password-replaced': [
    'administrator',
    sentence('{who} replaced the password', WHO),
    sentence('Replaced the password'),
  ],
  'admin.added': ['administrator', sentence('{who} added the administrator', WHO), sentence('Added the administrator')],
  'admin.link-issued': [
    'administrator',
    sentence('{who} issued a one-time link', WHO),
    sentence('Issued a one-time link'),
  ],
  'admin.password-chosen': [
    'administrator',
    sentence('{who} chose a password by a one-time link', WHO),
    sentence('Chose a password by a one-time link'),
  ],
  'admin.renamed': [
    'administrator',
    sentence('{who} renamed the administrator', WHO),
    sentence('Renamed the administrator'),
  ],
  'admin.disabled': [
    'administrator',
    sentence('{who} disabled the administrator', WHO),
    sentence('Disabled the administrator'),
  ],
  'admin.enabled': [
    'administrator',
    sentence('{who} enabled the administrator', WHO),
    sentence('Enabled the administrator'),
  ],
  'key.added': ['key', sentence('{who} added the API key', WHO), sentence('Added the API key')],
  'key.revoked': ['key', sentence('{who} revoked the API key', WHO), sentence('Revoked the API key')],
  'cursors.ended': [
    'cursor',
    sentence('{who} ended all cursors of events', WHO),
    sentence('Ended all cursors of events'),
  ],
  'user.deleted': [
    'user',
    sentence('{who} deleted a user with everything of theirs', WHO),
    sentence('Deleted a user with everything of theirs'),
  ],
  'users.downloaded': ['list', sentence('{who} downloaded users as CSV', WHO), sentence('Downloaded users as CSV')],
  'certificates.downloaded': [
    'list',
    sentence('{who} downloaded certificates as CSV', WHO),
    sentence('Downloaded certificates as CSV'),
  ],
  'courses.downloaded': [
    'list',
    sentence('{who} downloaded courses as CSV', WHO),
    sentence('Downloaded courses as CSV'),
  ],
  'events.downloaded': ['list', sentence('{who} downloaded events as CSV', WHO), sentence('Downloaded events as CSV')],
  'groups.downloaded': [
    'list',
    sentence('{who} downloaded certificate groups as CSV', WHO),
    sentence('Downloaded certificate groups as CSV'),
  ],
  'posts.downloaded': ['list', sentence('{who} downloaded posts as CSV', WHO), sentence('Downloaded posts as CSV')],
  'history.cut': ['history', sentence('{who} removed the oldest lines', WHO), sentence('Removed the oldest lines')],
} as const satisfies Readonly<Record<string, readonly [SubjectKind, Sentence, Sentence]>>;

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

/** The noun for a kind of subject after its name; an unknown kind is its own noun. */
export function subjectNoun(kind: string): string | Sentence {
  return isSubjectKind(kind) ? SUBJECTS[kind][0] : kind;
}

/** The noun for a kind of subject on its own. */
export function subjectLabel(kind: string): string | Sentence {
  return isSubjectKind(kind) ? SUBJECTS[kind][1] : kind;
}

function isSubjectKind(kind: string): kind is SubjectKind {
  return Object.hasOwn(SUBJECTS, kind);
}

interface DescribedLine {
  readonly action: string;
  readonly changes?: readonly Change[] | null | undefined;
}

/** Who did what: 'ada changed title and PDF', 'ada enabled the course'. Of several lines, they are questions or the newest. */
export function historySentence(who: string | Sentence, lines: RepeatedLines<DescribedLine>): Sentence {
  const [{ english, values }] = formsOf(lines);
  return { english, values: { ...values, who } };
}

/** What was done, next to the actor: 'Changed title and PDF'. */
export function actionSentence(lines: RepeatedLines<DescribedLine>): Sentence {
  return formsOf(lines)[1];
}

/** A sentence without its actor, and what it says on its own. */
type Forms = readonly [line: Sentence, alone: Sentence];

function formsOf([{ action, changes }, ...older]: RepeatedLines<DescribedLine>): Forms {
  const fields = [...new Set(changes?.map(({ field }) => field))].map(fieldName);
  if (action === 'question.added' && older.length > 0) return importForms(older.length + 1);
  if (SAVES.includes(action) && fields.length > 0)
    return [sentence('{who} changed {fields}', { ...WHO, fields }), sentence('Changed {fields}', { fields })];
  if (mentionsLink(action)) return reviewForms(action, newValue(changes, 'link'), newValue(changes, 'issuer'));
  if (isAction(action)) return [ACTIONS[action][1], ACTIONS[action][2]];
  // Of a newer version.
  const words = action.replace(/[.-]/g, ' ');
  return [sentence('{who} {words}', { ...WHO, words }), sentence('{words}', { words })];
}

function importForms(n: number): Forms {
  return [
    sentence('{who} added {n, plural, one {# question} other {# questions}}', { ...WHO, n }),
    sentence('Added {n, plural, one {# question} other {# questions}}', { n }),
  ];
}

function reviewForms(action: ReviewAction, link: string, issuer: string): Forms {
  if (link === '' || action === 'post.link-issued') return [ACTIONS[action][1], ACTIONS[action][2]];
  if (action === 'post.approve')
    return issuer === ''
      ? [
          sentence('{who} approved the post through a review link', WHO),
          sentence('Approved the post through a review link'),
        ]
      : [
          sentence('{who} approved the post through the link that {issuer} made', { ...WHO, issuer }),
          sentence('Approved the post through the link that {issuer} made', { issuer }),
        ];
  return issuer === ''
    ? [
        sentence('{who} rejected the post through a review link', WHO),
        sentence('Rejected the post through a review link'),
      ]
    : [
        sentence('{who} rejected the post through the link that {issuer} made', { ...WHO, issuer }),
        sentence('Rejected the post through the link that {issuer} made', { issuer }),
      ];
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

/** The changes to list next to the phrase; none if the phrase contains them all. An added question has its text alone. */
export function changesToList(action: string, changes: readonly Change[]): readonly Change[] {
  if (action === 'question.added') return changes.filter(({ field }) => field !== 'choices');
  return mentionsLink(action) ? [] : changes;
}

/** Whether the phrase of an action names the review link and its issuer. */
function mentionsLink(action: string): action is ReviewAction {
  return (REVIEWS as readonly string[]).includes(action);
}

const REVIEWS = ['post.link-issued', 'post.approve', 'post.reject'] as const satisfies readonly Action[];

type ReviewAction = (typeof REVIEWS)[number];

function newValue(changes: DescribedLine['changes'], name: string): string {
  const value = changes?.find(({ field }) => field === name)?.after ?? '';
  return String(typeof value === 'object' && 'name' in value ? value.name : value);
}

function isAction(action: string): action is Action {
  return Object.hasOwn(ACTIONS, action);
}

/** The names of fields in a sentence, and on their own. */
const FIELDS: Readonly<Record<string, readonly [Sentence, Sentence]>> = {
  title: [sentence('title'), sentence('Title')],
  name: [sentence('name'), sentence('Name')],
  question: [sentence('question'), sentence('Question')],
  choices: [sentence('choices'), sentence('Choices')],
  hyperlink: [sentence('hyperlink'), sentence('Hyperlink')],
  posters: [sentence('posters'), sentence('Posters')],
  template: [sentence('template'), sentence('Template')],
  certificateGroup: [sentence('group'), sentence('Group')],
  cover: [sentence('preview image'), sentence('Preview image')],
  eventCover: [sentence('cover image'), sentence('Cover image')],
  file: [sentence('PDF'), sentence('PDF')],
  quizLimit: [sentence('questions shown'), sentence('Questions shown')],
  passCondition: [sentence('pass score'), sentence('Pass score')],
  sequence: [sentence('place'), sentence('Place')],
  templateVerticalPosition: [sentence('name position'), sentence('Name position')],
  requiredCourses: [sentence('required courses'), sentence('Required courses')],
  original: [sentence('original'), sentence('Original')],
  link: [sentence('review link'), sentence('Review link')],
  issuer: [sentence('issuer'), sentence('Issuer')],
  scopes: [sentence('scopes'), sentence('Scopes')],
  expiresAt: [sentence('expiry'), sentence('Expiry')],
  passkey: [sentence('passkey'), sentence('Passkey')],
  rows: [sentence('rows'), sentence('Rows')],
  filter: [sentence('filter'), sentence('Filter')],
};

/** A field in a sentence. An unknown one has its own name. */
export function fieldName(field: string): string | Sentence {
  return (Object.hasOwn(FIELDS, field) && FIELDS[field]?.[0]) || field;
}

/** A field on its own. */
export function fieldLabel(field: string): string | Sentence {
  return (Object.hasOwn(FIELDS, field) && FIELDS[field]?.[1]) || field;
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
export function valueText(value: FieldValue): string | number | Sentence {
  if (value === null) return '';
  if (typeof value !== 'object') return value;
  if ('_id' in value) return value.name ?? sentence('an image');
  return value.length === 0 ? '' : sentence('{n, plural, one {# image} other {# images}}', { n: value.length });
}

/** The number of search results up to which they are counted. */
export const MAX_COUNTED_CHANGES = 1_000;

/** The number of newest changes that a search without an index looks through. */
export const MAX_SCANNED_CHANGES = 20_000;
