import { courseFixture } from '@cpd/api/courses/fixtures';
import { eventFixture } from '@cpd/api/events/fixtures';
import { feedItemFixture } from '@cpd/api/feed/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { OverviewPage } from './OverviewPage.tsx';

async function loaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}

/** What waits for an administrator, how much there is, and what has changed. The title of the top bar links to it. */
const meta = {
  title: 'Screens/Overview',
  component: OverviewPage,
  args: { path: '/overview' },
  loaders: [pageLoader],
  render: renderPage,
  play: loaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Posts to decide, unfinished items with their missing parts, ready ones first, and recent changes. */
export const Full: Story = {
  args: {
    data: {
      courses: [
        courseFixture(),
        courseFixture({ _id: 'course-2', title: 'Fire Safety in Existing Buildings', isEnable: false }),
        courseFixture({ _id: 'course-3', title: 'Expert Reports for the Court', isEnable: false, file: null }),
        courseFixture({
          _id: 'course-4',
          title: null,
          isEnable: false,
          certificateGroup: null,
          cover: null,
          file: null,
        }),
      ],
      events: [eventFixture(), eventFixture({ _id: 'event-2', isEnable: false, images: [] })],
      posts: [
        feedItemFixture({ cover: { _id: 'image-1' }, title: 'How we shortened a form from nine pages to two' }),
        feedItemFixture({ _id: 'post-2', cover: { _id: 'image-2' }, title: 'การพยาบาลแบบประคับประคองที่บ้าน' }),
        feedItemFixture({ _id: 'post-3', cover: { _id: 'image-3' }, title: 'Contracts: the clause we overlooked' }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded({ canvasElement });
    await expect(canvas.getByText('3 posts wait for a decision, 1 course can be enabled.')).toBeVisible();
    const courses = within(canvas.getByRole('region', { name: 'Courses not enabled' }));
    await expect(courses.getByRole('button', { name: 'Enable Fire Safety in Existing Buildings' })).toBeEnabled();
    await expect(courses.getByRole('link', { name: 'Expert Reports for the Court: Add PDF' })).toHaveAttribute(
      'href',
      '/course/course-3#file',
    );
  },
};

/** A new service: nothing waits, and the cards say so. */
export const Empty: Story = {
  args: { data: { courses: [], events: [], posts: [], users: [], certificateGroups: [], activity: [] } },
  play: async ({ canvas, canvasElement }) => {
    await loaded({ canvasElement });
    await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
    for (const text of ['No courses yet.', 'No events yet.', 'Nothing to review.', 'No changes yet.']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

/** A server with only the specified endpoints: no events to finish and no recent changes. */
export const SpecifiedServer: Story = {
  args: { missing: ['event-filter', 'event-search', 'history', 'user-search'] },
  play: async ({ canvas, canvasElement }) => {
    await loaded({ canvasElement });
    await expect(canvas.queryByRole('region', { name: 'Events not enabled' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Recent changes' })).toBeNull();
  },
};

/** A part that fails leaves the others as they are, and can be loaded again. */
export const FailedPart: Story = {
  tags: ['modes'],
  args: { failing: 'GET /v1/post' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded({ canvasElement });
    await expect(canvas.getByText('Posts could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^30 posts wait for a decision/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Skeletons until the first responses. */
export const Loading: Story = {
  args: { pending: 'GET /v1/' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(4);
  },
};
