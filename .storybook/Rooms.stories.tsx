import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RoomListPage } from '../packages/ui/example/rooms/RoomListPage.tsx';
import { ModalProvider } from '../packages/ui/src/DialogQueue/index.ts';
import { createMemoryHost, HostProvider } from '../packages/ui/src/Host/index.ts';
import { NotificationsProvider } from '../packages/ui/src/Notifications/index.ts';

/** The example of 'Build an admin page': rooms that can be booked, in memory. */
const meta = {
  component: RoomListPage,
  title: 'Patterns/Build an admin page/Rooms',
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <HostProvider host={createMemoryHost('/room')}>
        <ModalProvider>
          <NotificationsProvider>
            <Story />
          </NotificationsProvider>
        </ModalProvider>
      </HostProvider>
    ),
  ],
} satisfies Meta<typeof RoomListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page: search, pages, New, and what can be done with each room. */
export const AllRooms: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Ground floor, room 1\b/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Close Ground floor, room 1' }));
    await expect(await within(row).findByRole('button', { name: 'Open Ground floor, room 1' })).toBeInTheDocument();
    await userEvent.click(within(row).getByRole('button', { name: 'Delete Ground floor, room 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Ground floor, room 1”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('Ground floor, room 1 deleted')).toBeInTheDocument());
  },
};

/** A list without items says so. */
export const NoRooms: Story = {
  args: { rooms: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rooms yet.')).toBeInTheDocument();
  },
};
