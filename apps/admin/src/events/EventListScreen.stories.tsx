import { eventDraftFixture, eventFixture, eventFixtures } from '@cpd/api/events/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { EventListScreen } from './EventListScreen.tsx';

const meta = {
  title: 'Screens/Event list',
  component: EventListScreen,
  args: {
    answer: { docs: eventFixtures(10), page: 1, total: 34, size: 10 },
    isStale: false,
    hasFailed: false,
    onRetry: fn(),
    pager: {
      page: 1,
      pageCount: 4,
      total: 34,
      onPageChange: fn(),
      pageSizes: [10, 20, 50, 100],
      onPageSizeChange: fn(),
    },
    imageUrl: () => picture,
    onNew: fn(),
    onEnable: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof EventListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of many events. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.pager.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** A draft has no cover yet, and says what else it lacks. */
export const EnabledAndDraft: Story = {
  args: {
    answer: { docs: [eventFixture(), eventDraftFixture()], page: 1, total: 2, size: 10 },
    pager: { page: 1, pageCount: 1, total: 2, onPageChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('(Draft)')).toBeVisible();
    await expect(canvas.getByText('Still missing: cover image, poster.')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /^Delete/ });
    if (first) await userEvent.click(first);
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { args: { answer: undefined } };

/** There is no event yet. */
export const Empty: Story = {
  args: {
    answer: { docs: [], page: 1, total: 0, size: 10 },
    pager: { page: 1, pageCount: 1, total: 0, onPageChange: fn() },
  },
};

/** The events could not be loaded. */
export const Failed: Story = { args: { answer: undefined, hasFailed: true } };
