import { eventDraftFixture, eventFixture, eventFixtures } from '@cpd/api/events/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { failedList, shownList, withSizes } from '../testing/shownList.ts';
import { shownView } from '../testing/shownView.ts';
import { EventListScreen } from './EventListScreen.tsx';

/** Where an administrator finds an event by its cover and link, begins one, enables or deletes it. */
const meta = {
  title: 'Screens/Event list',
  component: EventListScreen,
  args: {
    list: withSizes(shownList(eventFixtures(10), 34)),
    view: shownView(),
    isSearchable: true,
    isFilterable: true,
    counts: { all: 34, yes: 21, no: 13 },
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
    await expect(canvas.getByRole('button', { name: /^2 missing: / })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /^Delete/ });
    if (first) await userEvent.click(first);
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

/** A server that narrows nothing down has neither search nor filter. */
export const ServerWithoutSearch: Story = {
  args: { isSearchable: false, isFilterable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A server that filters and does not search has the filter alone. */
export const ServerWithFilterAlone: Story = {
  args: { isSearchable: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Not enabled 13' }));
    await expect(args.view.setEnabled).toHaveBeenCalledWith('no');
  },
};

/** On a phone, the ID stands beside the picture, below the words, and what can be done below both. */
export const OnAPhone: Story = {
  tags: ['narrow'],
  args: { list: shownList([eventFixture(), eventDraftFixture()]) },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(140);
    for (const row of rows) {
      const id = within(row)
        .getByRole('button', { name: /Copy ID$/ })
        .getBoundingClientRect();
      const { bottom } = within(row)
        .getByText(/poster/)
        .getBoundingClientRect();
      await expect(id.top).toBeGreaterThanOrEqual(bottom);
    }
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
