import { listUpTo, type Sentence, sentence } from '../sentence/sentence.ts';
import { isBlankText, listed } from '../text/text.ts';

/** The word for an item that learners see, or do not see yet. */
export function enabledLabel(isEnabled: boolean): Sentence {
  return isEnabled ? sentence('Enabled') : sentence('Not enabled');
}

/** What a course needs before it can be enabled. */
export type CourseRequirement = 'title' | 'certificateGroup' | 'preview' | 'file' | 'question';

/** What an event needs before it can be enabled. */
export type EventRequirement = 'cover' | 'poster';

/** What a certificate group needs before it can be enabled. */
export type CertificateGroupRequirement = 'name' | 'template' | 'passCondition';

export type Requirement = CourseRequirement | EventRequirement | CertificateGroupRequirement;

/** A reference to another record, by id or as the record; null and undefined mean none. */
export type Reference = string | { readonly _id: string } | null | undefined;

export interface CourseDraft {
  readonly title?: string | null | undefined;
  readonly certificateGroup?: Reference;
  readonly cover?: Reference;
  readonly file?: Reference;
  /** Number of quiz questions. If it is unknown, the requirement counts as met. */
  readonly questionCount?: number | null | undefined;
}

export interface EventDraft {
  readonly cover?: Reference;
  readonly images?: readonly unknown[] | null | undefined;
}

export interface CertificateGroupDraft {
  readonly name?: string | null | undefined;
  /** The image that names are written on. */
  readonly template?: Reference;
  /** Number of courses required; at least 1 to enable. */
  readonly passCondition?: number | null | undefined;
}

/** The missing requirements in the order of the form. */
export function missingForCourse(course: CourseDraft): readonly CourseRequirement[] {
  return missing<CourseRequirement>([
    ['title', isText(course.title)],
    ['certificateGroup', isSet(course.certificateGroup)],
    ['preview', isSet(course.cover)],
    ['file', isSet(course.file)],
    ['question', (course.questionCount ?? 1) >= 1],
  ]);
}

/** The missing requirements in the order of the form. */
export function missingForEvent(event: EventDraft): readonly EventRequirement[] {
  return missing<EventRequirement>([
    ['cover', isSet(event.cover)],
    ['poster', (event.images ?? []).length >= 1],
  ]);
}

/** The missing requirements in the order of the form. */
export function missingForCertificateGroup(group: CertificateGroupDraft): readonly CertificateGroupRequirement[] {
  return missing<CertificateGroupRequirement>([
    ['name', isText(group.name)],
    ['passCondition', (group.passCondition ?? 0) >= 1],
    ['template', isSet(group.template)],
  ]);
}

function missing<Name extends Requirement>(checks: readonly (readonly [Name, boolean])[]): readonly Name[] {
  return checks.filter(([, isMet]) => !isMet).map(([name]) => name);
}

function isText(text: string | null | undefined): boolean {
  return !isBlankText(text ?? '');
}

function isSet(reference: Reference): boolean {
  return isText(typeof reference === 'string' ? reference : reference?._id);
}

/** The nouns for requirements in a sentence, and on their own. */
const NOUNS: Readonly<Record<Requirement, readonly [Sentence, Sentence]>> = {
  title: [sentence('title'), sentence('Title')],
  certificateGroup: [sentence('certificate group'), sentence('Certificate group')],
  preview: [sentence('preview image'), sentence('Preview image')],
  cover: [sentence('cover image'), sentence('Cover image')],
  file: [sentence('PDF'), sentence('PDF')],
  question: [sentence('quiz question'), sentence('Quiz question')],
  poster: [sentence('poster'), sentence('Poster')],
  name: [sentence('name'), sentence('Name')],
  template: [sentence('template image'), sentence('Template image')],
  passCondition: [sentence('number of required courses'), sentence('Number of required courses')],
};

/** The noun for a requirement in a sentence, without an article. */
export function requirementNoun(requirement: Requirement): Sentence {
  return NOUNS[requirement][0];
}

/** The noun for a requirement on its own. */
export function requirementLabel(requirement: Requirement): Sentence {
  return NOUNS[requirement][1];
}

/** Nouns for a line with several requirements, which is about one kind of item. */
const SHORT_NOUNS: typeof NOUNS = {
  ...NOUNS,
  certificateGroup: [sentence('group'), sentence('Group')],
  preview: [sentence('image'), sentence('Image')],
  cover: [sentence('cover'), sentence('Cover')],
  question: [sentence('question'), sentence('Question')],
  template: [sentence('template'), sentence('Template')],
  passCondition: [sentence('course count'), sentence('Course count')],
};

/** What is missing, at most two by name: 'PDF missing', 'Group and PDF missing', '3 missing'. */
export function missingSummary(missing: readonly Requirement[]): Sentence {
  if (missing.length > 2) return sentence('{n} missing', { n: missing.length });
  return sentence('{parts} missing', { parts: missing.map((name, index) => SHORT_NOUNS[name][index === 0 ? 1 : 0]) });
}

/** What to add, at most two by name: 'Add PDF', 'Add title, certificate group and 3 more'. */
export function missingToAdd(missing: readonly Requirement[]): Sentence {
  return sentence('Add {parts}', { parts: listUpTo(missing.map(requirementNoun), 2) });
}

/** The nouns of the messages, which are English as those of the whole API. */
const API_NOUNS: Readonly<Record<Requirement, string>> = {
  title: 'a title',
  certificateGroup: 'a certificate group',
  preview: 'a preview image',
  cover: 'a cover image',
  file: 'a PDF',
  question: 'a quiz question',
  poster: 'a poster',
  name: 'a name',
  template: 'a template image',
  passCondition: 'a number of required courses',
};

export function notReadyMessage(missing: readonly Requirement[]): string {
  return `Add ${listed(missing.map((requirement) => API_NOUNS[requirement]))} before enabling.`;
}

export function requiredWhileEnabledMessage(missing: readonly Requirement[]): string {
  return `This is enabled and needs ${listed(missing.map((requirement) => API_NOUNS[requirement]))}.`;
}

export interface Enableable {
  /** A missing value means that the item is not enabled. */
  readonly isEnable?: boolean | null | undefined;
}

export function enableOutcome(item: Enableable, missing: readonly Requirement[]): 'unchanged' | 'enabled' | 'notReady' {
  if (item.isEnable === true) return 'unchanged';
  return missing.length === 0 ? 'enabled' : 'notReady';
}

/** Whether a change would remove a requirement of an enabled item. */
export function losesRequirements(item: Enableable, missingAfter: readonly Requirement[]): boolean {
  return item.isEnable === true && missingAfter.length > 0;
}
