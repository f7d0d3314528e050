import type { Course } from '@cpd/api/courses';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { LinkButton } from '@cpd/ui/Link';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { pageOfWhole, type WholeList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';
import { quizPath } from './paths.ts';

export interface QuizListScreenProps {
  courses: WholeList<Course>;
}

const columns: readonly Column<Course>[] = [
  idColumn(),
  textColumn('Title', ({ title }) => displayTitle(title), { isRowHeader: true }),
  {
    id: 'setting',
    header: 'Setting',
    width: 120,
    isAction: true,
    cell: ({ _id, title }) => (
      <LinkButton variant="quiet" size="small" href={quizPath(_id)} aria-label={`Setting ${rowName(title, _id)}`}>
        Setting
      </LinkButton>
    ),
  },
];

/** Lists the courses, each with the way to its quiz. */
export function QuizListScreen({ courses }: QuizListScreenProps) {
  return (
    <>
      <PageHeader title="Quiz" />
      <ListTable
        list={pageOfWhole(courses)}
        caption="Quizzes"
        things="courses"
        emptyHint="Every course has its quiz: make a course first."
        columns={columns}
      />
    </>
  );
}
