import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField label="Title" name="title" isRequired />
    <TextField label="E-mail" name="email" type="email" isRequired />
    <TextField label="Read more" name="hyperlink" type="url" description="A web address." />
    <Inline>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Inline>
  </>
);

/**
 * Validates its fields on submit: the first invalid one is focused, and a notice says how many there are.
 *
 * **Use it** around every set of fields that is submitted together.
 *
 * **Do not use it** for a search field or a filter, which take effect while typing.
 *
 * **Anatomy**: the number of invalid fields (if there are several), fields in one column of at most 640 px, buttons.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter in a one-line field | submits the form |
 *
 * **Accessibility**: nothing is reported before the first submit; the error of a field disappears when it is fixed;
 * each message names its field. The number of errors is announced.
 */
const meta = {
  component: Form,
  title: 'Components/Forms/Form',
  args: { children: fields, onSubmit: fn(), 'aria-label': 'Example' },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** No errors before the first submit. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    // Set explicitly, because some browsers consider an empty required field invalid.
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The error of a fixed field disappears; the others stay. */
export const Fixed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Anatomy');
    await expect(canvas.queryByText('Title is required.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('E-mail is required.');
  },
};

/** A second submit button may submit incomplete values, but no invalid ones. */
export const SubmittedIncomplete: Story = {
  args: { id: 'example' },
  render: (args) => (
    <>
      <Form {...args} />
      <Button type="submit" form="example" name="enable" formNoValidate>
        Enable
      </Button>
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const enable = canvas.getByRole('button', { name: 'Enable' });
    await step('The error is at its field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'nobody');
      await userEvent.click(enable);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'E-mail' }));
    await userEvent.click(enable);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Title is required.')).not.toBeInTheDocument();
  },
};

/** The error of a value of the wrong kind contains an example. */
export const WrongKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Anatomy');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'nobody{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'E-mail needs an e-mail address, such as name@example.com.',
    );
  },
};

/** Valid values are submitted once. */
export const Submitted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Anatomy');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'a@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/**
 * Submitted empty: the first invalid field is focused, and each has its error. Their number is above the fields,
 * without a list that would repeat them.
 */
export const SubmittedEmpty: Story = {
  parameters: {
    announces: ['assertive: Fix 2 fields to continue'],
    says: [
      'form, Example',
      'alert',
      'Fix 2 fields to continue',
      'end of alert',
      'Title',
      'textbox, Title, Title is required., invalid, required',
      'paragraph',
      'Title is required.',
      'end of paragraph',
      'E-mail',
      'textbox, E-mail, E-mail is required., invalid, required',
      'paragraph',
      'E-mail is required.',
      'end of paragraph',
      'Read more',
      'textbox, Read more, A web address.',
      'paragraph',
      'A web address.',
      'end of paragraph',
      'button, Save',
      'end of form, Example',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fix 2 fields to continue');
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Title is required.');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('E-mail is required.');
    await expect(canvas.getAllByText('E-mail is required.')).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Save is always enabled. */
export const SaveAlwaysEnabled: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It can be pressed at any time, and says at its field what is missing.',
        example: (
          <Form aria-label="Pending save" onSubmit={ignore}>
            <TextField label="Title" name="title" isRequired />
            <Inline>
              <Button type="submit" variant="primary">
                Save
              </Button>
            </Inline>
          </Form>
        ),
      },
      wrong: {
        reason: 'Nothing says what is missing, and the keyboard skips it.',
        example: (
          <Form aria-label="Save that waits" onSubmit={ignore}>
            <TextField label="Title" name="title" isRequired />
            <Inline>
              <Button type="submit" variant="primary" isDisabled>
                Save
              </Button>
            </Inline>
          </Form>
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
      'how many are wrong': '[role="alert"]',
      field: '[role="alert"] + div',
      'what is wrong with it': '[role="alert"] + div p',
      buttons: 'form > :last-child',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
