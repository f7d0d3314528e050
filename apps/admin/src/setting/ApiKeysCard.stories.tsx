import { apiKeyFixture } from '@cpd/api/apiKeys/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';

/** Where administrators add and revoke the keys of other services. */
const meta = {
  title: 'Screens/Setting/API keys',
  component: ApiKeysCard,
  args: { path: '/setting' },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const apiKeys = [
  apiKeyFixture({ name: 'grading', scopes: ['catalog:read', 'answers:read'], expiresAt: '2026-02-05T08:00:00.000Z' }),
  apiKeyFixture({ _id: 'key-2', expiresAt: '2096-01-05T08:00:00.000Z', lastUsedAt: '2026-03-03T09:15:00.000Z' }),
  apiKeyFixture({ _id: 'key-3', name: 'website', scopes: ['catalog:read', 'attendance:read'] }),
];

/** There is none yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No API keys yet.');
    await expect(canvas.getByRole('button', { name: 'Add API key' })).toBeVisible();
  },
};

/** One has expired, one was used, and one has a scope of a newer server. */
export const Three: Story = {
  tags: ['modes'],
  args: { data: { apiKeys } },
  play: async (context) => {
    await listLoaded(context);
    await expect(context.canvas.getByText('Expired')).toBeVisible();
    await expect(context.canvas.getByText('users, posts and changes')).toBeVisible();
    await expect(context.canvas.getByText('catalog and attendance:read')).toBeVisible();
  },
};

/** A name and a choice are required. The key is shown once. */
export const Adding: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add API key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
    await userEvent.keyboard('Mobile app');
    await expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription(/lower-case letters, digits and hyphens/);
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.keyboard('mobile{Enter}');
    await dialog.findByText('Choose what the service may do.');
    await expect(fake.count('POST /v1/api-key')).toBe(0);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Submit posts' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByRole('dialog', { name: 'Key of mobile' });
    await expect(screen.getByLabelText('API key')).toHaveValue('cpd_new-1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('rowheader', { name: 'mobile' });
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  args: { failing: 'GET /v1/api-key' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('API keys could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('No API keys yet.');
  },
};
