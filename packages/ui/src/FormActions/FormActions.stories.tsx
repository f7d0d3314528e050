import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormActions } from './FormActions.tsx';

const labels = Array.from({ length: 16 }, (_, index) => `Field ${index + 1}`);

/**
 * Keeps a form's Save and Cancel in view, however long the form is.
 *
 * **Use it** as the last thing in a Form that stands in a Card.
 *
 * **Do not use it** in dialogs, which have their own row of buttons.
 *
 * **Anatomy**: a strip with a line above; the sending button first.
 *
 * **Keyboard**: its buttons, after the fields.
 *
 * **Accessibility**: in the order of the page; nothing else takes the focus. A field that takes the focus is scrolled out
 * from behind the strip.
 */
const meta = {
  component: FormActions,
  title: 'Components/Forms/FormActions',
  args: {
    children: (
      <>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button>Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a form that is longer than the window. */
export const UnderALongForm: Story = {
  render: (args) => (
    <Card>
      <Form onSubmit={() => {}}>
        {labels.map((label) => (
          <TextField key={label} label={label} />
        ))}
        <FormActions {...args} />
      </Form>
    </Card>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const label of labels) {
      await userEvent.tab();
      const field = canvas.getByRole('textbox', { name: label });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top);
    }
  },
};

/** At the end of a card. */
export const Matrix: Story = {
  parameters: { says: ['form', 'Title', 'textbox, Title', 'button, Save', 'button, Cancel', 'end of form'] },
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Card>
      <Form onSubmit={() => {}}>
        <TextField label="Title" />
        <FormActions {...args} />
      </Form>
    </Card>
  ),
};

/** It holds what ends the work on the form, and nothing that destroys it. */
export const SavingAlone: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'Save stands first, and what leaves the form beside it.',
        shows: (
          <FormActions>
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
          </FormActions>
        ),
      },
      wrong: {
        because: 'Delete is one slip away from Save, and is in view all the time: its place is the row in the list.',
        shows: (
          <FormActions>
            <Button variant="primary">Save</Button>
            <Button variant="critical">Delete</Button>
          </FormActions>
        ),
      },
    },
  },
};
