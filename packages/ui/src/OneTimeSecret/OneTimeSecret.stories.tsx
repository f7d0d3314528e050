import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { NotificationsProvider } from '../Notifications/index.ts';
import { OneTimeSecret } from './OneTimeSecret.tsx';

/**
 * A dialog with a secret that cannot be shown again.
 *
 * **Use it** after the server has made a secret: an API key, an invitation, a link to sign in.
 *
 * **Do not use it** for values that can be looked up again (CopyText), or that users choose (PasswordField).
 *
 * **Anatomy**: a Dialog with what to do, a read-only field with what to do if the secret is lost, Close and Copy.
 *
 * | Key | Effect |
 * |---|---|
 * | Escape | closes; the secret is gone |
 *
 * **Accessibility**: the field can be selected and copied by hand where the browser has no clipboard. A reload for a new version of
 * the app waits until the dialog is closed.
 */
const meta = {
  title: 'Components/Feedback/OneTimeSecret',
  component: OneTimeSecret,
  args: {
    title: 'API key of “Mobile app”',
    children: 'Copy the key now and store it in a safe place.',
    label: 'Key',
    description: 'It is not shown again. If it is lost, create another one.',
    value: 'cpd_0f3a9c1b7d25e846a1b2c3d4e5f60718',
    copyLabel: 'Copy key',
    copiedText: 'Key copied',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <NotificationsProvider>
        <Story />
      </NotificationsProvider>
    ),
  ],
} satisfies Meta<typeof OneTimeSecret>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The secret is copied as a whole, and the dialog stays open. */
export const Copied: Story = {
  tags: ['modes'],
  play: async ({ args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await waitFor(() => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await screen.findByText('Key copied')).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The browser refuses: the text is selected, to be copied by hand. */
export const WithoutClipboard: Story = {
  play: async ({ args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('There is no clipboard.'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Key' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(field.selectionEnd).toBe(args.value.length));
    await expect(screen.queryByText('Key copied')).toBeNull();
  },
};

/** Close and Escape leave it. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
