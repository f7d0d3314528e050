import { administratorFixture } from '@cpd/api/administrators/fixtures';
import { Card } from '@cpd/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AdministratorsCardProps } from './AdministratorsCard.tsx';
import { SettingScreen } from './SettingScreen.tsx';
import type { AccountSessions } from './SignOutCard.tsx';

/** Where administrators change their password, end sessions, manage administrators and sign out. */
const meta = {
  title: 'Screens/Setting',
  component: SettingScreen,
  args: {
    isChangingPassword: false,
    onChangePassword: fn(),
    onSignOut: fn(),
    username: 'ada',
    theme: 'system',
    onThemeChange: fn(),
    sessions: undefined,
    administrators: undefined,
    onShowKeys: fn(),
  },
} satisfies Meta<typeof SettingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Passwords that match are sent. */
export const MatchingPasswords: Story = {
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

/** Theme and sign-out. */
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

const session = {
  startedAt: '2026-03-02T09:00:00Z',
  renewedAt: '2026-03-02T12:45:00Z',
  isCurrent: false,
  device: 'Firefox on Linux',
  network: '203.0.113.7',
  isSameNetwork: false,
  concurrentNetworks: null,
};
const sessions: AccountSessions = {
  list: {
    rows: [
      { ...session, _id: 's3', startedAt: '2026-03-03T09:00:00Z', renewedAt: '2026-03-03T09:15:00Z', isCurrent: true },
      { ...session, _id: 's2', device: 'Safari on iOS' },
      { ...session, _id: 's1', device: null, network: null },
    ],
    hasFailed: false,
    useIsValidating: () => false,
    onRetry: fn(),
  },
  onEnd: fn(),
  onEndOthers: fn(),
  isEnding: false,
};

/** The account is signed in on three devices. The current session has no button in the list. */
export const Sessions: Story = {
  args: { sessions },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Sessions' }));
    const [, current, phone, unknown] = table.getAllByRole('row').map((row) => within(row));
    await expect(current?.getByText('This session')).toBeVisible();
    await expect(current?.queryByRole('button')).toBeNull();
    await expect(phone?.getByText('Another network, 203.0.113.7')).toBeVisible();
    await expect(unknown?.getByText('Unknown device')).toBeVisible();
    const [button] = table.getAllByRole('button', { name: /^Sign out: Safari on iOS, signed in / });
    await userEvent.click(button as HTMLElement);
    await expect(args.sessions?.onEnd).toHaveBeenCalledWith('s2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out other sessions' }));
    await expect(args.sessions?.onEndOthers).toHaveBeenCalledTimes(1);
    // The specified button 'Sign Out' is the only one with this name.
    await expect(canvas.getAllByRole('button', { name: 'Sign Out' })).toHaveLength(1);
  },
};

/** A session's token may have been copied: it was used from two networks at once. */
export const SessionInTwoNetworks: Story = {
  args: {
    sessions: {
      ...sessions,
      list: {
        ...sessions.list,
        rows: [{ ...session, _id: 's1', concurrentNetworks: ['203.0.113.7', '198.51.100.9'] }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two networks at once')).toBeVisible();
    await expect(canvas.getByText(/^203.0.113.7 and 198.51.100.9\. If that was not you/)).toBeVisible();
  },
};

/** Of many sessions, the newest five and the current one are visible at first. */
export const ManySessions: Story = {
  args: {
    sessions: {
      ...sessions,
      list: {
        ...sessions.list,
        rows: Array.from({ length: 9 }, (_, index) => ({ ...session, _id: `s${index}`, isCurrent: index === 7 })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Sessions' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(table.getByText('This session')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }));
    await expect(table.getAllByRole('row')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newest' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
  },
};

/** The sessions are loading. */
export const SessionsLoading: Story = {
  args: { sessions: { ...sessions, list: { ...sessions.list, rows: undefined } } },
};

/** The sessions could not be loaded; the rest of the page works. */
export const SessionsFailed: Story = {
  args: {
    sessions: { ...sessions, list: { rows: undefined, hasFailed: true, useIsValidating: () => false, onRetry: fn() } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sessions could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.sessions?.list.onRetry).toHaveBeenCalledTimes(1);
  },
};

const administrators: AdministratorsCardProps = {
  list: {
    rows: [
      administratorFixture({ username: 'ada', isSelf: true }),
      administratorFixture({ _id: 'a2', username: 'ben', addedBy: 'ada' }),
      administratorFixture({ _id: 'a3', username: 'cy', isInvited: true, lastSeenAt: null }),
      administratorFixture({ _id: 'a4', username: 'dora.lovelace@department.example.org', isDisabled: true }),
    ],
    hasFailed: false,
    useIsValidating: () => false,
    onRetry: fn(),
  },
  onAdd: fn(),
  onNewLink: fn(),
  onDisable: fn(),
  onEnable: fn(),
  isBusy: false,
};

/** Active, invited and disabled administrators. The user's own account gets no link. */
export const Administrators: Story = {
  args: { sessions, administrators },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Administrators' }));
    const names = table.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Disable ada',
      'New link for ben',
      'Disable ben',
      'New link for cy',
      'Disable cy',
      'Enable dora.lovelace@department.example.org',
    ]);
    await userEvent.click(table.getByRole('button', { name: 'New link for ben' }));
    await expect(args.administrators?.onNewLink).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a2' }));
    await userEvent.click(table.getByRole('button', { name: 'Disable ben' }));
    await expect(args.administrators?.onDisable).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a2' }));
    await userEvent.click(table.getByRole('button', { name: /^Enable dora/ }));
    await expect(args.administrators?.onEnable).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add administrator' }));
    await expect(args.administrators?.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** The last administrator who can sign in cannot be disabled, even if others are invited. */
export const LastAdministrator: Story = {
  args: {
    administrators: {
      ...administrators,
      list: {
        ...administrators.list,
        rows: [
          administratorFixture({ username: 'ada', isSelf: true }),
          administratorFixture({ _id: 'a3', username: 'cy', isInvited: true, lastSeenAt: null }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Disable ada' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Disable cy' })).toBeVisible();
  },
};

/** The administrators are loading. */
export const AdministratorsLoading: Story = {
  args: { administrators: { ...administrators, list: { ...administrators.list, rows: undefined } } },
};

/** Links lead to the sections. */
export const Sections: Story = {
  args: {
    sessions,
    administrators,
    apiKeys: <Card title="API keys">None.</Card>,
    activity: <Card title="Activity">Every change.</Card>,
  },
  play: async ({ args, canvas, userEvent }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/setting#account',
      '/setting#administrators',
      '/setting#api-keys',
      '/setting#activity',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show shortcuts' }));
    await expect(args.onShowKeys).toHaveBeenCalledTimes(1);
  },
};

/** A server with only the specified endpoints: the specified cards and the browser's settings, without links. */
export const SpecifiedServer: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Update Password', 'Sign Out', 'Appearance', 'Keyboard']);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
