import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sentence } from '../language/index.ts';
import { KeysDialog } from './KeysDialog.tsx';

/**
 * The shortcuts of every screen, with the switch for those of one letter.
 *
 * **Use it** for the key `?`, which `useShortcuts` reports, and where the app offers help.
 *
 * **Do not use it** for the keys of one component: its docs page and its texts name them.
 *
 * **Anatomy**: a Dialog with a KeyList and SingleKeysChoice.
 *
 * | Key | Effect |
 * |---|---|
 * | Escape | closes |
 *
 * **Accessibility**: shortcuts of a single character can be switched off (WCAG 2.1.4).
 */
const meta = {
  title: 'Components/Feedback/KeysDialog',
  component: KeysDialog,
  args: { screens: [{ label: sentence('Courses'), key: 'c' }], onClose: fn() },
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
