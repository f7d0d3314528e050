import type { Course } from '@cpd/api/courses';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { clampPage, PAGE_SIZE, pageCount, pageOf } from '@cpd/domain/paging';
import { LinkButton } from '@cpd/ui/Link';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';
import { quizPath } from './paths.ts';

/** What the quiz list shows and reports. */
export interface QuizListScreenProps {
  /** Every course in its sequence; undefined until the first answer. */
  courses: readonly Course[] | undefined;
  /** Whether the last attempt to load them failed. */
  hasFailed: boolean;
  /** The page asked for, from 1. */
  page: number;
  /** Receives the page to show. */
  onPageChange: (page: number) => void;
  /** Loads the courses again. */
  onRetry: () => void;
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
export function QuizListScreen({ courses, hasFailed, page, onPageChange, onRetry }: QuizListScreenProps) {
  const total = courses?.length;
  return (
    <>
      <PageHeader title="Quiz" />
      <ListTable
        caption="Quizzes"
        things="courses"
        emptyHint="Every course has its quiz: make a course first."
        columns={columns}
        rows={courses && pageOf(courses, page, PAGE_SIZE)}
        hasFailed={hasFailed}
        onRetry={onRetry}
        pager={{
          page: clampPage(page, total ?? 0, PAGE_SIZE),
          pageCount: pageCount(total ?? 0, PAGE_SIZE),
          total,
          onPageChange,
        }}
      />
    </>
  );
}
