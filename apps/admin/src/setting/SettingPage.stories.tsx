import { administratorFixture } from '@cpd/api/administrators/fixtures';
import { CAPABILITIES } from '@cpd/api/capabilities/contract';
import { AppShell } from '@cpd/ui/AppShell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { SettingPage } from './SettingPage.tsx';

/** Where administrators change their password, end sessions, manage administrators and sign out. */
const meta = {
  title: 'Screens/Setting',
  component: SettingPage,
  args: { path: '/setting', missing: CAPABILITIES },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Each section is a tab with its own address, and the cards of the selected one are below. */
export const Sections: Story = {
  tags: ['modes'],
  args: { missing: [] },
  decorators: [
    (Story) => (
      <AppShell title="Dashboard Overview" navigation={[]}>
        <Story />
      </AppShell>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('tablist', { name: 'Sections' })).getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Administrators',
      'API keys',
      'Activity',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Update Password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Administrators' }));
    await expect(await canvas.findByRole('table', { name: 'Administrators' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Update Password' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('table', { name: 'Activity' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('heading', { name: 'Update Password' })).toBeVisible();
  },
};

const typePasswords = async ({ canvas, userEvent }: Parameters<Play>[0], renewed: string) => {
  await userEvent.type(await canvas.findByLabelText('Old password'), 'old secret');
  await userEvent.type(canvas.getByLabelText('New password'), 'new secret');
  await userEvent.type(canvas.getByLabelText('Re-New password'), renewed);
  await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }));
};

/** Passwords that match are sent; the new one is being saved. */
export const Saving: Story = {
  args: { pending: 'POST /v1/auth/change-password' },
  play: async (context) => {
    await typePasswords(context, 'new secret');
    await waitFor(() => expect(context.loaded.fake.count('POST /v1/auth/change-password')).toBe(1));
  },
};

/** Passwords that differ put both new fields in error, without a message. */
export const Differing: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    await typePasswords(context, 'other');
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
    await expect(canvas.getByLabelText('Re-New password')).toBeInvalid();
    await expect(loaded.fake.count('POST /v1/auth/change-password')).toBe(0);
  },
};

const session = {
  startedAt: '2026-03-02T09:00:00Z',
  renewedAt: '2026-03-02T12:45:00Z',
  isCurrent: false,
  device: 'Firefox on Linux',
  network: '203.0.113.7',
  isSameNetwork: false,
  concurrentNetworks: null,
};
const allButSessions = CAPABILITIES.filter((capability) => capability !== 'sessions');
const sessionsLoaded: Play = async ({ canvas }) => {
  await canvas.findByText('This session');
};

/** The account is signed in on three devices. The current session has no button in the list. */
export const Sessions: Story = {
  args: {
    missing: allButSessions,
    data: {
      otherSessions: [
        { ...session, _id: 's2', device: 'Safari on iOS' },
        { ...session, _id: 's1', device: null, network: null },
      ],
    },
  },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await sessionsLoaded(context);
    const table = within(canvas.getByRole('table', { name: 'Sessions' }));
    const [, phone, unknown, current] = table.getAllByRole('row').map((row) => within(row));
    await expect(current?.getByText('This session')).toBeVisible();
    await expect(current?.queryByRole('button')).toBeNull();
    await expect(phone?.getByText('Another network, 203.0.113.7')).toBeVisible();
    await expect(unknown?.getByText('Unknown device')).toBeVisible();
    // The specified button 'Sign Out' is the only one with this name.
    await expect(canvas.getAllByRole('button', { name: 'Sign Out' })).toHaveLength(1);
    await userEvent.click(table.getByRole('button', { name: /^Sign out: Safari on iOS, signed in / }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    await expect(loaded.fake.count('DELETE /v1/session/s2')).toBe(1);
  },
};

/** A session's token may have been copied: it was used from two networks at once. */
export const SessionInTwoNetworks: Story = {
  args: {
    missing: allButSessions,
    data: { otherSessions: [{ ...session, _id: 's1', concurrentNetworks: ['203.0.113.7', '198.51.100.9'] }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two networks at once')).toBeVisible();
    await expect(canvas.getByText(/^203.0.113.7 and 198.51.100.9\. If that was not you/)).toBeVisible();
  },
};

/** Of many sessions, the newest five and the current one are visible at first. */
export const ManySessions: Story = {
  args: {
    missing: allButSessions,
    data: { otherSessions: Array.from({ length: 8 }, (_, index) => ({ ...session, _id: `s${index}` })) },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sessionsLoaded(context);
    const table = within(canvas.getByRole('table', { name: 'Sessions' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }));
    await expect(table.getAllByRole('row')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newest' }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
  },
};

/** The sessions are loading. */
export const SessionsLoading: Story = { args: { missing: allButSessions, pending: 'GET /v1/session?' } };

/** The sessions could not be loaded; the rest of the page works. */
export const SessionsFailed: Story = {
  args: { missing: allButSessions, failing: 'GET /v1/session' },
  play: async (context) => {
    await context.canvas.findByText('Sessions could not be loaded');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await sessionsLoaded(context);
  },
};

const allButAdministrators = CAPABILITIES.filter((capability) => capability !== 'administrators');

/** Active, invited and disabled administrators. The user's own account gets no link. */
export const Administrators: Story = {
  args: {
    path: '/setting?section=administrators',
    missing: allButAdministrators,
    data: {
      administrators: [
        administratorFixture({ username: 'ada', isSelf: true }),
        administratorFixture({ _id: 'a2', username: 'ben', addedBy: 'ada' }),
        administratorFixture({ _id: 'a3', username: 'cy', isInvited: true, lastSeenAt: null }),
        administratorFixture({ _id: 'a4', username: 'dora.lovelace@department.example.org', isDisabled: true }),
      ],
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('button', { name: 'Disable ada' });
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
    await userEvent.click(table.getByRole('button', { name: /^Enable dora/ }));
    await table.findByRole('button', { name: /^Disable dora/ });
    await expect(loaded.fake.count('POST /v1/administrator/a4/enable')).toBe(1);
  },
};

/** The last administrator who can sign in cannot be disabled, even if others are invited. */
export const LastAdministrator: Story = {
  args: {
    path: '/setting?section=administrators',
    missing: allButAdministrators,
    data: {
      administrators: [
        administratorFixture({ username: 'ada', isSelf: true }),
        administratorFixture({ _id: 'a3', username: 'cy', isInvited: true, lastSeenAt: null }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Disable cy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disable ada' })).toBeNull();
  },
};

/** The administrators are loading. */
export const AdministratorsLoading: Story = {
  args: { path: '/setting?section=administrators', missing: allButAdministrators, pending: 'GET /v1/administrator' },
};

/** A server with only the specified endpoints: the specified cards and the browser's settings, without tabs. */
export const SpecifiedServer: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull());
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Update Password', 'Sign Out', 'Appearance and keyboard']);
  },
};
