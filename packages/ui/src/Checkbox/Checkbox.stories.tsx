import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

/**
 * A single yes or no, such as a consent, that is submitted with its form.
 *
 * **Use it** for single consents and for several independent choices.
 *
 * **Do not use it** for one of several options (RadioGroup), or for something that takes effect immediately (Button).
 *
 * **Anatomy**: a box and its label; both can be pressed.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Space | ticks or clears it |
 *
 * **Accessibility**: a native checkbox with a custom look, named by its label.
 */
const meta = {
  component: Checkbox,
  title: 'Components/Forms/Checkbox',
  args: { children: 'Delete my content', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** Not ticked. */
export const Clear: Story = {
  parameters: { says: ['checkbox, Delete my content, not checked', 'Delete my content'] },
};

/** Ticked. */
export const Selected: Story = {
  parameters: { says: ['checkbox, Delete my content, checked', 'Delete my content'] },
  args: { isSelected: true },
};

/** Disabled. */
export const Disabled: Story = {
  parameters: { says: ['checkbox, Delete my content, not checked, disabled', 'Delete my content'] },
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my content'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The box is next to the first line of a long label. */
export const LongLabel: Story = {
  args: {
    children:
      'Delete the account with every provider that is tied to the e-mail address a.very.long.name.of.a.person@department.university.example',
  },
};

/** Pressing the label ticks the box. */
export const SelectedByLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my content'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** Space clears a ticked box. */
export const ClearedByKey: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Delete my content' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** The label says what is true when the box is ticked. */
export const PositiveLabels: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Ticked means yes.',
        example: (
          <Checkbox isSelected onChange={ignore}>
            Show the correct answers
          </Checkbox>
        ),
      },
      wrong: {
        reason: 'Ticked means no.',
        example: (
          <Checkbox isSelected onChange={ignore}>
            Do not show the correct answers
          </Checkbox>
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      box: 'label > span:has(svg)',
      label: { numberBehind: 'label > span:last-child' },
    },
  },
  args: { isSelected: true },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: ({ onChange = fn() }) => (
    <div>
      <Checkbox isSelected={false} onChange={onChange}>
        Clear
      </Checkbox>
      <Checkbox isSelected onChange={onChange}>
        Ticked
      </Checkbox>
      <Checkbox isSelected={false} isDisabled onChange={onChange}>
        Disabled
      </Checkbox>
      <Checkbox isSelected isDisabled onChange={onChange}>
        Ticked and disabled
      </Checkbox>
      <Checkbox isSelected onChange={onChange}>
        {LongLabel.args?.children}
      </Checkbox>
    </div>
  ),
};
