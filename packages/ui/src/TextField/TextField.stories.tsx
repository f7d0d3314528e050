import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from '../Notice/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A field for a short text on one line.
 *
 * **Use it** for titles, names, e-mail addresses and URLs.
 *
 * **Do not use it** for several lines (TextArea), whole numbers (WholeNumberField), passwords (PasswordField) or
 * searching (SearchField).
 *
 * **Anatomy**: label with the mark of a required field, input, description; an error replaces the description.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Enter | submits the form around it |
 *
 * **Accessibility**: the label is always visible; description and error are read with the field; an error marks it as
 * invalid.
 */
const meta = {
  component: TextField,
  title: 'Components/Forms/TextField',
  args: { label: 'Title', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Anatomy');
    await expect(args.onChange).toHaveBeenLastCalledWith('Anatomy');
  },
};

/** With a text. */
export const Filled: Story = { args: { defaultValue: 'Anatomy basics' } };

/** The value is required. */
export const Required: Story = {
  parameters: { says: ['Title', 'textbox, Title, not invalid, required'] },
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeRequired();
    // Firefox would consider the empty field invalid.
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The description is read with the field. */
export const WithDescription: Story = {
  args: { description: 'Shown to everyone who takes the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown to everyone who takes the course.');
  },
};

/** An error replaces the description. */
export const Invalid: Story = {
  parameters: {
    says: [
      'Title',
      'textbox, Title, ftp://x, Title needs http or https., invalid',
      'paragraph',
      'Title needs http or https.',
      'end of paragraph',
    ],
  },
  args: { defaultValue: 'ftp://x', description: 'A web address.', errorMessage: 'Title needs http or https.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Title needs http or https.');
  },
};

/** Disabled. */
export const Disabled: Story = {
  parameters: { says: ['Title', 'textbox, Title, Anatomy basics, disabled'] },
  args: { defaultValue: 'Anatomy basics', isDisabled: true },
};

/** A read-only value, which can be copied. */
export const ReadOnly: Story = { args: { defaultValue: '64f1c0ffee', isReadOnly: true } };

/** The error is next to its cause. */
export const ErrorsAtTheirField: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The field says what to enter instead.',
        example: <TextField label="Questions to show" defaultValue="0" errorMessage="Enter a number of at least 1." />,
      },
      wrong: {
        reason: 'The reader has to find the field, and to guess what is right.',
        example: (
          <Stack gap={12}>
            <Notice tone="critical">Invalid input.</Notice>
            <TextField label="Number of questions" defaultValue="0" />
          </Stack>
        ),
      },
    },
  },
};

const states: readonly Partial<TextFieldProps>[] = [
  { label: 'Empty' },
  { label: 'Example', placeholder: 'Anatomy basics' },
  { label: 'Filled', defaultValue: 'Anatomy basics' },
  { label: 'Required', isRequired: true, description: 'Shown to everyone who takes the course.' },
  { label: 'Invalid', defaultValue: 'ftp://x', errorMessage: 'Invalid needs http or https.' },
  { label: 'Invalid without a message', defaultValue: 'secret', isInvalid: true },
  { label: 'Read-only', defaultValue: '64f1c0ffee', isReadOnly: true },
  { label: 'Disabled', defaultValue: 'Anatomy basics', isDisabled: true },
];

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { anatomy: { 'label with the mark of a required field': 'div:has(> label)', input: 'input', help: 'p' } },
  args: { isRequired: true, description: 'Shown to everyone who takes the course.' },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <TextField key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};

/** Several lines and cells become one line when they are pasted, with one blank between them. */
export const PastedLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1: ');
    const copied = new DataTransfer();
    copied.setData('text/plain', 'Airway\u000b\u2028\n management\tI\r\n');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }));
    await expect(box).toHaveValue('1: Airway management I');
    await expect(args.onChange).toHaveBeenLastCalledWith('1: Airway management I');
  },
};
