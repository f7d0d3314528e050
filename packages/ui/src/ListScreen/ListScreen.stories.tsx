import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RoomsApp } from '../../example/rooms/RoomsApp.tsx';

/**
 * A whole page with one list: title, New, search, filter, table, pager, and what it shows while there are no rows.
 *
 * **Use it** for the page of a resource. `useListParams` keeps page, search and filter in the URL; `useListState` makes the rows and
 * the pager of a response; `columns` has columns for titles, ids and actions.
 *
 * **Do not use it** for a table in a card (`ListTable`), or for rows that are moved (ReorderableTable).
 *
 * **Anatomy**: PageHeader, Toolbar, PagedTable. The app gives its query, its columns and its texts: the source of this page is
 * `packages/ui/example/rooms/RoomListPage.tsx`.
 *
 * | Key | Effect |
 * |---|---|
 * | / | goes to the search |
 * | N | New |
 * | ↑ ↓ | go through the rows |
 * | X | marks the row, with Shift all rows from the last marked one |
 *
 * With `marking`, each row has a check box that is quiet until its row has the pointer or the focus. While rows are marked, a MarkBar offers
 * what can be done with all of them. Marks stay while other pages are shown; a search or filter clears those of rows that it does not show,
 * and a notification says so.
 *
 * **Accessibility**: a link skips to the list; the button and the check box of a row have the row's name; the number of marked rows is
 * announced.
 */
const meta = {
  title: 'Components/Lists/ListScreen',
  component: RoomsApp,
} satisfies Meta<typeof RoomsApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rooms to book, in memory. */
export const Rooms: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('11–20 of 24');
    const row = within(canvas.getByRole('row', { name: /Second floor, room 15/ }));
    await userEvent.click(row.getByRole('button', { name: 'Enable Second floor, room 15' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enable “Second floor, room 15”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    await row.findByText('Enabled');
  },
};

/** A search without a match. */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cellar{Enter}');
    await canvas.findByText('No rooms match “cellar”.');
  },
};

/** After a confirmation the row is gone. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Ground floor, room 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Ground floor, room 1”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Ground floor, room 1')).toBeNull());
    await canvas.findByText('Ground floor, room 1 deleted');
    await canvas.findByText('1–10 of 23');
  },
};

/** New creates a draft and opens its form. The saved room is in the list. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Cellar');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('link', { name: 'Cellar' });
    await canvas.findByText('1–10 of 25');
  },
};

/** Rows are marked one by one, as a range and over pages; a search keeps those that it shows. */
export const MarkedRows: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Mark First floor, room 2'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Mark Second floor, room 6'));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await expect(box('Mark all rows of the page')).toBePartiallyChecked();
    const bar = within(canvas.getByRole('region', { name: 'Marked rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await bar.findByText('5 rows marked, 5 on other pages');
    await userEvent.click(box('Mark Second floor, room 12'));
    await userEvent.type(canvas.getByRole('searchbox'), 'room 12{Enter}');
    await screen.findByText('5 rows are no longer marked, because the list shows other rows');
    await bar.findByText('1 row marked');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear marks' }));
    await expect(canvas.queryByRole('region', { name: 'Marked rows' })).toBeNull();
  },
};

/** The marked rows are deleted together. */
export const DeletedTogether: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark all rows of the page' }));
    const bar = within(canvas.getByRole('region', { name: 'Marked rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 10 rooms?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('1–10 of 14');
    await expect(canvas.queryByRole('region', { name: 'Marked rows' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('table')).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Nothing yet. */
export const Empty: Story = {
  args: { stored: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rooms yet.')).toBeVisible();
  },
};
