import { feedItemFixture, feedItemFixtures } from '@cpd/api/feed/fixtures';
import { FEED_STATUS } from '@cpd/domain/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { picture } from '../testing/picture.ts';
import { FeedPage } from './FeedPage.tsx';

const posted = feedItemFixtures(30).map((item) => ({ ...item, status: FEED_STATUS.posted }));
const inReview = posted.map((item) => ({ ...item, status: FEED_STATUS.review }));

/** Where an administrator reads posted content and content in review, and opens the review page of a post. */
const meta = {
  title: 'Screens/Feed',
  component: FeedPage,
  args: { path: '/feed', data: { posts: posted } },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Posted content has no URL to open. Each row shows its status, as the specification says, although the tab does too. */
export const Posted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const states = canvas.getAllByText('Posted', { selector: '[role="cell"] *' });
    await expect(states).toHaveLength(10);
    for (const state of states) await expect(state.getBoundingClientRect().width).toBeGreaterThan(20);
    await expect(canvas.queryAllByRole('button', { name: /^Open Url/ })).toHaveLength(0);
  },
};

/** Each post in review can be opened in a new browser tab. */
export const InReview: Story = {
  tags: ['look'],
  args: { path: '/feed?tab=review', data: { posts: inReview } },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getAllByRole('button', { name: /^Open Url/ })).toHaveLength(10);
  },
};

/** If the server sends covers, they are next to the titles. Posts without a cover leave the space empty. */
export const WithCovers: Story = {
  tags: ['look'],
  args: {
    path: '/feed?tab=review',
    data: { posts: inReview.map((item, index) => (index === 1 ? item : { ...item, cover: { _id: 'cover' } })) },
  },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first?.querySelector('img')).toHaveAttribute('src', picture);
    await expect(second?.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      // The check box of the page.
      '',
      'ID',
      'Title',
      'Description',
      'Status',
      'Open Url',
    ]);
  },
};

/** A status without a name shows its number; a title that is missing reads as a draft. */
export const OtherStatus: Story = {
  loaders: [
    async () => {
      const { fake } = await pageLoader({ args: { path: '/feed' } });
      const docs = [
        feedItemFixture({ status: 7 }),
        feedItemFixture({ _id: 'post-2', title: ' ', description: null, status: 2 }),
      ];
      fake.fail('GET /v1/post', { response: { docs, page: 1, total: 2, size: 10 } });
      return { fake };
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7')).toBeVisible();
    await expect(canvas.getByText('(Draft)')).toBeVisible();
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/post' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The search finds nothing. */
export const NothingFound: Story = {
  args: { path: '/feed?keyword=zzz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts match “zzz”.')).toBeVisible();
  },
};

/** Texts of the maximum length take two lines. */
export const LongTexts: Story = {
  tags: ['modes'],
  args: {
    path: '/feed?tab=review',
    data: {
      posts: inReview.slice(0, 3).map((item) => ({
        ...item,
        cover: { _id: 'cover' },
        title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4),
        description: 'What the team learned, what it would do again, and what it would leave. '.repeat(12),
      })),
    },
  },
};
