import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { MarkBar } from './MarkBar.tsx';

const rows = Array.from({ length: 7 }, (_, index) => ({ _id: `room-${index + 1}` }));

/**
 * What can be done with the marked rows of a list, how far it is, and what has failed.
 *
 * **Use it** as the bar of a ListScreen with `marking`. Load its code with `LazyPart`, because few visits of a list need it.
 *
 * **Do not use it** for what can be done with one row: that stands in the row.
 *
 * **Anatomy**: number of marked rows, actions, 'Mark the whole page', 'Clear marks'; in their place the progress and 'Stop'; above them
 * what has failed.
 *
 * | Key | Effect |
 * |---|---|
 * | X | marks the row that has the focus |
 * | Shift X | marks all rows from the last marked one |
 * | B | goes to the bar |
 * | E, D | run the actions with these letters |
 * | Escape | clears the marks |
 *
 * **Accessibility**: a region 'Marked rows'. The list announces the number of marked rows. An action that not all rows allow stays
 * focusable, and its name says why. When the last mark is gone, the focus goes back to the rows.
 */
const meta = {
  title: 'Components/Lists/MarkBar',
  component: MarkBar,
  args: {
    marked: { rows, elsewhere: 0, onMarkPage: fn(), onUnmark: fn() },
    actions: [
      { label: 'Open', shortcut: 'e', onPress: fn() },
      { label: 'Delete', tone: 'critical', onPress: fn() },
    ],
    children: <Button>Download CSV</Button>,
  },
} satisfies Meta<typeof MarkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some rows of the page. */
export const Some: Story = {
  tags: ['modes', 'matrix'],
  parameters: {
    says: [
      'region, Marked rows',
      'paragraph',
      '7 rows marked',
      'end of paragraph',
      'button, Open',
      'button, Delete',
      'button, Download CSV',
      'button, Mark the whole page',
      'button, Clear marks',
      'end of region, Marked rows',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the whole page' }));
    await expect(args.marked.onMarkPage).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.actions[1]?.onPress).toHaveBeenCalledOnce();
    const clear = canvas.getByRole('button', { name: 'Clear marks' });
    await userEvent.click(clear);
    await expect(args.marked.onUnmark).toHaveBeenCalledOnce();
    // Where the focus is when a page opens.
    clear.blur();
    await userEvent.keyboard('{Escape}');
    await expect(args.marked.onUnmark).toHaveBeenCalledTimes(2);
  },
};

/** All rows of the page, and some of others. */
export const OverPages: Story = {
  args: { marked: { rows, elsewhere: 3, onMarkPage: undefined, onUnmark: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 rows marked, 3 on other pages')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark the whole page' })).toBeNull();
  },
};

/** Not all marked rows allow an action. Its button says why, and does nothing. */
export const Unavailable: Story = {
  args: {
    actions: [{ label: 'Open', unavailableReason: '2 of 7 are open already', onPress: fn() }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open. 2 of 7 are open already' }));
    await expect(args.actions[0]?.onPress).not.toHaveBeenCalled();
  },
};

/** The rows are changed one after another, and it can be stopped. */
export const Progress: Story = {
  tags: ['matrix'],
  args: { progress: { label: 'Deleting', done: 12, total: 40, onStop: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Deleting' })).toHaveAttribute('value', '12');
    await expect(canvas.getByText('Deleting: 12 of 40')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.marked.onUnmark).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.progress?.onStop).toHaveBeenCalledOnce();
  },
};

/** Some rows were not changed. They stay marked, and the bar says why. */
export const PartialFailure: Story = {
  tags: ['matrix'],
  args: {
    marked: { rows: rows.slice(0, 2), elsewhere: 0, onMarkPage: fn(), onUnmark: fn() },
    failures: [
      { id: 'room-1', name: 'Ground floor, room 1', reason: 'Somebody has booked it.' },
      { id: 'room-2', name: 'Ground floor, room 2', reason: 'The service is busy. Please try again in a moment.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 rows were not changed');
    await expect(canvas.getByText('Ground floor, room 1: Somebody has booked it.')).toBeVisible();
  },
};

/** On a phone. */
export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile2' } },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'marked rows': 'section > p',
      actions: 'section > div',
    },
  },
};
