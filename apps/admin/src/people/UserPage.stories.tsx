import { issuedCertificateFixture } from '@cpd/api/issuedCertificates/fixtures';
import { userDetailsFixture } from '@cpd/api/users/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { UserPage } from './UserPage.tsx';

const DETAILS = 'GET /v1/user/';

/** Where an administrator answers a person's question: sends a certificate again, withdraws it or issues another. */
const meta = {
  title: 'Screens/User',
  component: UserPage,
  args: { path: '/user/user-1', route: '/user/:id' },
  loaders: [pageLoader],
  render: renderPage,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Certificates' });
  },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A certificate in each state, one of them with a former name. */
export const EveryState: Story = {
  tags: ['modes'],
  args: {
    responses: {
      [DETAILS]: userDetailsFixture({
        certificates: [
          issuedCertificateFixture({ number: '2026-000019', holder: 'Mali Chai', isRenamed: true }),
          issuedCertificateFixture({
            _id: 'certificate-2',
            number: '2026-000018',
            predecessor: { _id: 'certificate-4', number: '2026-000011' },
          }),
          issuedCertificateFixture({
            _id: 'certificate-3',
            group: 'Physiotherapy in acute and rehabilitative care',
            state: 'withdrawn',
            withdrawnAt: '2026-03-02T09:00:00.000Z',
            withdrawnReason: 'Issued for the wrong course',
          }),
          issuedCertificateFixture({
            _id: 'certificate-4',
            number: '2026-000011',
            state: 'replaced',
            withdrawnAt: '2026-03-02T09:00:00.000Z',
            successor: { _id: 'certificate-2', number: '2026-000018' },
          }),
        ],
        owned: { certificates: 4, posts: 1, uploads: 2, hasAccount: true },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Issue again 2026-000019' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Withdraw / })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^PDF of/ })).toHaveLength(2);
  },
};

/** Someone who has only signed up. */
export const Empty: Story = {
  args: {
    responses: {
      [DETAILS]: userDetailsFixture({
        firstName: null,
        lastName: null,
        description: null,
        certificates: [],
        posts: [],
        owned: { certificates: 0, posts: 0, uploads: 0, hasAccount: false },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No certificates yet.')).toBeVisible();
    await expect(canvas.getByText('No posts yet.')).toBeVisible();
  },
};

/** A reason is required. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw 2026-000002' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 2026-000002' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(dialog.getByLabelText(/^Reason/)).toHaveFocus();
  },
};

/** The groups are those that are enabled. */
export const Issuing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Issue certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue certificate' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Choose…/ })).toBeVisible());
  },
};

/** The dialog says what goes with the person. */
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete person' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Mali Suwan”?' }));
    await waitFor(() => expect(dialog.getByText(/Links to the certificates stop working/)).toBeVisible());
  },
};

/** The first response is pending. */
export const Loading: Story = {
  args: { pending: DETAILS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User');
  },
};

/** The page could not be loaded. */
export const Failed: Story = {
  args: { failing: DETAILS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table', { name: 'Certificates' });
  },
};

/** The person was deleted. */
export const Gone: Story = {
  args: { path: '/user/nobody' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Data Not Found.' });
  },
};

/** More certificates and posts than the page lists, under a name of two hundred letters. */
export const Many: Story = {
  args: {
    responses: {
      [DETAILS]: userDetailsFixture({
        firstName: 'Wolfeschlegelsteinhausen'.repeat(4),
        lastName: 'Bergerdorff'.repeat(9),
        email: `${'long.'.repeat(12)}address@department.hospital.example.org`,
        description: 'A long life in nursing. '.repeat(30),
        certificates: Array.from({ length: 100 }, (_, index) =>
          issuedCertificateFixture({
            _id: `certificate-${index}`,
            number: `2026-${String(300 - index).padStart(6, '0')}`,
          }),
        ),
        owned: { certificates: 300, posts: 300, uploads: 40, hasAccount: true },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('The newest 100 of 300.')).toHaveLength(2);
  },
};

/** A server that neither issues nor withdraws certificates. */
export const ReadOnly: Story = {
  args: { missing: ['certificates'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Copy link of/ });
    await expect(canvas.queryByRole('button', { name: /^(Withdraw|Issue)/ })).toBeNull();
  },
};

/** An older server has no pages of users. */
export const OldServer: Story = {
  args: { missing: ['user-details'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page Not Found.' });
  },
};
