import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { InlineSelect } from './InlineSelect.tsx';

/**
 * Chooses one of a few settings of a list, in a line of words.
 *
 * **Use it** in the toolbar or the pager of a list: what it is sorted by, how many rows it shows.
 *
 * **Do not use it** in a form (Select), nor for states with counts (SegmentedControl).
 *
 * **Anatomy**: the words, and a box with a wedge that looks as the other fields do; a list under the box while it is open.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space, ArrowDown | opens the list |
 * | letters | choose the one that begins with them |
 * | Escape | closes the list |
 *
 * **Accessibility**: the button's name is what is chosen and the words before it; the list takes the focus and gives it
 * back.
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

const ignore = () => undefined;
const groups = [{ value: 'acute', label: 'Acute Care' }];

/** A choice is reported. */
export const Chosen: Story = {
  parameters: {
    says: [
      'Sort by',
      'button, Sequence Sort by, not expanded, has popup listbox',
      'Sequence',
      'end of button, Sequence Sort by, not expanded, has popup listbox',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('button', { name: 'Sequence Sort by' });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Title, A to Z' }));
    await expect(args.onChange.mock.calls).toEqual([['title']]);
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** By the keys, back to the first choice. */
export const ChosenByKeyboard: Story = {
  args: { value: 'title' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Title, A to Z Sort by' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Title, A to Z', selected: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['']]);
  },
};

/** It stands in a line with what it sets. */
export const SettingsOfAList: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'A setting of the list reads as a sentence, and takes effect at once.',
        shows: <InlineSelect label="Sort by" options={meta.args.options} value="" onChange={ignore} />,
      },
      wrong: {
        because: 'A value that is saved has a field: it may be required, wrong, or need help below it. Take a Select.',
        shows: (
          <Form aria-label="Course" onSubmit={ignore}>
            <TextField label="Title" />
            <InlineSelect label="Certificate group" options={groups} value="acute" onChange={ignore} />
          </Form>
        ),
      },
    },
  },
};

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      words: '[data-rac] > span',
      'box with what is chosen': { numberBehind: 'button' },
    },
  },
};
