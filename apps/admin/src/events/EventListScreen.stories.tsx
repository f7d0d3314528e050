import { eventDraftFixture, eventFixture, eventFixtures } from '@cpd/api/events/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { failedList, shownList, withSizes } from '../testing/shownList.ts';
import { EventListScreen } from './EventListScreen.tsx';

const meta = {
  title: 'Screens/Event list',
  component: EventListScreen,
  args: {
    list: withSizes(shownList(eventFixtures(10), 34)),
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
    await expect(args.list.pager.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** A draft has no cover yet, and says what else it lacks. */
export const EnabledAndDraft: Story = {
  args: {
    list: shownList([eventFixture(), eventDraftFixture()]),
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
export const Loading: Story = { args: { list: shownList(undefined) } };

/** There is no event yet. */
export const Empty: Story = {
  args: {
    list: shownList([]),
  },
};

/** The events could not be loaded. */
export const Failed: Story = { args: { list: failedList() } };
