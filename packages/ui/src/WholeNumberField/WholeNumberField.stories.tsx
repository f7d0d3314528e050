import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { WholeNumberField, type WholeNumberFieldProps } from './WholeNumberField.tsx';

/**
 * A field for a whole number.
 *
 * **Use it** for counts: questions to show, score to pass, courses required.
 *
 * **Do not use it** for numbers with decimals, or for codes and telephone numbers (TextField).
 *
 * **Anatomy**: like TextField, but narrow.
 *
 * | Key | Effect |
 * |---|---|
 * | ArrowUp, ArrowDown | increases or decreases by one |
 * | PageUp, PageDown | increases or decreases by ten |
 *
 * **Accessibility**: a spin button with its range. Text that is not a number counts as 0, and a number above the
 * maximum is replaced while typing, so it is never invalid.
 */
const meta = {
  component: WholeNumberField,
  title: 'Components/Forms/WholeNumberField',
  args: { label: 'How many question to show', value: 3, max: 12, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }) {
    const [number, setNumber] = useState(value);
    const handleChange = (next: number) => {
      setNumber(next);
      onChange(next);
    };
    return <WholeNumberField {...args} value={number} onChange={handleChange} />;
  },
} satisfies Meta<typeof WholeNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** '3abc' is parsed as 3, an empty text as 0, and 99 is clamped to the maximum. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many question to show' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.type(field, '7abc');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(field).toHaveValue('7');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('0');
  },
};

/** Digits of any script are read as they are typed, and of an input method when its composition ends. */
export const OtherDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many question to show' });
    await userEvent.clear(field);
    await userEvent.type(field, '٧');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(field).toHaveValue('7');

    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'さn' } });
    await fireEvent.keyDown(field, { key: 'ArrowDown' });
    await expect(field).toHaveValue('さn');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await fireEvent.input(field, { target: { value: '１１' } });
    await fireEvent.compositionEnd(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await expect(field).toHaveValue('11');
  },
};

/** The arrow keys change the number within the range. */
export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('12');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(field).toHaveValue('0');
  },
};

/** The description is below the number. */
export const WithDescription: Story = {
  parameters: {
    says: [
      'How many question to show',
      'spinbutton, How many question to show, Not more than 12 questions., max value 12, min value 0, 3',
      'paragraph',
      'Not more than 12 questions.',
      'end of paragraph',
    ],
  },
  args: { description: 'Not more than 12 questions.' },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** For values that can be counted. */
export const CountsOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'One more and one less mean something.',
        example: <WholeNumberField label="Score to pass" value={3} max={12} onChange={ignore} />,
      },
      wrong: {
        reason: 'A code is no number: its zeros are lost, and arrow keys make another one of it. Take a TextField.',
        example: <WholeNumberField label="Post code" value={10110} onChange={ignore} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      label: 'div:has(> label)',
      box: 'input',
      help: 'p',
    },
  },
  args: { description: 'Not more than 12 questions.' },
};

const states: readonly Partial<WholeNumberFieldProps>[] = [
  { label: 'Number' },
  { label: 'With help', description: 'Not more than 12 questions.' },
  { label: 'Invalid', isRequired: true, errorMessage: 'Invalid needs a number of at least 1.' },
  { label: 'Disabled', isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <WholeNumberField key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
