import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ModalProvider } from '../DialogQueue/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { presses } from '../testing/pressing.ts';
import { FormDialog } from './FormDialog.tsx';

/**
 * Asks for a few values in a dialog over the page.
 *
 * **Use it** for a quiz question.
 *
 * **Do not use it** for long forms (a page), or to confirm or to report an error (DialogQueue).
 *
 * It needs a ModalProvider around it, whose queue asks before what was typed is discarded.
 *
 * **Anatomy**: title, fields, Cancel, an alternative to Save, Save.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab, Shift+Tab | stay inside the dialog |
 * | Enter in a one-line field | submits the form |
 * | Escape | does what Cancel does: it asks first if something was typed |
 *
 * **Accessibility**: a dialog named by its title; the page behind is inert; the first field is focused, with its text
 * selected if it has one line, and the focus is restored when the dialog closes; errors as in every Form.
 */
const meta = {
  component: FormDialog,
  title: 'Components/Forms/FormDialog',
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  decorators: [
    (Story) => (
      <ModalProvider>
        <Story />
      </ModalProvider>
    ),
  ],
  args: {
    title: 'Add Question',
    onSubmit: fn(),
    onCancel: fn(),
    children: (
      <>
        <TextArea label="Question" name="question" isRequired />
        <TextField label="Choice 1" name="choice1" isRequired />
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first field is focused, and Tab stays in the dialog; Escape cancels. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Add Question' })).toBeInTheDocument();
    const first = screen.getByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** A touch and a screen reader's click submit and cancel it. */
export const ByTouch: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Question' }), 'Which bone is the longest?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Choice 1' }), 'The femur');
    let times = 0;
    for (const press of Object.values(presses)) {
      times += 1;
      await press(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(times));
      await press(screen.getByRole('button', { name: 'Cancel' }));
      await press(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(times));
    }
  },
};

/** The text of the first field is selected once, so that typing replaces it. */
export const Renaming: Story = {
  args: {
    title: 'Rename passkey',
    submitLabel: 'Rename',
    children: (
      <>
        <TextField label="Name" name="name" defaultValue="Phone" />
        <TextField label="Place" name="place" defaultValue="Office" />
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
    await userEvent.keyboard('Tablet');
    await expect(field).toHaveValue('Tablet');
    await userEvent.click(screen.getByRole('textbox', { name: 'Place' }));
    await userEvent.click(field);
    await userEvent.keyboard('s');
    await expect(field).toHaveValue('Tablets');
  },
};

/** A second submit button; Enter uses the first one. */
export const WithAlternative: Story = {
  args: {
    alternative: { label: 'Save and add another', onSubmit: fn() },
    children: <TextField label="Question" name="question" isRequired />,
  },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('textbox', { name: 'Question' });
    await userEvent.type(question, 'Which bone is the longest?');
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await expect(args.alternative?.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(question, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** On a phone, the three buttons stay on one line. */
export const WithAlternativeOnAPhone: Story = {
  ...WithAlternative,
  // Its play function needs a phone's viewport; the docs page has another one.
  tags: ['narrow', '!autodocs'],
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    const dialog = within(screen.getByRole('dialog'));
    const names = ['Save', 'Save and add another', 'Cancel'];
    const tops = names.map((name) => dialog.getByRole('button', { name }).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Submitted with an empty field: the first invalid one is focused. */
export const Incomplete: Story = {
  parameters: {
    says: [
      'status',
      'dialog, Add Question',
      'dialog, Add Question',
      'heading, Add Question, level 2',
      'form, Add Question',
      'Question',
      'textbox, Question, not invalid, required',
      'Which bone is the longest?',
      'end of textbox, Question, not invalid, required',
      'Choice 1',
      'textbox, Choice 1, Choice 1 is required., invalid, required',
      'paragraph',
      'Choice 1 is required.',
      'end of paragraph',
      'button, Cancel',
      'button, Save',
      'end of form, Add Question',
      'end of dialog, Add Question',
    ],
  },
  args: {
    children: (
      <>
        <TextArea label="Question" name="question" isRequired defaultValue="Which bone is the longest?" />
        <TextField label="Choice 1" name="choice1" isRequired />
      </>
    ),
  },
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Choice 1' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Being submitted: it cannot be submitted a second time, and can be cancelled. */
export const Pending: Story = {
  parameters: {
    says: [
      'status',
      'dialog, Add Question',
      'dialog, Add Question',
      'heading, Add Question, level 2',
      'form, Add Question',
      'Choice 1',
      'textbox, Choice 1',
      'button, Cancel',
      'button, Save, busy, disabled',
      'end of form, Add Question',
      'end of dialog, Add Question',
    ],
  },
  args: { isPending: true, children: <TextField label="Choice 1" name="choice1" /> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Choice 1' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** The submit button says what happens. */
function Asking({ title, fields }: { title: string; fields: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{title}</Button>
      {isOpen && (
        <FormDialog title={title} onSubmit={close} onCancel={close}>
          {fields.map((label) => (
            <TextField key={label} label={label} />
          ))}
        </FormDialog>
      )}
    </>
  );
}

/** A few fields fit in a dialog; many need a page. */
export const FewFields: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It is quick to fill in, and the page behind is unchanged.',
        example: <Asking title="Change Password" fields={['Current Password', 'New Password']} />,
      },
      wrong: {
        reason: 'It scrolls in a small window, has no address, and one press on Escape ends it: give it a page.',
        example: (
          <Asking
            title="New Event"
            fields={['Title', 'Subtitle', 'Venue', 'Street', 'City', 'Country', 'Telephone', 'Link', 'Remarks']}
          />
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
      window: '[role="dialog"]',
      title: '[role="dialog"] h2',
      field: '[role="dialog"] form > div',
      'sends it': '[role="dialog"] button[type="submit"]',
      'a second way to send it': '[role="dialog"] [slot="close"] + button',
      'leaves it': '[role="dialog"] [slot="close"]',
    },
  },
  args: {
    alternative: { label: 'Save and add another', onSubmit: fn() },
    children: <TextField label="Choice 1" name="choice1" />,
  },
};

/** The submission cannot be undone. */
export const Danger: Story = {
  args: { title: 'Withdraw 2026-000017', submitLabel: 'Withdraw', tone: 'danger' },
  play: async () => {
    // A dialog is transparent until it has been laid out.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible());
  },
};
