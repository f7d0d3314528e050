import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { PagedTable } from '../PagedTable/index.ts';
import { columns, courses } from '../PagedTable/PagedTable.fixture.tsx';
import { longTouch, scrollFrom, touch, virtualPress } from '../testing/pressing.ts';
import { ReorderableTable } from './ReorderableTable.tsx';

/**
 * A table whose rows users can reorder.
 *
 * **Use it** for short lists with a stored order: an event's posters.
 *
 * **Do not use it** for read-only lists (PagedTable), or for lists with pages: a row can only be dragged to a position
 * that is on the screen.
 *
 * **Anatomy**: column titles; in each row a grip with the row's position, up and down buttons, then the columns of the
 * caller. On a narrow table rows become cards.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes to the buttons of the rows |
 * | Enter, Space on a button | moves the row one position |
 * | Alt + arrow up, Alt + arrow down | moves the row around the focused control; the focus moves with it |
 *
 * **Accessibility**: a table named by its caption; rows are named by their header cell. Every move is announced. The
 * grip is for pointers only and hidden from assistive technology, as the buttons do the same (WCAG 2.5.7).
 *
 * Dragging uses the browser's own drag and drop through [Pragmatic drag and
 * drop](https://atlassian.design/components/pragmatic-drag-and-drop): on touch it starts with a long press. An
 * end-to-end test drags posters with a real pointer.
 */
const meta = {
  component: ReorderableTable<(typeof courses)[number]>,
  title: 'Components/Lists/ReorderableTable',
  args: {
    caption: 'Courses',
    columns: columns.slice(0, 2),
    rows: courses.slice(0, 4),
    getRowId: (course) => course.id,
    getRowName: (course) => course.title,
    onMove: fn(),
    empty: { title: 'No courses yet.' },
  },
  render: function Ordered(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Card padding="none">
        <ReorderableTable
          {...args}
          rows={rows}
          onMove={({ id, to }) => {
            args.onMove({ id, to });
            const row = rows.find((other) => other.id === id);
            if (row) setRows(rows.filter((other) => other !== row).toSpliced(to, 0, row));
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof ReorderableTable<(typeof courses)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

function titlesIn(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** Alt with an arrow key moves the row; the focus stays on its control, and nothing happens at an edge. */
export const ByKeyboard: Story = {
  tags: ['matrix'],
  parameters: {
    announces: [
      'polite: Moved Clinical ethics 2 to position 3 of 4',
      'polite: Moved Clinical ethics 2 to position 4 of 4',
      'polite: Moved Clinical ethics 2 to position 3 of 4',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move up Clinical ethics 2' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: '64f1c0ffee01', to: 2 });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(titlesIn(canvas)[3]).toBe('Clinical ethics 2');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(titlesIn(canvas)).toEqual([
      'Anatomy basics 1',
      'Infection control 3',
      'Clinical ethics 2',
      'Airway management 4',
    ]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Dispatches the events of a browser while a pointer drags a grip to a vertical position in the window. */
async function drag(grip: HTMLElement, y: number, end: 'drop' | 'dragend') {
  const dataTransfer = new DataTransfer();
  const { left, top } = grip.getBoundingClientRect();
  const send = (type: string, target: Element, clientY: number) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: left + 4, clientY }),
    );
  const row = grip.closest('tr');
  const target = [...(row?.parentElement?.children ?? [])].find(
    (other) => y >= other.getBoundingClientRect().top && y <= other.getBoundingClientRect().bottom,
  );
  if (!row || !target) throw new Error('The pointer is not over a row.');
  send('dragstart', grip, top + 4);
  await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
  send('dragenter', target, y);
  send('dragover', target, y);
  await waitFor(() => expect(row.parentElement?.querySelector('[data-drop]')).not.toBeNull());
  send(end, end === 'drop' ? target : grip, y);
  await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'));
}

/** The part of a row that is dragged, and the row's bottom edge. */
function gripAndBottom(row: HTMLElement | undefined) {
  const grip = row?.querySelector<HTMLElement>('[draggable="true"]');
  if (!row || !grip) throw new Error('The row has no grip.');
  return { grip, bottom: row.getBoundingClientRect().bottom - 2 };
}

/** A row is dropped at the nearest edge between rows; a cancelled drag moves nothing. */
export const Dragged: Story = {
  parameters: { announces: ['polite: Moved Anatomy basics 1 to position 3 of 4'] },
  play: async ({ args, canvas }) => {
    const [first, , third, last] = canvas.getAllByRole('row').slice(1);
    await drag(gripAndBottom(first).grip, gripAndBottom(third).bottom, 'drop');
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: '64f1c0ffee00', to: 2 });
    await waitFor(() => expect(titlesIn(canvas)[2]).toBe('Anatomy basics 1'));
    await drag(gripAndBottom(first).grip, gripAndBottom(last).bottom, 'dragend');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(document.querySelector('[data-drop]')).toBeNull();
  },
};

/** On touch the buttons do what dragging does, and nothing while a touch scrolls the page. */
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

/** A screen reader's click moves the row, and the new position is announced. */
export const MovedByScreenReader: Story = {
  parameters: { announces: ['polite: Moved Clinical ethics 2 to position 3 of 4'] },
  play: async ({ canvas }) => {
    await virtualPress(canvas.getByRole('button', { name: 'Move down Clinical ethics 2' }));
    await waitFor(() => expect(titlesIn(canvas)[2]).toBe('Clinical ethics 2'));
  },
};

/** The buttons move a row by one position, and the focus moves with it. */
export const MovedByButtons: Story = {
  args: { rows: courses.slice(0, 2) },
  parameters: {
    says: [
      'table, Courses',
      'caption, Courses',
      'rowgroup',
      'row, Sequence Adjust Sequence ID Title',
      'columnheader, Sequence',
      'columnheader, Adjust Sequence',
      'columnheader, ID',
      'columnheader, Title',
      'end of row, Sequence Adjust Sequence ID Title',
      'end of rowgroup',
      'rowgroup',
      'row, 1 64f1c0ffee01 Clinical ethics 2',
      'cell, 1',
      '1',
      'end of cell, 1',
      'cell',
      'button, Move up Clinical ethics 2, disabled',
      'button, Move down Clinical ethics 2',
      'end of cell',
      'cell, 64f1c0ffee01',
      'rowheader, Clinical ethics 2',
      'end of row, 1 64f1c0ffee01 Clinical ethics 2',
      'row, 2 64f1c0ffee00 Anatomy basics 1',
      'cell, 2',
      '2',
      'end of cell, 2',
      'cell',
      'button, Move up Anatomy basics 1',
      'button, Move down Anatomy basics 1, disabled',
      'end of cell',
      'cell, 64f1c0ffee00',
      'rowheader, Anatomy basics 1',
      'end of row, 2 64f1c0ffee00 Anatomy basics 1',
      'end of rowgroup',
      'end of table, Courses',
      'status',
      'Moved Clinical ethics 2 to position 1 of 2',
      'end of status',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' }));
    await waitFor(() => expect(titlesIn(canvas)[0]).toBe('Clinical ethics 2'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move up Clinical ethics 2' })).toHaveFocus());
  },
};

/** Nothing moves a row. */
export const Disabled: Story = {
  tags: ['matrix'],
  args: { isDisabled: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Move down Anatomy basics 1' })).toBeDisabled();
    await expect(canvasElement.querySelector('[draggable="true"]')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** On a phone a row is a card with its grip, its position and its buttons in one line. */
export const Narrow: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    const [up, down] = within(first ?? document.body).getAllByRole('button');
    await expect(up?.getBoundingClientRect().top).toBe(down?.getBoundingClientRect().top);
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
      grip: '[draggable="true"]',
      'buttons for people who cannot drag': 'tbody tr > :nth-child(2) span',
    },
  },
};

const ignore = () => undefined;

/** Only lists with an order that users set can be reordered. */
export const UserOrderedLists: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Users set the order, and it is saved.',
        example: (
          <ReorderableTable
            caption="Posters"
            columns={columns.slice(1, 2)}
            rows={courses.slice(0, 2)}
            getRowId={({ id }) => id}
            getRowName={({ title }) => title}
            onMove={ignore}
          />
        ),
      },
      wrong: {
        reason: 'The list is sorted by its title. A row that was moved would go back.',
        example: (
          <PagedTable
            caption="Courses by title"
            columns={columns.slice(1, 2)}
            rows={courses.slice(0, 2)}
            getRowId={({ id }) => id}
          />
        ),
      },
    },
  },
};
