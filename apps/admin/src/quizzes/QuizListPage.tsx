import type { Course } from '@cpd/api/courses';
import { useImageUrl } from '@cpd/api/uploads';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { counted } from '@cpd/domain/text';
import { Image } from '@cpd/ui/Image';
import { LinkButton } from '@cpd/ui/Link';
import type { Column } from '@cpd/ui/PagedTable';
import { useCourseList } from '../courses/useCourseList.ts';
import { settingColumn } from '../kit/lists/buttonColumns.tsx';
import { ListPage } from '../kit/lists/ListPage.tsx';
import { idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '../kit/lists/textColumns.tsx';
import { useListParams } from '../kit/lists/useListParams.ts';
import { COURSES_PATH, quizPath } from '../paths.ts';

/** Lists the courses, each with a link to its quiz. */
export function QuizListPage() {
  const params = useListParams();
  const { list, tools } = useCourseList(params);
  return (
    <ListPage
      title="Quiz"
      caption="Quizzes"
      pluralNoun="courses"
      empty={{
        description: 'Each course has a quiz. Create a course first.',
        action: <LinkButton href={COURSES_PATH}>Go to courses</LinkButton>,
      }}
      params={params}
      list={list}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={columnsOf(useImageUrl())}
      {...tools}
    />
  );
}

function columnsOf(imageUrl: (id: string) => string): readonly Column<Course>[] {
  return [
    idColumn(),
    titleColumn('Title', (course) => ({
      href: quizPath(course._id),
      children: displayTitle(course.title),
      'aria-label': rowName(course.title, course._id),
      detail: quizDetail(course),
      picture: <Image size="thumbnail" src={course.cover && imageUrl(course.cover._id)} alt="" fallback="" />,
    })),
    settingColumn({ width: 96, nameOf: ({ _id, title }) => rowName(title, _id), hrefOf: ({ _id }) => quizPath(_id) }),
  ];
}

function quizDetail({ questionCount, passCondition }: Pick<Course, 'questionCount' | 'passCondition'>) {
  if (questionCount === null) return undefined;
  return questionCount === 0 ? 'No questions yet' : `${counted(questionCount, 'question')} · ${passCondition} to pass`;
}
