import { matchesCourse, type SearchedCourse } from '../keyword/keyword.ts';
import { isBlankText } from '../text/text.ts';

/** Search, filter and sorting of the visible courses. They do not change the stored sequence. */
export interface CourseViewChoice {
  readonly keyword: string;
  /** The filter by whether courses are enabled. */
  readonly enabled: 'all' | 'yes' | 'no';
  /** By title, ascending or descending; null for the stored sequence. */
  readonly sort: 'title' | '-title' | null;
}

interface ListedCourse extends SearchedCourse {
  readonly isEnable: boolean;
}

/** Returns the courses that match search and filter, in the selected order. `compare` has the order of their titles. */
export function courseView<Course extends ListedCourse>(
  all: readonly Course[],
  { keyword, enabled, sort }: CourseViewChoice,
  compare: (one: Course, other: Course) => number,
): readonly Course[] {
  const found = matching(all, keyword);
  const filtered = enabled === 'all' ? found : found.filter(({ isEnable }) => isEnable === (enabled === 'yes'));
  if (sort === null) return filtered;
  const sorted = filtered.toSorted(compare);
  return sort === 'title' ? sorted : sorted.toReversed();
}

/** Counts the courses that match the search: all, enabled and disabled ones. */
export function courseCounts(all: readonly ListedCourse[], keyword: string) {
  const found = matching(all, keyword);
  const yes = found.filter(({ isEnable }) => isEnable).length;
  return { all: found.length, yes, no: found.length - yes };
}

function matching<Course extends ListedCourse>(all: readonly Course[], keyword: string): readonly Course[] {
  // Folding the texts of a thousand courses takes longer than rendering the list.
  if (isBlankText(keyword)) return all;
  return all.filter((course) => matchesCourse(keyword, course));
}
