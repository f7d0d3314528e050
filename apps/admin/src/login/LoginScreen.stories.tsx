import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';

/** Where an administrator signs in, and learns why they are signed out. */
const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { isSigningIn: false, onSignIn: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two empty fields, both required. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByLabelText('User')).toHaveFocus());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** Sending reports both values and empties the fields. */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await expect(args.onSignIn).toHaveBeenCalledWith('admin', 'secret word');
    await expect(canvas.getByLabelText('User')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** A sign-in under way takes no second one. */
export const SigningIn: Story = {
  args: { isSigningIn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** What has just happened is said above the form, and announced. */
export const SignedOut: Story = {
  args: { notice: 'You are signed out.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are signed out.'));
  },
};
