import { ModalProvider } from '@cpd/ui/DialogQueue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdministratorDialog } from './AdministratorDialog.tsx';

/** Where an administrator adds another one and receives the welcome link to pass on. */
const meta = {
  title: 'Screens/Administrator dialog',
  component: AdministratorDialog,
  decorators: [
    (Story) => (
      <ModalProvider>
        <Story />
      </ModalProvider>
    ),
  ],
  args: { issued: undefined, isAdding: false, onAdd: fn(), onClose: fn() },
} satisfies Meta<typeof AdministratorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user name of a new administrator is trimmed before it is sent. */
export const Adding: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^User name/), ' ben ');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith('ben');
  },
};

/** A user name that is too long shows an error and is not sent. */
export const TooLong: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(/^User name/);
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(101));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(field).toHaveAccessibleDescription(/at most 100 characters; it has 101/);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The link is shown once, and copied by a button. */
export const Link: Story = {
  args: {
    issued: {
      username: 'ben',
      link: 'https://cpd.example.org/welcome#S4yJ7bQ2mV9xT1cK8nR5wE3hL6pD0fGzAuXoYiNqBvM',
      expiresAt: '2026-03-06T09:00:00Z',
    },
  },
  play: async ({ args, userEvent }) => {
    const link = await screen.findByLabelText('Link');
    await expect(link).toHaveValue(args.issued?.link);
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(args.issued?.link);
  },
};

/** The browser refuses to copy: the link is selected, and a notification above the dialog names the key that copies it. */
export const LinkNotCopied: Story = {
  tags: ['modes'],
  args: { ...Link.args },
  play: async ({ userEvent }) => {
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    const writeText = fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByText(/^Not copied\. Press (Ctrl\+|⌘)C\.$/)).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  },
};
