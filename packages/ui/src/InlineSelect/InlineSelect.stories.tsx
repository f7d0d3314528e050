import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';

/**
 * Chooses one of a few settings of a list, in a line of words.
 *
 * **Use it** in the toolbar or the pager of a list: what it is sorted by, how many rows it shows.
 *
 * **Do not use it** in a form (Select), nor for states with counts (SegmentedControl).
 *
 * **Anatomy**: the words, and the browser's own choices in a box that looks as the other fields do.
 *
 * | Key | Effect |
 * |---|---|
 * | Arrow keys | choose the next one |
 * | Space | opens the choices |
 *
 * **Accessibility**: the browser's own control, named by the words before it.
 */
const meta = {
  component: InlineSelect,
  title: 'Components/Lists/InlineSelect',
  args: {
    label: 'Sort by',
    options: [
      { value: '', label: 'Sequence' },
      { value: 'title', label: 'Title, A to Z' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof InlineSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice is reported. */
export const Chosen: Story = {
  parameters: {
    says: [
      'Sort by',
      'combobox, Sort by, has popup listbox, not expanded',
      'option, Sequence, not selected, position 1, set size 2',
      'option, Title, A to Z, title, not selected, position 2, set size 2',
      'end of combobox, Sort by, has popup listbox, not expanded',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Title, A to Z');
    await expect(args.onChange).toHaveBeenCalledWith('title');
  },
};
