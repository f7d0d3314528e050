import type { Course } from '@cpd/api/courses';
import { courseContents } from '@cpd/domain/consequence';
import { quizConfigWarning } from '@cpd/domain/quiz';
import { displayTitle, say } from '@cpd/ui/language';
import type { NamedItem } from '../bin/useItemActions.tsx';

/** A course as the dialogs that enable and delete it show it. */
export function courseItem(course: Course): NamedItem {
  return {
    name: displayTitle(course.title),
    isEnable: course.isEnable,
    contents: courseContents(course),
    warning: say(quizConfigWarning(course, course.questionCount)),
  };
}
