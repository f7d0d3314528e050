import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shownForm } from '../testing/shownForm.ts';
import { QuestionDialogScreen } from './QuestionDialogScreen.tsx';
import { emptyQuestion, type QuestionValues } from './questionValues.ts';

const complete: QuestionValues = {
  question: 'Which observation is most often missing from the chart of a patient who deteriorates?',
  choices: ['Temperature', 'Pulse', 'Blood pressure', 'Breathing rate'],
  correct: 3,
};

/** Where an administrator writes a question with its four choices and marks the correct one. */
const meta = {
  title: 'Screens/Question dialog',
  component: QuestionDialogScreen,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isNew: false,
    isGone: false,
    form: shownForm(complete),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof QuestionDialogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new question: nothing is sent before everything is there. */
export const New: Story = {
  args: { isNew: true, form: shownForm(emptyQuestion) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus());
  },
};

/** A question pasted with its choices fills the whole form. */
export const QuickEntry: Story = {
  args: { isNew: true, form: shownForm(emptyQuestion) },
  render: function Filled(args) {
    const [values, setValues] = useState(args.form.values);
    const onChange: typeof args.form.onChange = (part) =>
      setValues((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
    return <QuestionDialogScreen {...args} form={{ ...args.form, values, onChange }} />;
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Question' }));
    await userEvent.paste('Which one?\nA. one\n*B. two\nC. three\nD. four');
    await waitFor(() => expect(screen.getByLabelText('Choice 4')).toHaveValue('four'));
    await expect(screen.getByLabelText('Choice 2 is correct')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    await expect(args.onSave).toHaveBeenCalledWith(true);
  },
};

/** A question that is there already. */
export const Edited: Story = {
  tags: ['look'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Choice 1 is correct'));
    await expect(args.form.onChange).toHaveBeenCalledWith({ correct: 0 });
    await expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Two choices that say the same keep the question from being saved. */
export const SameChoices: Story = {
  args: {
    form: shownForm<QuestionValues>({ ...complete, choices: ['Pulse', 'Temperature', 'Pulse', 'Breathing rate'] }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = {
  args: { form: shownForm(complete, { isRestored: true }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
    await expect(args.form.onDiscard).toHaveBeenCalledTimes(1);
  },
};

/** The question was deleted in another tab, or by somebody else, while its dialog was open. */
export const DeletedElsewhere: Story = {
  args: { isGone: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^This was deleted elsewhere/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(false);
  },
};

/** The question is being saved. */
export const Saving: Story = {
  args: { isNew: true, form: shownForm(complete, { isSaving: true }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Texts as long as texts get. */
export const LongTexts: Story = {
  args: {
    form: shownForm<QuestionValues>({
      question: 'Which of the following is right? '.repeat(20),
      choices: ['a', 'b', 'c', 'd'].map((letter) => `${letter}: ${'a choice that says a great deal '.repeat(6)}`),
      correct: 1,
    }),
  },
};
