import type { Course } from '@cpd/api/courses';
import { quizSummary } from '@cpd/domain/quizConfig';
import { idColumn, settingColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '@cpd/ui/columns';
import { LinkButton } from '@cpd/ui/Link';
import { filterParams, ListScreen, useListParams } from '@cpd/ui/ListScreen';
import { displayTitle, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import type { RowTitleProps } from '@cpd/ui/RowTitle';
import { courseRowName } from '../courses/courseItem.ts';
import { courseListTexts } from '../courses/courseTexts.ts';
import { useCourseList } from '../courses/useCourseList.ts';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { COURSES_PATH, quizPath } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';

/** Lists the courses, each with a link to its quiz. */
export function QuizListPage() {
  const params = useListParams();
  const { list, tools } = useCourseList(params);
  return (
    <ListScreen
      title={say('Quiz')}
      caption={say('Quizzes')}
      texts={courseListTexts}
      empty={{
        description: say('Each course has a quiz. Create a course first.'),
        action: <LinkButton href={COURSES_PATH}>{say('Go to courses')}</LinkButton>,
      }}
      params={params}
      list={list}
      actions={<DownloadCsv list="courses" filters={filterParams(params)} />}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={columns()}
      {...tools}
    />
  );
}

function columns(): readonly Column<Course>[] {
  return [
    idColumn(),
    titleColumn(say('Title'), (course) => ({
      href: quizPath(course._id),
      children: displayTitle(course.title),
      'aria-label': courseRowName(course),
      ...quizDetail(course),
      picture: <StoredImage of={course.cover} size="thumbnail" />,
    })),
    settingColumn({ nameOf: courseRowName, hrefOf: ({ _id }) => quizPath(_id) }),
  ];
}

/** Nothing if the server does not count questions. */
function quizDetail(course: Course): Pick<RowTitleProps, 'detail' | 'detailTone'> {
  if (course.questionCount === null) return {};
  const { text, isCaution } = quizSummary(course, course.questionCount);
  return { detail: say(text), detailTone: isCaution ? 'caution' : 'muted' };
}
