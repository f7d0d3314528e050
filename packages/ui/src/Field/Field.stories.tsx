import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Inline } from '../Stack/index.ts';
import type { FieldProps } from './index.ts';
import { FieldHelp, FieldLabel, field, input, useField } from './index.ts';

/** A custom field with the browser's date control. */
function DateField(props: FieldProps) {
  const { control, texts } = useField<HTMLInputElement>(props);
  return (
    <div className={field}>
      <FieldLabel {...texts} />
      <input {...control} type="date" className={input} />
      <FieldHelp {...texts} />
    </div>
  );
}

/**
 * The parts of every field: `useField`, which connects it to its Form, `FieldLabel` and `FieldHelp`.
 *
 * **Use it** to build a new kind of field that is labelled and validated like the others.
 *
 * **Do not use it** if TextField, WholeNumberField, Select or another field is suitable.
 *
 * **Anatomy**: `useField` returns the attributes of the control that the browser validates (`control`), and the props of
 * its texts (`texts`). `FieldLabel` is above, `FieldHelp` below: the description, or the error in its place. The class
 * `field` arranges them, `input` draws the box.
 *
 * **Keyboard**: that of the control.
 *
 * **Accessibility**: the label names the control, description and error describe it; errors appear only after a submit.
 */
const meta = {
  component: DateField,
  title: 'Components/Forms/Field',
  args: { label: 'Held on', name: 'heldOn', isRequired: true, description: 'The day in the local calendar.' },
  render: (args) => (
    <Form aria-label="Event" onSubmit={fn()}>
      <DateField {...args} />
      <Inline>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Inline>
    </Form>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form validates it like any field, and receives its value. */
export const Required: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Held on');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription('Held on is required.');
    await userEvent.type(day, '2026-03-01');
    await waitFor(() => expect(day).toHaveAccessibleDescription('The day in the local calendar.'));
  },
};

/** A custom field in a form. */
export const CustomField: Story = {
  tags: ['modes'],
  parameters: {
    says: [
      'form, Event',
      'Held on',
      'Held on, The day in the local calendar.',
      'paragraph',
      'The day in the local calendar.',
      'end of paragraph',
      'button, Save',
      'end of form, Event',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Held on')).toHaveAccessibleDescription('The day in the local calendar.');
  },
};

/** A custom field is made of the same parts. */
export const PartsOfAField: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Its label is visible, its help describes it, and the form shows its error.',
        example: <DateField label="Held on" description="The day in the local calendar." />,
      },
      wrong: {
        reason: 'Its name is only announced, and a form cannot show its error.',
        example: <input type="date" aria-label="Held on" className={input} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      FieldLabel: 'div:has(> label)',
      'control, drawn by the class input': 'input',
      FieldHelp: 'form p',
    },
  },
};
