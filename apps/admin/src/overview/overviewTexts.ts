import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { counted, listed } from '@cpd/domain/text';

/** The numbers of items that wait for an administrator; undefined if unknown. */
export interface Waiting {
  readonly posts: number | undefined;
  readonly courses: number | undefined;
  readonly events: number | undefined;
}

/** One sentence on what to do: posts in review, and courses and events that can be enabled. Undefined if nothing is known to wait. */
export function waitingSentence({ posts, courses, events }: Waiting): string | undefined {
  const ready = [...(courses ? [counted(courses, 'course')] : []), ...(events ? [counted(events, 'event')] : [])];
  const sentences = [
    ...(posts ? [`${counted(posts, 'post')} ${posts === 1 ? 'waits' : 'wait'} for a decision`] : []),
    ...(ready.length > 0 ? [`${listed(ready)} can be enabled`] : []),
  ];
  return sentences.length > 0 ? `${sentences.join(', ')}.` : undefined;
}

/** What waits, or that nothing does. Undefined until that is known. */
export function overviewSummary(waiting: Waiting): string | undefined {
  const isUnknown = waiting.posts === undefined || waiting.courses === undefined;
  return waitingSentence(waiting) ?? (isUnknown ? undefined : 'Nothing needs your attention.');
}

/** The missing parts of an item: 'Add PDF', 'Add title, certificate group and 3 more'. */
export function missingText(missing: readonly Requirement[]): string {
  return `Add ${listed(missing.map(requirementLabel), 2)}`;
}
