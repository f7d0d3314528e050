import type { Course } from '@cpd/api/courses';
import { type CourseViewChoice, courseView } from '@cpd/domain/courseView';
import { compareTexts, displayTitle } from '@cpd/ui/language';

/** The courses that match search and filter, in the selected order. */
export function visibleCourses(all: readonly Course[], choice: CourseViewChoice): readonly Course[] {
  return courseView(all, choice, (one, other) => compareTexts(displayTitle(one.title), displayTitle(other.title)));
}
