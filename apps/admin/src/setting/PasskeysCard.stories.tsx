import { passkeyFixture } from '@cpd/api/passkeys/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

/** Where administrators add, name and remove their passkeys. */
const meta = {
  title: 'Screens/Setting/Passkeys',
  component: PasskeysCard,
  args: { path: '/setting' },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const passkeys = [
  passkeyFixture({ name: 'Work laptop', lastUsedAt: '2026-03-03T09:15:00.000Z' }),
  passkeyFixture({ _id: 'passkey-2', name: 'Phone' }),
];

/** There is none yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No passkeys yet.');
    await expect(canvas.getByRole('button', { name: 'Add passkey' })).toBeVisible();
  },
};

/** Two devices, one of which was never used. */
export const Two: Story = {
  tags: ['modes'],
  args: { data: { passkeys } },
  play: async (context) => {
    await listLoaded(context);
    await expect(context.canvas.getByText('Never')).toBeVisible();
  },
};

/** A name is required. */
export const Adding: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
    await expect(fake.count('POST /v1/passkey')).toBe(0);
  },
};

/** The name of a passkey changes. It is selected, so that typing replaces it. */
export const Renaming: Story = {
  args: { data: { passkeys } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Phone' }));
    const field = await screen.findByLabelText(/^Name/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Tablet{Enter}');
    await canvas.findByRole('rowheader', { name: 'Tablet' });
  },
};

/** The last passkey is removed, after which the password alone signs in. */
export const RemovingTheLast: Story = {
  args: { data: { passkeys: passkeys.slice(1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(
      'It can no longer sign in. Your password alone signs you in again, unless everyone needs a passkey here.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('No passkeys yet.');
  },
};

/** Without the server's capability there is no card and no request. */
export const Unsupported: Story = {
  args: { missing: ['passkeys'] },
  play: async ({ canvas, loaded: { fake } }) => {
    await waitFor(() => expect(canvas.queryByText('Passkeys')).toBeNull());
    await expect(fake.count('GET /v1/passkey')).toBe(0);
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  args: { failing: 'GET /v1/passkey' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Passkeys could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('No passkeys yet.');
  },
};
