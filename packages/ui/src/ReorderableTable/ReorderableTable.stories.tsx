import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import type { Column } from '../PagedTable/index.ts';
import { type Course, columns, courses } from '../PagedTable/PagedTable.fixture.tsx';
import { ReorderButtons } from '../ReorderButtons/index.ts';
import { longTouch, scrollFrom, touch, virtualPress } from '../testing/pressing.ts';
import { ReorderableTable } from './ReorderableTable.tsx';

/**
 * Lists rows in an order that people set: by dragging, by keyboard, or by the buttons of a column; a row becomes a card where
 * there is no room for the columns.
 *
 * **Use it** for short lists with an order of their own: an event's posters.
 *
 * **Do not use it** for lists that are read (PagedTable), nor for those with pages: a row can only be dragged to a place
 * that is on the screen.
 *
 * **Anatomy**: column titles, and rows with a grip first. A column of ReorderButtons stands beside it for whoever cannot
 * drag (WCAG 2.5.7).
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes to the row that had the focus last, then out of the table |
 * | Arrow keys | go through rows, cells and what stands in them |
 * | Enter, Space on a grip | take the row up |
 * | Arrow keys, Tab while a row is taken up | go through the places between the rows |
 * | Enter | puts the row down |
 * | Escape | puts it back |
 *
 * **Accessibility**: a grid named by its caption, rows named by their header cell. Screen readers hear how a row is taken
 * up, between which rows it would stand, and that it was put down.
 *
 * Dragging is the browser's own, which only a real pointer begins: a journey drags posters with a mouse. Browsers of
 * phones begin it with a long press, which no test here can make; a tap on the buttons does the same.
 *
 * It stands on [React Aria's Table](https://react-spectrum.adobe.com/react-aria/Table.html) with `useDragAndDrop`.
 */
const meta = {
  component: ReorderableTable<Course>,
  title: 'Components/Lists/ReorderableTable',
  args: {
    caption: 'Courses',
    columns: columns.slice(0, 2),
    rows: courses.slice(0, 4),
    getRowId: (course) => course.id,
    getRowName: (course) => course.title,
    onMove: fn(),
    emptyText: 'No courses yet.',
  },
  render: function Ordered(args) {
    const [rows, setRows] = useState(args.rows);
    const move = (row: Course, to: number) => setRows(rows.filter((other) => other !== row).toSpliced(to, 0, row));
    const sequence: Column<Course> = {
      id: 'sequence',
      header: 'Adjust Sequence',
      width: 130,
      align: 'center',
      cell: (course) => (
        <ReorderButtons
          label={course.title}
          index={rows.indexOf(course)}
          count={rows.length}
          onMove={(to) => move(course, to)}
        />
      ),
    };
    return (
      <Card padding="none">
        <ReorderableTable
          {...args}
          columns={[sequence, ...args.columns]}
          rows={rows}
          onMove={(change) => {
            args.onMove(change);
            const row = rows.find(({ id }) => id === change.id);
            if (row !== undefined) move(row, change.to);
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof ReorderableTable<Course>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** What both tables of the pair list. */
const listed = {
  rows: courses.slice(0, 2),
  getRowId: ({ id }: Course) => id,
  getRowName: ({ title }: Course) => title,
  onMove: ignore,
  emptyText: 'No courses yet.',
};

const ordered = ['Anatomy basics 1', 'Infection control 3', 'Airway management 4', 'Clinical ethics 2'];

function titlesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** Taken up, moved and put down by keyboard; Escape puts a row back. */
export const Reorderable: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    const expectFocusOn = (name: string | RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await userEvent.tab();
    // The arrow keys go to the grip of the second row.
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expectFocusOn('Move Clinical ethics 2');
    await userEvent.keyboard('{Enter}');
    // React Aria offers the places between the rows, where the rows themselves moved before.
    await expectFocusOn(/^Insert/);
    await userEvent.keyboard('{End}');
    await expectFocusOn('Insert after Airway management 4');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titlesIn(canvas)).toEqual(ordered));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: '64f1c0ffee01', to: 3 });
    // The row that was put down has the focus; its grip is two steps on.
    await expectFocusOn('Clinical ethics 2');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectFocusOn('Move Clinical ethics 2');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn(/^Insert/);
    await userEvent.keyboard('{Home}{Escape}');
    await expectFocusOn('Move Clinical ethics 2');
    await expect(titlesIn(canvas)).toEqual(ordered);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

/** The ring around what has the focus stands within it: outside of it, the frame of the table would cut the ring off. */
export const Focused: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: 'Anatomy basics 1' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(row).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px' });
    await userEvent.keyboard('{ArrowRight}');
    const [cell] = within(row).getAllByRole('gridcell');
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px' });
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** A screen reader's clicks take a row up and put it down where they are told to. */
export const ReorderedByScreenReader: Story = {
  parameters: {
    announces: [
      'assertive: Started dragging. Navigate to a drop target, then click or press Enter to drop.',
      'polite: Insert after Airway management 4',
      'assertive: Drop complete.',
    ],
  },
  play: async ({ args, canvas }) => {
    await virtualPress(canvas.getByRole('button', { name: 'Move Clinical ethics 2' }));
    await screen.findByText(/^Started dragging\. Navigate to a drop target/);
    // The reader's cursor comes to a place first, which React Aria marks.
    const place = screen.getByRole('button', { name: 'Insert after Airway management 4' });
    place.focus();
    await waitFor(() => expect(place.closest('[data-drop-target]')).toBeInTheDocument());
    await virtualPress(place);
    await waitFor(() => expect(titlesIn(canvas)).toEqual(ordered));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: '64f1c0ffee01', to: 3 });
    await screen.findByText(/Drop complete\./);
  },
};

/** On touch the buttons do what dragging does, and nothing while a finger scrolls the page. */
export const MovedByTouch: Story = {
  play: async ({ canvas }) => {
    await touch(canvas.getByRole('button', { name: 'Move down Clinical ethics 2' }));
    await waitFor(() => expect(titlesIn(canvas)[2]).toBe('Clinical ethics 2'));
    await longTouch(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' }));
    await waitFor(() => expect(titlesIn(canvas)[1]).toBe('Clinical ethics 2'));
    await scrollFrom(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' }));
    await expect(titlesIn(canvas)[1]).toBe('Clinical ethics 2');
  },
};

/** The buttons of a column move a row by one place, and the focus goes with it. */
export const MovedByButtons: Story = {
  parameters: {
    says: [
      'grid, Courses',
      'rowgroup',
      'row, Move Adjust Sequence ID Title',
      'columnheader, Move, column index 1',
      'columnheader, Adjust Sequence, column index 2',
      'columnheader, ID, column index 3',
      'columnheader, Title, column index 4',
      'end of row, Move Adjust Sequence ID Title',
      'end of rowgroup',
      'rowgroup',
      'row, Clinical ethics 2',
      'gridcell',
      'button, Move Clinical ethics 2, Click to start dragging.',
      'end of gridcell',
      'gridcell',
      'button, Move up Clinical ethics 2, disabled',
      'button, Move down Clinical ethics 2',
      'end of gridcell',
      'gridcell, 64f1c0ffee01',
      '64f1c0ffee01',
      'end of gridcell, 64f1c0ffee01',
      'rowheader, Clinical ethics 2',
      'Clinical ethics 2',
      'end of rowheader, Clinical ethics 2',
      'end of row, Clinical ethics 2',
      'row, Anatomy basics 1',
      'gridcell',
      'button, Move Anatomy basics 1, Click to start dragging.',
      'end of gridcell',
      'gridcell',
      'button, Move up Anatomy basics 1',
      'button, Move down Anatomy basics 1',
      'end of gridcell',
      'gridcell, 64f1c0ffee00',
      '64f1c0ffee00',
      'end of gridcell, 64f1c0ffee00',
      'rowheader, Anatomy basics 1',
      'Anatomy basics 1',
      'end of rowheader, Anatomy basics 1',
      'end of row, Anatomy basics 1',
      'row, Infection control 3',
      'gridcell',
      'button, Move Infection control 3, Click to start dragging.',
      'end of gridcell',
      'gridcell',
      'button, Move up Infection control 3',
      'button, Move down Infection control 3',
      'end of gridcell',
      'gridcell, 64f1c0ffee02',
      '64f1c0ffee02',
      'end of gridcell, 64f1c0ffee02',
      'rowheader, Infection control 3',
      'Infection control 3',
      'end of rowheader, Infection control 3',
      'end of row, Infection control 3',
      'row, Airway management 4',
      'gridcell',
      'button, Move Airway management 4, Click to start dragging.',
      'end of gridcell',
      'gridcell',
      'button, Move up Airway management 4',
      'button, Move down Airway management 4, disabled',
      'end of gridcell',
      'gridcell, 64f1c0ffee03',
      '64f1c0ffee03',
      'end of gridcell, 64f1c0ffee03',
      'rowheader, Airway management 4',
      'Airway management 4',
      'end of rowheader, Airway management 4',
      'end of row, Airway management 4',
      'end of rowgroup',
      'end of grid, Courses',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' }));
    await waitFor(() => expect(titlesIn(canvas)[0]).toBe('Clinical ethics 2'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' })).toHaveFocus());
  },
};

/** No rows. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses yet.')).toBeVisible();
  },
};

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'column titles': 'thead',
      row: 'tbody tr',
      grip: 'tbody tr button',
      'buttons for whoever cannot drag': 'tbody tr > :nth-child(2) span',
    },
  },
};

/** Whoever does not drag has buttons. */
export const ButtonsBesideGrips: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'A press moves a row: by a finger, a switch, or a hand that shakes.',
        shows: (
          <ReorderableTable
            {...listed}
            caption="Rows with buttons"
            columns={[
              {
                id: 'sequence',
                header: 'Adjust Sequence',
                width: 130,
                align: 'center',
                cell: ({ id, title }) => (
                  <ReorderButtons
                    label={title}
                    index={listed.rows.findIndex((row) => row.id === id)}
                    count={listed.rows.length}
                    onMove={ignore}
                  />
                ),
              },
              ...columns.slice(1, 2),
            ]}
          />
        ),
      },
      wrong: {
        because: 'Dragging is the only way that is seen (WCAG 2.5.7).',
        shows: <ReorderableTable {...listed} caption="Rows with grips alone" columns={columns.slice(1, 2)} />,
      },
    },
  },
};
