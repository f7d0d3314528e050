import { feedItemFixture, feedItemFixtures } from '@cpd/api/feed/fixtures';
import { FEED_STATUS } from '@cpd/domain/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { failedList, shownList, withSizes } from '../testing/shownList.ts';
import { shownView } from '../testing/shownView.ts';
import { FeedScreen } from './FeedScreen.tsx';

const posted = feedItemFixtures(10).map((item) => ({ ...item, status: FEED_STATUS.posted }));
const inReview = posted.map((item) => ({ ...item, status: FEED_STATUS.review }));

/** Where an administrator reads what is posted and what is in review, and opens the review page of a post. */
const meta = {
  title: 'Screens/Feed',
  component: FeedScreen,
  args: {
    list: withSizes(shownList(posted, 30)),
    tab: 'posted',
    onTabChange: fn(),
    search: shownView(),
    onOpenUrl: fn(),
    imageUrl: () => picture,
  },
} satisfies Meta<typeof FeedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is posted has no address to open. */
export const Posted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('button', { name: /^Open Url/ })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('tab', { name: 'Review' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('review');
  },
};

/** What is in review opens in a new browser tab. */
export const InReview: Story = {
  tags: ['look'],
  args: { tab: 'review', list: withSizes(shownList(inReview, 30)) },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Open Url/ });
    if (first) await userEvent.click(first);
    await expect(args.onOpenUrl).toHaveBeenCalledTimes(1);
  },
};

/** Where the host sends covers, they stand beside the titles, and leave their place where a post has none. */
export const WithCovers: Story = {
  tags: ['look'],
  args: {
    tab: 'review',
    list: withSizes(
      shownList(
        inReview.map((item, index) => (index === 1 ? item : { ...item, cover: { _id: 'cover' } })),
        30,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first?.querySelector('img')).toHaveAttribute('src', picture);
    await expect(second?.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Title',
      'Description',
      'Status',
      'Open Url',
    ]);
  },
};

/** Enter searches at once. */
export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'care{Enter}');
    await waitFor(() => expect(args.search.setKeyword).toHaveBeenCalledWith('care'));
  },
};

/** A status without a name shows its number; a title that is missing reads as a draft. */
export const OtherStatus: Story = {
  args: {
    list: shownList([
      feedItemFixture({ status: 5 }),
      feedItemFixture({ _id: 'post-2', title: ' ', description: null, status: 2 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5')).toBeVisible();
    await expect(canvas.getByText('(Draft)')).toBeVisible();
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { args: { list: shownList(undefined) } };

/** The search finds nothing. */
export const NothingFound: Story = {
  args: {
    search: shownView({ keyword: 'zzz' }),
    list: shownList([]),
  },
};

/** The posts could not be loaded. */
export const Failed: Story = { args: { list: failedList() } };

/** Texts as long as texts get: two lines of each, and the whole on focus. */
export const LongTexts: Story = {
  args: {
    tab: 'review',
    list: shownList(
      inReview.slice(0, 3).map((item) => ({
        ...item,
        title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4),
        description: 'What the team learned, what it would do again, and what it would leave. '.repeat(12),
      })),
    ),
  },
};
