import { fn } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Stack/index.ts';
import type { Column } from './Column.ts';

/** A row of the stories. */
export interface Course {
  id: string;
  title: string;
  isEnabled: boolean;
}

/** Four pages of rows. */
export const courses: readonly Course[] = Array.from({ length: 34 }, (_, index) => ({
  id: `64f1c0ffee${String(index).padStart(2, '0')}`,
  title: `${['Anatomy basics', 'Clinical ethics', 'Infection control', 'Airway management'][index % 4]} ${index + 1}`,
  isEnabled: index % 3 === 0,
}));

/** A thousand pages of rows. */
export const manyCourses: readonly Course[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `id-${index}`,
  title: `Course ${index + 1}`,
  isEnabled: false,
}));

/** Columns with a state and two actions. */
export const columns: readonly Column<Course>[] = [
  { id: 'id', header: 'ID', width: 150, cell: (course) => course.id },
  { id: 'title', header: 'Title', isRowHeader: true, cell: (course) => course.title },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: (course) => (course.isEnabled ? <Badge tone="positive">Enabled</Badge> : <Badge>Draft</Badge>),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 170,
    align: 'end',
    isAction: true,
    cell: (course) => (
      <Inline gap={4}>
        <Button variant="quiet" size="small" aria-label={`Setting ${course.title}`}>
          Setting
        </Button>
        <Button variant="quiet" tone="critical" size="small" aria-label={`Delete ${course.title}`}>
          Delete
        </Button>
      </Inline>
    ),
  },
];

/** The first of four pages. */
export const pager = { page: 1, pageCount: 4, total: 34, onPageChange: fn() };
