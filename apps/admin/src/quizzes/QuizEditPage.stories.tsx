import type { Question } from '@cpd/api/quizzes';
import { questionFixture, questionFixtures } from '@cpd/api/quizzes/fixtures';
import type { QuizConfig } from '@cpd/domain/quiz';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shownForm } from '../testing/shownForm.ts';
import { QuizEditScreen } from './QuizEditScreen.tsx';

const config: QuizConfig = { quizLimit: 5, passCondition: 3 };
const shown = (rows: readonly Question[] | undefined) => ({ rows, hasFailed: false, onRetry: fn() });

/** Where an administrator writes the questions of a course, and says how many are shown and how many must be right. */
const meta = {
  title: 'Screens/Quiz editor',
  component: QuizEditScreen,
  args: {
    form: shownForm(config),
    onUpdate: fn(),
    questions: shown(questionFixtures(6)),
    onNew: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onContinueDraft: undefined,
  },
} satisfies Meta<typeof QuizEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiz with its questions; the correct choice is marked. */
export const WithQuestions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('(correct)')).toHaveLength(6);
    await userEvent.type(canvas.getByLabelText('How many question to show'), '9');
    await expect(args.form.onChange).toHaveBeenCalledWith({ quizLimit: 6 });
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
  },
};

/** There is no question yet. */
export const Empty: Story = {
  args: { questions: shown([]), form: shownForm({ quizLimit: 0, passCondition: 0 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onNew).toHaveBeenCalledTimes(1);
  },
};

/** More right answers are asked for than questions are shown. */
export const Unreachable: Story = {
  args: { form: shownForm({ quizLimit: 2, passCondition: 4 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Nobody can pass/)).toBeVisible());
  },
};

/** The numbers were saved in another tab, or by somebody else, while they were being typed. */
export const ChangedElsewhere: Story = {
  args: { form: shownForm(config, { isChangedElsewhere: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load that version' }));
    await expect(args.form.onDiscard).toHaveBeenCalledOnce();
  },
};

/** A question that was being typed in an earlier visit is offered back. */
export const KeptQuestion: Story = {
  args: { onContinueDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinueDraft).toHaveBeenCalledTimes(1);
  },
};

/** Questions and choices of several lines and great length. */
export const LongTexts: Story = {
  args: {
    questions: shown([
      questionFixture({
        question: 'Read the case.\nA patient of 81 years is confused.\nWhat comes first?',
        choices: Array.from({ length: 4 }, (_, place) => ({
          text: `Choice ${place + 1} ${'with many words '.repeat(8)}`,
          isCorrect: place === 2,
        })),
      }),
    ]),
  },
};

/** The questions are on their way. */
export const Loading: Story = { args: { questions: shown(undefined) } };

/** The questions could not be loaded. */
export const Failed: Story = { args: { questions: { ...shown(undefined), hasFailed: true } } };
