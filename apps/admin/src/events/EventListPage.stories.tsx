import { eventDraftFixture, eventFixture } from '@cpd/api/events/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { EventListPage } from './EventListPage.tsx';

/** Where an administrator finds an event by its cover and link, creates, enables or deletes one. */
const meta = {
  title: 'Screens/Event list',
  component: EventListPage,
  args: { path: '/event' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of many events, each filter with its count. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'All 34' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
};

/** A draft has no cover yet, and lists what else is missing. */
export const EnabledAndDraft: Story = {
  args: { data: { events: [eventFixture(), eventDraftFixture()] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await expect(await canvas.findByText('(Draft)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Cover and poster missing: / })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /^Delete/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(fake.count('DELETE /v1/event')).toBe(1);
  },
};

/** On a phone, the ID and the state are on one line below the text. The actions are below both. */
export const OnAPhone: Story = {
  tags: ['narrow', 'modes'],
  args: { data: { events: [eventFixture(), eventDraftFixture()] } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(135);
    for (const row of rows) {
      const id = within(row)
        .getByRole('button', { name: /Copy ID$/ })
        .getBoundingClientRect();
      const { bottom } = within(row)
        .getByText(/^\d posters?$/)
        .getBoundingClientRect();
      await expect(id.top).toBeGreaterThanOrEqual(bottom);
    }
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/event' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** There is no event yet. */
export const Empty: Story = {
  args: { data: { events: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet.')).toBeVisible();
  },
};
