import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RoomListPage } from '../../example/rooms/RoomListPage.tsx';
import { ModalProvider } from '../DialogQueue/index.ts';
import { createMemoryHost, HostProvider } from '../Host/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';

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
  component: RoomListPage,
  decorators: [
    (Story) => {
      const [host] = useState(() => createMemoryHost('/room'));
      return (
        <HostProvider host={host}>
          <ModalProvider>
            <NotificationsProvider>
              <Story />
            </NotificationsProvider>
          </ModalProvider>
        </HostProvider>
      );
    },
  ],
} satisfies Meta<typeof RoomListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rooms to book, in memory. */
export const Rooms: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('11–20 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Close Second floor, room 15' }));
    await canvas.findByRole('button', { name: 'Open Second floor, room 15' });
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

/** Nothing yet. */
export const Empty: Story = {
  args: { rooms: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rooms yet.')).toBeVisible();
  },
};
