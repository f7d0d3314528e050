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
 *
 * **Accessibility**: a link skips to the list; the button of a row has the row's name.
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

/** Nothing yet. */
export const Empty: Story = {
  args: { stored: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rooms yet.')).toBeVisible();
  },
};
