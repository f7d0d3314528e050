import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
    sessions: undefined,
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

/** The account is signed in on three devices; the one that asks cannot be ended here. */
export const Sessions: Story = {
  args: {
    sessions: {
      sessions: [
        { _id: 's3', startedAt: '2026-03-03T09:00:00Z', renewedAt: '2026-03-03T09:15:00Z', isCurrent: true },
        { _id: 's2', startedAt: '2026-03-02T09:00:00Z', renewedAt: '2026-03-02T12:45:00Z', isCurrent: false },
        { _id: 's1', startedAt: '2026-03-01T09:00:00Z', renewedAt: '2026-03-03T08:30:00Z', isCurrent: false },
      ],
      onEnd: fn(),
      isEnding: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('table', { name: 'Sessions' }))
      .getAllByRole('row')
      .slice(1);
    await expect(rows).toHaveLength(3);
    await expect(within(rows[0] as HTMLElement).getByText('This session')).toBeVisible();
    await expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^End the session of / }));
    await expect(args.sessions?.onEnd).toHaveBeenLastCalledWith(['s2']);
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await expect(args.sessions?.onEnd).toHaveBeenLastCalledWith(['s2', 's1']);
  },
};
