import { moved } from '@cpd/domain/sequence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { ReorderButtons } from '../ReorderButtons/index.ts';
import type { Course } from './PagedTable.fixtures.tsx';
import { columns, courses } from './PagedTable.fixtures.tsx';
import { PagedTable } from './PagedTable.tsx';
import { movedTo } from './reorder.ts';
import type { Column } from './TableParts.tsx';

/** How the rows of a PagedTable change place, and what becomes of the focus when one goes. */
const meta = {
  component: PagedTable<Course>,
  title: 'Components/PagedTable/Rows',
  args: { caption: 'Courses', columns, rows: courses.slice(0, 4), getRowId: (course) => course.id },
} satisfies Meta<typeof PagedTable<Course>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list with an order of its own: by its grips, by keyboard, or by the buttons of a column. */
export const Reorderable: Story = {
  tags: ['matrix'],
  render: function Ordered(args) {
    const [rows, setRows] = useState<readonly Course[]>(courses.slice(0, 4));
    const reordering: Column<Course> = {
      id: 'sequence',
      header: 'Adjust Sequence',
      width: 130,
      align: 'center',
      cell: (course) => (
        <ReorderButtons
          label={course.title}
          index={rows.indexOf(course)}
          count={rows.length}
          onMove={(action) => setRows(moved(rows, rows.indexOf(course), action))}
        />
      ),
    };
    return (
      <Card padding="none">
        <PagedTable
          caption={args.caption}
          columns={[reordering, ...columns.slice(0, 2)]}
          rows={rows}
          getRowId={args.getRowId}
          order={{
            getRowName: (course) => course.title,
            onReorder: ({ from, to }) => setRows(movedTo(rows, from, to)),
          }}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent?.replace('Title', ''));
    canvas.getByRole('button', { name: 'Move Clinical ethics 2' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(await canvas.findByText('Clinical ethics 2, position 4 of 4.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    const ordered = ['Anatomy basics 1', 'Infection control 3', 'Airway management 4', 'Clinical ethics 2'];
    await waitFor(() => expect(titles()).toEqual(ordered));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Clinical ethics 2' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}');
    await expect(await canvas.findByText('Clinical ethics 2 put back.')).toBeInTheDocument();
    await expect(titles()).toEqual(ordered);
  },
};

/** A row dragged by its grip is put down where it is let go. */
export const Dragged: Story = {
  ...Reorderable,
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent?.replace('Title', ''));
    const grip = canvas.getByRole('button', { name: 'Move Airway management 4' });
    const first = canvas.getAllByRole('row')[1]?.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: { clientX: 40, clientY: (first?.top ?? 0) + 2 } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(titles()[0]).toBe('Airway management 4'));
  },
};

/** The row that held the focus is gone: the one in its place takes it. */
export const FocusAfterDeletion: Story = {
  render: function Deletable(args) {
    const [rows, setRows] = useState(courses.slice(0, 3));
    const remove: Column<Course> = {
      id: 'remove',
      header: 'Delete',
      width: 110,
      cell: (course) => (
        <Button
          variant="quiet"
          tone="critical"
          size="small"
          aria-label={`Delete ${course.title}`}
          onPress={() => setRows(rows.filter((row) => row !== course))}
        >
          Delete
        </Button>
      ),
    };
    return (
      <Card padding="none">
        <PagedTable
          caption={args.caption}
          columns={[...columns.slice(0, 2), remove]}
          rows={rows}
          getRowId={args.getRowId}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete Clinical ethics 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Infection control 3' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Anatomy basics 1' })).toHaveFocus());
  },
};
