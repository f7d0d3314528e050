import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeysDialog } from './KeysDialog.tsx';

/** Lists the keys that work on this screen and everywhere. */
const meta = {
  title: 'Screens/Keys',
  component: KeysDialog,
  args: { navigation: [], onClose: fn() },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keys that work on every screen. */
export const Listed: Story = {
  tags: ['modes'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Save the form')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
