import {
  type CourseDraft,
  type Enableable,
  type EventDraft,
  missingForCourse,
  missingForEvent,
} from '../readiness/readiness.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';

/** The numbers of items that wait for an administrator; undefined if unknown. */
export interface Waiting {
  readonly posts: number | undefined;
  readonly courses: number | undefined;
  readonly events: number | undefined;
}

interface Loaded {
  readonly posts: number | undefined;
  readonly courses: readonly (CourseDraft & Enableable)[] | undefined;
  /** The first events that are not enabled, and the number of all. */
  readonly draftEvents: { readonly docs: readonly (EventDraft & Enableable)[]; readonly total: number } | undefined;
}

/** Counts what waits for an administrator. With more events than one page, only some are loaded, and their number is unknown. */
export function waitingOf({ posts, courses, draftEvents }: Loaded): Waiting {
  const hasAllEvents = draftEvents !== undefined && draftEvents.docs.length >= draftEvents.total;
  return {
    posts,
    courses: courses?.filter((course) => !course.isEnable && missingForCourse(course).length === 0).length,
    events: hasAllEvents
      ? draftEvents.docs.filter((event) => !event.isEnable && missingForEvent(event).length === 0).length
      : undefined,
  };
}

/** One sentence on what to do: posts in review, and courses and events that can be enabled. Undefined if nothing is known to wait. */
export function waitingSentence({ posts, courses, events }: Waiting): Sentence | undefined {
  const ready = readyClause(courses, events);
  if (!posts) return ready && sentence('{clause}.', { clause: ready });
  const waiting = sentence('{posts, plural, one {# post waits} other {# posts wait}} for a decision', { posts });
  return ready ? sentence('{waiting}, {ready}.', { waiting, ready }) : sentence('{clause}.', { clause: waiting });
}

function readyClause(courses = 0, events = 0): Sentence | undefined {
  if (courses > 0 && events > 0)
    return sentence(
      '{courses, plural, one {# course} other {# courses}} and {events, plural, one {# event} other {# events}} can be enabled',
      { courses, events },
    );
  if (courses > 0) return sentence('{courses, plural, one {# course} other {# courses}} can be enabled', { courses });
  if (events > 0) return sentence('{events, plural, one {# event} other {# events}} can be enabled', { events });
  return undefined;
}

/** What waits, or that nothing does. Undefined until that is known. */
export function overviewSummary(waiting: Waiting): Sentence | undefined {
  const isUnknown = waiting.posts === undefined || waiting.courses === undefined;
  return waitingSentence(waiting) ?? (isUnknown ? undefined : sentence('Nothing needs your attention.'));
}
