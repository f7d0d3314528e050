import { userFixture } from '@cpd/api/users/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { UserListPage } from './UserListPage.tsx';

/** Where an administrator looks up who has the mobile app. */
const meta = {
  title: 'Screens/User list',
  component: UserListPage,
  args: { path: '/user' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of many users. Their names lead to their pages. */
export const Many: Story = {
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(11);
    await expect(table.getAllByRole('link')).toHaveLength(10);
  },
};

/** Names and descriptions that are missing or long. */
export const MissingAndLong: Story = {
  tags: ['modes'],
  args: {
    data: {
      users: [
        userFixture({ firstName: null, lastName: null, description: null }),
        userFixture({ _id: 'user-2', firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), lastName: 'Senior' }),
        userFixture({ _id: 'user-3', description: 'A long life in nursing. '.repeat(20) }),
      ],
    },
  },
};

/** The previous page stays, dimmed, while the next one loads. */
export const NextPageLoading: Story = {
  args: { pending: 'GET /v1/user?page=2' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** There is no user yet. */
export const Empty: Story = {
  args: { data: { users: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet.')).toBeVisible();
  },
};

/** An older server has neither pages of users nor certificates: only the specified columns. */
export const OldServer: Story = {
  args: { missing: ['user-details', 'certificates', 'csv-export'] },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(canvas.getByRole('table')).queryByRole('link')).toBeNull();
  },
};
