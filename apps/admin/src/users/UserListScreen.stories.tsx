import { userFixture, userFixtures } from '@cpd/api/users/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserListScreen } from './UserListScreen.tsx';

const users = userFixtures(57);

const meta = {
  title: 'Screens/User list',
  component: UserListScreen,
  args: {
    answer: { docs: users.slice(0, 10), page: 1, total: 57, size: 10 },
    isStale: false,
    hasFailed: false,
    onRetry: fn(),
    pager: {
      page: 1,
      pageCount: 6,
      total: 57,
      onPageChange: fn(),
      pageSizes: [10, 20, 50, 100],
      onPageSizeChange: fn(),
    },
  },
} satisfies Meta<typeof UserListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of many users; there is nothing to press in their rows. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '20');
    await expect(args.pager.onPageSizeChange).toHaveBeenCalledWith(20);
  },
};

/** Names and descriptions that are missing or long. */
export const MissingAndLong: Story = {
  args: {
    answer: {
      docs: [
        userFixture({ firstName: null, lastName: null, description: null }),
        userFixture({ _id: 'user-2', firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), lastName: 'Senior' }),
        userFixture({ _id: 'user-3', description: 'A long life in nursing. '.repeat(20) }),
      ],
      page: 1,
      total: 3,
      size: 10,
    },
    pager: { page: 1, pageCount: 1, total: 3, onPageChange: fn() },
  },
};

/** The rows of the page before, while the next ones are on their way. */
export const NextPageOnItsWay: Story = { args: { isStale: true } };

/** Nothing has arrived yet. */
export const Loading: Story = { args: { answer: undefined } };

/** There is no user yet. */
export const Empty: Story = {
  args: {
    answer: { docs: [], page: 1, total: 0, size: 10 },
    pager: { page: 1, pageCount: 1, total: 0, onPageChange: fn() },
  },
};

/** The users could not be loaded. */
export const Failed: Story = {
  args: { answer: undefined, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
