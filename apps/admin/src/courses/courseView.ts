import type { Course } from '@cpd/api/courses';
import { matchesCourse } from '@cpd/domain/keyword';
import { isBlankText } from '@cpd/domain/text';
import type { EnabledCounts, ListParams } from '@cpd/ui/ListScreen';
import { compareTexts, displayTitle } from '@cpd/ui/language';

/** Search, filter and sorting of the visible courses. They do not change the stored sequence. */
export type CourseViewChoice = Pick<ListParams, 'keyword' | 'enabled' | 'sort'>;

/** Returns the courses that match search and filter, in the selected order. */
export function courseView(all: readonly Course[], { keyword, enabled, sort }: CourseViewChoice): readonly Course[] {
  const found = matching(all, keyword);
  const filtered = enabled === 'all' ? found : found.filter(({ isEnable }) => isEnable === (enabled === 'yes'));
  if (sort === null) return filtered;
  const sorted = filtered.toSorted((one, other) => compareTexts(displayTitle(one.title), displayTitle(other.title)));
  return sort === 'title' ? sorted : sorted.toReversed();
}

/** Counts the courses that match the search: all, enabled and disabled ones. */
export function courseCounts(all: readonly Course[], keyword: string): EnabledCounts {
  const found = matching(all, keyword);
  const yes = found.filter(({ isEnable }) => isEnable).length;
  return { all: found.length, yes, no: found.length - yes };
}

function matching(all: readonly Course[], keyword: string): readonly Course[] {
  // Folding the texts of a thousand courses takes longer than rendering the list.
  if (isBlankText(keyword)) return all;
  return all.filter((course) => matchesCourse(keyword, course));
}
