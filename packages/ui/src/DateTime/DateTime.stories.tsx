import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime, TimeAgo } from './DateTime.tsx';

/**
 * A date with its time, in the reader's language and time zone.
 *
 * **Use it** for a moment: when something was issued, deleted or signed in to. `TimeAgo` is for lists under the titles of their
 * days: it shows how long ago it was today, and of other days the time of day.
 *
 * **Do not use it** for a day without a time, and in sentences (`formatDateTime` of `@cpd/ui/language`).
 *
 * **Anatomy**: a `time` element. A column needs `DATE_TIME_WIDTH` for one line.
 *
 * **Keyboard**: none, it is text.
 *
 * **Accessibility**: assistive technology reads the full date of a `TimeAgo`, which its tooltip shows.
 */
const meta = {
  title: 'Components/Text/DateTime',
  component: DateTime,
  args: { at: '2026-03-01T09:00:00.000Z' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the time zone of the reader. */
export const Default: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    const time = canvas.getByText(/2026/);
    await expect(time).toHaveAttribute('datetime', '2026-03-01T09:00:00.000Z');
  },
};

/** In the time zone of whoever issued it. */
export const OtherTimeZone: Story = {
  args: { timeZone: 'Asia/Bangkok' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026/)).toHaveTextContent(/4:00/);
  },
};

/** Of today: how long ago it was. */
export const Recent: Story = {
  render: () => <TimeAgo at={new Date().toISOString()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('just now').parentElement).toHaveAttribute('title');
  },
};

/** Of another day: the time of day, under the title of its day. */
export const Old: Story = {
  render: ({ at }) => <TimeAgo at={at} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/ago/);
    await expect(canvas.getByText(/2026/)).toBeInTheDocument();
  },
};
