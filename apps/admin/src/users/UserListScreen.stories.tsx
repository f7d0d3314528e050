import { userFixture, userFixtures } from '@cpd/api/users/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { failedList, shownList, withSizes } from '../testing/shownList.ts';
import { shownView } from '../testing/shownView.ts';
import { UserListScreen } from './UserListScreen.tsx';

const users = userFixtures(57);

/** Where an administrator looks up who has the mobile app. */
const meta = {
  title: 'Screens/User list',
  component: UserListScreen,
  args: {
    search: shownView(),
    list: withSizes(shownList(users.slice(0, 10), 57)),
  },
} satisfies Meta<typeof UserListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of many users; there is nothing to press in their rows. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '20' }));
    await expect(args.list.pager.onPageSizeChange).toHaveBeenCalledWith(20);
  },
};

/** Names and descriptions that are missing or long. */
export const MissingAndLong: Story = {
  args: {
    list: shownList([
      userFixture({ firstName: null, lastName: null, description: null }),
      userFixture({ _id: 'user-2', firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), lastName: 'Senior' }),
      userFixture({ _id: 'user-3', description: 'A long life in nursing. '.repeat(20) }),
    ]),
  },
};

/** The rows of the page before, while the next ones are on their way. */
export const NextPageOnItsWay: Story = {
  args: { list: { ...withSizes(shownList(users.slice(0, 10), 57)), isStale: true } },
};

/** A host that does not search offers no search. */
export const HostWithoutSearch: Story = {
  args: { search: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { args: { list: shownList(undefined) } };

/** There is no user yet. */
export const Empty: Story = {
  args: {
    list: shownList([]),
  },
};

/** The users could not be loaded. */
export const Failed: Story = {
  args: { list: failedList() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledTimes(1);
  },
};
