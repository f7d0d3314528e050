import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HelpDialog } from './HelpDialog.tsx';

/** Explains the product in a few words, and names its version. */
const meta = {
  title: 'Screens/Documentation',
  component: HelpDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof HelpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an administrator can do, grouped by kind of item. */
export const Opened: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Courses and quizzes' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
