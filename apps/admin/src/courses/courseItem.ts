import type { Course } from '@cpd/api/courses';
import { courseContents } from '@cpd/domain/consequence';
import { quizConfigWarning } from '@cpd/domain/quizConfig';
import { displayTitle, rowName, say } from '@cpd/ui/language';
import type { NamedItem } from '../bin/useItemActions.tsx';

/** Names a course among others. */
export function courseRowName({ title, _id }: Pick<Course, '_id' | 'title'>): string {
  return rowName(title, _id);
}

/** A course as the dialogs that enable and delete it show it. */
export function courseItem(course: Course): NamedItem {
  return {
    name: displayTitle(course.title),
    isEnable: course.isEnable,
    contents: courseContents(course),
    warning: say(quizConfigWarning(course, course.questionCount)),
  };
}
