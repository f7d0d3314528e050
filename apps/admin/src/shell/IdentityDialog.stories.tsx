import { ApiError } from '@cpd/api/client';
import { ModalProvider } from '@cpd/ui/DialogQueue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { IdentityDialog } from './IdentityDialog.tsx';

/** Asks for the password before a sensitive change. The page behind it keeps its values. */
const meta = {
  title: 'Screens/Shell/Identity dialog',
  component: IdentityDialog,
  decorators: [
    (Story) => (
      <ModalProvider>
        <Story />
      </ModalProvider>
    ),
  ],
  args: {
    purpose: 'POST /v1/administrator',
    username: 'ada',
    hasPasskey: async (): Promise<boolean> => false,
    onProveWithPasskey: fn(async () => undefined),
    onProve: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof IdentityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends the password by Enter. */
export const WithPassword: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByText('Needed for “Add administrator”.');
    await userEvent.type(await screen.findByLabelText(/^Password/), 'correct horse{Enter}');
    await expect(args.onProve).toHaveBeenCalledWith('correct horse');
  },
};

/** Reports a wrong password at its field and keeps the focus there. */
export const WrongPassword: Story = {
  tags: ['modes'],
  args: {
    onProve: fn(async () => {
      throw new ApiError('http', { status: 400, message: 'The password is wrong.' });
    }),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText(/^Password/);
    await userEvent.type(field, 'wrong{Enter}');
    await screen.findByText('The password is wrong.');
    await expect(field).toHaveFocus();
  },
};

/** A user with a passkey can use it instead. */
export const WithPasskey: Story = {
  args: { hasPasskey: async () => true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await expect(args.onProveWithPasskey).toHaveBeenCalledOnce();
    await expect(args.onProve).not.toHaveBeenCalled();
  },
};

/** After the user has cancelled the browser's dialog, the password can still be entered. */
export const PasskeyCancelled: Story = {
  args: {
    hasPasskey: async () => true,
    onProveWithPasskey: fn(async () => {
      throw new ApiError('aborted');
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'correct horse{Enter}');
    await expect(args.onProve).toHaveBeenCalledWith('correct horse');
  },
};

/** Escape cancels. */
export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByLabelText(/^Password/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
