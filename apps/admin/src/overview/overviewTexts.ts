import { type Requirement, requirementNoun } from '@cpd/domain/readiness';
import { listed, type Sentence, say, sentence } from '@cpd/ui/language';

/** The numbers of items that wait for an administrator; undefined if unknown. */
export interface Waiting {
  readonly posts: number | undefined;
  readonly courses: number | undefined;
  readonly events: number | undefined;
}

/** One sentence on what to do: posts in review, and courses and events that can be enabled. Undefined if nothing is known to wait. */
export function waitingSentence({ posts, courses, events }: Waiting): string | undefined {
  const ready = readyClause(courses, events);
  if (!posts) return ready && say('{clause}.', { clause: ready });
  const waiting = sentence('{posts, plural, one {# post waits} other {# posts wait}} for a decision', { posts });
  return ready ? say('{waiting}, {ready}.', { waiting, ready }) : say('{clause}.', { clause: waiting });
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
export function overviewSummary(waiting: Waiting): string | undefined {
  const isUnknown = waiting.posts === undefined || waiting.courses === undefined;
  return waitingSentence(waiting) ?? (isUnknown ? undefined : say('Nothing needs your attention.'));
}

/** The missing parts of an item: 'Add PDF', 'Add title, certificate group and 3 more'. */
export function missingText(missing: readonly Requirement[]): string {
  return say('Add {parts}', {
    parts: listed(
      missing.map((requirement) => say(requirementNoun(requirement))),
      2,
    ),
  });
}
