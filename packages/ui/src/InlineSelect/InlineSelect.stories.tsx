import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';

/**
 * Selects one of several options for a list, in its toolbar or pagination.
 *
 * **Use it** for a setting that takes effect immediately: the sorting, the number of rows per page.
 *
 * **Do not use it** in a form (Select), or for states with counts (SegmentedControl).
 *
 * **Anatomy**: a label, and next to it a box with a chevron; the browser shows the options.
 *
 * | Key | Effect |
 * |---|---|
 * | Space, Alt + arrow down | opens the options |
 * | Arrow up, arrow down, letters | select another option |
 *
 * **Accessibility**: a native select, so that phones show their picker. Lists use it without loading React Aria's list
 * of options.
 */
const meta = {
  component: InlineSelect,
  title: 'Components/Lists/InlineSelect',
  args: {
    label: 'Sort by',
    options: [
      { value: '', label: 'Sequence' },
      { value: 'title', label: 'Title, A to Z' },
      { value: '-title', label: 'Title, Z to A' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof InlineSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One option is always selected. */
export const Selected: Story = {
  tags: ['matrix'],
  parameters: {
    says: [
      'Sort by',
      'combobox, Sort by, has popup listbox, not expanded',
      'option, Sequence, not selected, position 1, set size 3',
      'option, Title, A to Z, title, not selected, position 2, set size 3',
      'option, Title, Z to A, -title, not selected, position 3, set size 3',
      'end of combobox, Sort by, has popup listbox, not expanded',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(box).toHaveDisplayValue('Sequence');
    await userEvent.selectOptions(box, 'Title, A to Z');
    await expect(args.onChange).toHaveBeenLastCalledWith('title');
  },
};

/** A long option is truncated at the end of the box, which stays in its place. */
export const Long: Story = {
  args: {
    options: [{ value: '', label: 'Certificate group, course and title, from the first to the last '.repeat(3) }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().left + 320);
  },
};
