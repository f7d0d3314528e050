import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { ActionBar } from './ActionBar.tsx';

const labels = Array.from({ length: 16 }, (_, index) => `Field ${index + 1}`);

const formButtons = (
  <>
    <Button type="submit" variant="primary">
      Save
    </Button>
    <Button>Cancel</Button>
  </>
);

/**
 * The buttons at the end of a page or form, which stay visible while it scrolls.
 *
 * **Use it** at the end of a page that ends with a decision, or of a Form in a Card.
 *
 * **Do not use it** in dialogs (DialogActions).
 *
 * **Anatomy**: a line, an optional text, the buttons, an optional status; on a phone the buttons of a page are below
 * the text. It is not printed.
 *
 * **Keyboard**: its buttons, after the content.
 *
 * **Accessibility**: a region if it has a name. A field behind the bar is scrolled into view when it is focused.
 */
const meta = {
  component: ActionBar,
  title: 'Components/Layout/ActionBar',
  args: {
    'aria-label': 'Your decision',
    hint: 'Your decision is final and takes effect immediately.',
    children: (
      <>
        <Button size="large">Reject</Button>
        <Button size="large" variant="primary">
          Approve
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a page. */
export const Matrix: Story = {
  parameters: {
    says: [
      'region, Your decision',
      'paragraph',
      'Your decision is final and takes effect immediately.',
      'end of paragraph',
      'button, Reject',
      'button, Approve',
      'end of region, Your decision',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your decision' })).toBeVisible();
  },
};

/** On a phone the buttons share a line. */
export const Narrow: Story = { tags: ['matrix', 'narrow'], globals: { viewport: { value: 'mobile2' } } };

/** In a form that is longer than the window. */
export const InALongForm: Story = {
  render: () => (
    <Card>
      <Form onSubmit={() => {}}>
        {labels.map((label) => (
          <TextField key={label} label={label} />
        ))}
        <ActionBar placement="form">{formButtons}</ActionBar>
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

/** At the end of a form. */
export const InAForm: Story = {
  parameters: { says: ['form', 'Title', 'textbox, Title', 'button, Save', 'button, Cancel', 'end of form'] },
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Card>
      <Form onSubmit={() => {}}>
        <TextField label="Title" />
        <ActionBar placement="form">{formButtons}</ActionBar>
      </Form>
    </Card>
  ),
};

/** In a form with changes, its end says that they are unsaved. */
export const WithStatus: Story = {
  tags: ['matrix'],
  render: () => (
    <Card>
      <Form onSubmit={() => {}}>
        <TextField label="Title" />
        <ActionBar placement="form" status="Unsaved changes">
          {formButtons}
        </ActionBar>
      </Form>
    </Card>
  ),
  play: async ({ canvas }) => {
    const [status, cancel] = [canvas.getByText('Unsaved changes'), canvas.getByRole('button', { name: 'Cancel' })];
    await expect(status.getBoundingClientRect().left).toBeGreaterThan(cancel.getBoundingClientRect().right);
  },
};

/** In a form it has Save and Cancel, and no destructive action. */
export const SaveAndCancelOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Save is first, with the buttons that leave the form next to it.',
        example: (
          <ActionBar placement="form">
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
          </ActionBar>
        ),
      },
      wrong: {
        reason: 'Delete is one slip away from Save, and is in view all the time: its place is the row in the list.',
        example: (
          <ActionBar placement="form">
            <Button variant="primary">Save</Button>
            <Button variant="critical">Delete</Button>
          </ActionBar>
        ),
      },
    },
  },
};

/** One button is the primary one, and the text explains it. */
export const OneMainAction: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The primary button is last, and the text explains it.',
        example: (
          <ActionBar aria-label="One main button" hint="Your decision is final and takes effect immediately.">
            <Button size="large">Reject</Button>
            <Button size="large" variant="primary">
              Approve
            </Button>
          </ActionBar>
        ),
      },
      wrong: {
        reason: 'Both have the same weight, and users learn afterwards that it cannot be undone.',
        example: (
          <ActionBar aria-label="Two main buttons" hint="Please choose.">
            <Button size="large" variant="primary">
              Reject
            </Button>
            <Button size="large" variant="primary">
              Approve
            </Button>
          </ActionBar>
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
      text: 'section > p',
      buttons: 'section > div',
    },
  },
};
