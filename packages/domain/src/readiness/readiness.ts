import { isBlankText } from '../text/text.ts';

/** What a course needs before it can be enabled (rule B10). */
export type CourseRequirement = 'title' | 'certificateGroup' | 'preview' | 'file' | 'question';

/** What an event needs before it can be enabled (rule B10). */
export type EventRequirement = 'cover' | 'poster';

/** What a certificate group needs before it can be enabled (rule B10). */
export type CertificateGroupRequirement = 'name' | 'template' | 'passCondition';

/** Anything that can be missing from a draft. */
export type Requirement = CourseRequirement | EventRequirement | CertificateGroupRequirement;

/** A link to another record, by id or by the record itself; null and undefined mean none. */
export type Reference = string | { readonly _id: string } | null | undefined;

/** The part of a course that decides whether it can be enabled. */
export interface CourseDraft {
  readonly title?: string | null | undefined;
  /** The group whose certificate the course counts for. */
  readonly certificateGroup?: Reference;
  readonly cover?: Reference;
  readonly file?: Reference;
  /** Number of quiz questions; leave it out only where it is not known, it is not held against the course then. */
  readonly questionCount?: number | null | undefined;
}

/** The part of an event that decides whether it can be enabled. */
export interface EventDraft {
  readonly cover?: Reference;
  readonly images?: readonly unknown[] | null | undefined;
}

/** The part of a certificate group that decides whether it can be enabled. */
export interface CertificateGroupDraft {
  readonly name?: string | null | undefined;
  /** The image that names are written on. */
  readonly template?: Reference;
  /** Number of courses required; at least 1 to enable. */
  readonly passCondition?: number | null | undefined;
}

/** Names what a course still lacks, in the order of its form; nothing when it can be enabled. */
export function missingForCourse(course: CourseDraft): readonly CourseRequirement[] {
  return missing<CourseRequirement>([
    ['title', isText(course.title)],
    ['certificateGroup', isSet(course.certificateGroup)],
    ['preview', isSet(course.cover)],
    ['file', isSet(course.file)],
    ['question', (course.questionCount ?? 1) >= 1],
  ]);
}

/** Names what an event still lacks, in the order of its form; nothing when it can be enabled. */
export function missingForEvent(event: EventDraft): readonly EventRequirement[] {
  return missing<EventRequirement>([
    ['cover', isSet(event.cover)],
    ['poster', (event.images ?? []).length >= 1],
  ]);
}

/** Names what a certificate group still lacks, in the order of its form; nothing when it can be enabled. */
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

const labels: Readonly<Record<Requirement, string>> = {
  title: 'title',
  certificateGroup: 'certificate group',
  preview: 'preview image',
  cover: 'cover image',
  file: 'PDF',
  question: 'quiz question',
  poster: 'poster',
  name: 'name',
  template: 'template image',
  passCondition: 'number of required courses',
};

/** Names a requirement in plain words, without an article. */
export function requirementLabel(requirement: Requirement): string {
  return labels[requirement];
}

const words = new Intl.ListFormat('en-GB');

function listed(requirements: readonly Requirement[]): string {
  return words.format(requirements.map((requirement) => `a ${requirementLabel(requirement)}`));
}

/** Says what to add, at least one thing, before an item can be enabled (rule L5). */
export function notReadyMessage(missing: readonly Requirement[]): string {
  return `Add ${listed(missing)} before enabling.`;
}

/** Says what an enabled item, of which it would be taken away, has to keep (rule B10). */
export function stillNeededMessage(missing: readonly Requirement[]): string {
  return `This is enabled and needs ${listed(missing)}.`;
}

/** The part of a course, event or certificate group that tells whether it is enabled. */
export interface Enableable {
  /** Whether it is enabled; missing means that it is not. */
  readonly isEnable?: boolean | null | undefined;
}

/** Tells what enabling does: nothing to an enabled item, `refused` while something is missing (rule B10). */
export function enableOutcome(item: Enableable, missing: readonly Requirement[]): 'unchanged' | 'enabled' | 'refused' {
  if (item.isEnable === true) return 'unchanged';
  return missing.length === 0 ? 'enabled' : 'refused';
}

/** Tells whether a change is refused because an enabled item would lose what enabling needs (rule B10). */
export function losesReadiness(item: Enableable, missingAfterwards: readonly Requirement[]): boolean {
  return item.isEnable === true && missingAfterwards.length > 0;
}
