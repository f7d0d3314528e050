import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingScreen } from './SettingScreen.tsx';

const meta = {
  title: 'Screens/Setting',
  component: SettingScreen,
  args: {
    isChangingPassword: false,
    onChangePassword: fn(),
    onSignOut: fn(),
    theme: 'system',
    onThemeChange: fn(),
  },
} satisfies Meta<typeof SettingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Passwords that match are sent. */
export const Matching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'old secret');
    await userEvent.type(canvas.getByLabelText('New password'), 'new secret');
    await userEvent.type(canvas.getByLabelText('Re-New password'), 'new secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(args.onChangePassword).toHaveBeenCalledTimes(1);
  },
};

/** Passwords that differ put both new fields in error, without a message. */
export const Differing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'old secret');
    await userEvent.type(canvas.getByLabelText('New password'), 'new secret');
    await userEvent.type(canvas.getByLabelText('Re-New password'), 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
    await expect(canvas.getByLabelText('Re-New password')).toBeInvalid();
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

/** Colours and sign-out. */
export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Dark'));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** The new password is being saved. */
export const Saving: Story = { args: { isChangingPassword: true } };
