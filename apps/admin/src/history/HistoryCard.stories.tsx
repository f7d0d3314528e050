import { activityFixture } from '@cpd/api/activity/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HistoryCard } from './HistoryCard.tsx';

/** The card next to a form with the last change to the item, its author and time, and a link to all changes. */
const meta = {
  title: 'Screens/History card',
  component: HistoryCard,
  args: {
    last: activityFixture(),
    now: Date.parse('2026-03-01T11:00:00Z'),
    onShowAll: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HistoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last change. */
export const LastChange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ada changed title and PDF, 2 hours ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalledTimes(1);
  },
};

/** A reviewer and commands have no name. */
export const Nameless: Story = {
  tags: ['modes'],
  args: {
    last: activityFixture({ actor: { _id: 'command', name: null }, action: 'certificate.withdrawn', changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A server command withdrew the certificate, 2 hours ago')).toBeVisible();
  },
};

/** It could not be loaded. */
export const Failed: Story = {
  args: { last: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
