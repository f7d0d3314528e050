import type { Course } from '@cpd/api/courses';
import { displayTitle, rowName } from '@cpd/domain/draft';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { CourseTools, type CourseViewState } from '../courses/CourseTools.tsx';
import { courseView } from '../courses/courseView.ts';
import { quizPath } from '../courses/paths.ts';
import { settingColumn } from '../kit/lists/buttonColumns.tsx';
import { counted } from '../kit/lists/counted.ts';
import { pageOfWhole, type WholeList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { Thumbnail } from '../kit/lists/Thumbnail.tsx';
import { idColumn, TWO_LINES, titleColumn } from '../kit/lists/textColumns.tsx';

export interface QuizListScreenProps {
  courses: WholeList<Course>;
  view: CourseViewState;
  imageUrl: (id: string) => string;
}

function columnsOf(imageUrl: QuizListScreenProps['imageUrl']): readonly Column<Course>[] {
  return [
    idColumn(),
    titleColumn('Title', ({ _id, title, cover, questionCount, passCondition }) => ({
      href: quizPath(_id),
      children: displayTitle(title),
      'aria-label': rowName(title, _id),
      detail: quizDetail({ questionCount, passCondition }),
      picture: <Thumbnail image={cover} imageUrl={imageUrl} />,
    })),
    settingColumn({ width: 96, nameOf: ({ _id, title }) => rowName(title, _id), hrefOf: ({ _id }) => quizPath(_id) }),
  ];
}

function quizDetail({ questionCount, passCondition }: Pick<Course, 'questionCount' | 'passCondition'>) {
  if (questionCount === null) return undefined;
  return questionCount === 0 ? 'No questions yet' : `${counted(questionCount, 'question')} · ${passCondition} to pass`;
}

/** Lists the courses, each with the way to its quiz. */
export function QuizListScreen({ courses, view, imageUrl }: QuizListScreenProps) {
  return (
    <>
      <PageHeader title="Quiz" />
      <ListTable
        list={pageOfWhole({ ...courses, all: courses.all && courseView(courses.all, view) })}
        toolbar={<CourseTools all={courses.all} view={view} />}
        search={view}
        caption="Quizzes"
        pluralNoun="courses"
        emptyHint="Every course has its quiz: make a course first."
        rowHeight={TWO_LINES}
        columns={columnsOf(imageUrl)}
      />
    </>
  );
}
