import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/**
 * A choice of one of a few options that are all visible.
 *
 * **Use it** for two to about six options.
 *
 * **Do not use it** for many options (Select), or for yes and no (Checkbox).
 *
 * **Anatomy**: label and options.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the selected option, or to the first |
 * | Arrow keys | select the next or the previous option |
 *
 * **Accessibility**: native radio buttons, the Radio of Fieldset, in a radio group named by its question.
 */
const meta = {
  component: RadioGroup,
  title: 'Components/Forms/RadioGroup',
  args: {
    label: 'Sample name',
    options: [
      { value: 'short', label: 'Short' },
      { value: 'long', label: 'Very long' },
      { value: 'thai', label: 'Thai' },
    ],
    value: 'short',
    onChange: fn(),
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [selected, setSelected] = useState(value);
    const handleChange = (next: string) => {
      setSelected(next);
      onChange(next);
    };
    return <RadioGroup {...args} value={selected} onChange={handleChange} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const orders = [
  { value: 'fixed', label: 'As listed' },
  { value: 'shuffled', label: 'Shuffled' },
];

const ignore = () => undefined;

/** The options in one column. Arrow keys select. */
export const Vertical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sample name' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Short' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('long');
  },
};

/** The options in a row. */
export const Horizontal: Story = {
  parameters: {
    says: [
      'radiogroup, Sample name, orientated horizontally',
      'Sample name',
      'radio, Short, checked, position 1, set size 3',
      'Short',
      'radio, Very long, not checked, position 2, set size 3',
      'Very long',
      'radio, Thai, not checked, position 3, set size 3',
      'Thai',
      'end of radiogroup, Sample name, orientated horizontally',
    ],
  },
  args: { orientation: 'horizontal' },
};

/** All options are visible. */
export const AllInView: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The choices are compared at a glance, and one press chooses.',
        example: <RadioGroup label="Order of questions" options={orders} value="fixed" onChange={ignore} />,
      },
      wrong: {
        reason: 'Two presses, and what else there is shows only between them.',
        example: <Select label="Question order" options={orders} value="fixed" onChange={ignore} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      question: '[role="radiogroup"] > span',
      choice: 'label',
      circle: 'label input',
    },
  },
};

const states: readonly Partial<RadioGroupProps>[] = [
  { label: 'In a column' },
  { label: 'In a row', orientation: 'horizontal' },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <RadioGroup key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
