import { courseFixture } from '@cpd/api/courses/fixtures';
import { questionFixture } from '@cpd/api/quizzes/fixtures';
import { questionValuesOf } from '@cpd/domain/questionValues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { QuizEditPage } from './QuizEditPage.tsx';

const question = questionFixture({
  question: 'Which observation is most often missing from the chart of a patient who deteriorates?',
  choices: ['Temperature', 'Pulse', 'Blood pressure', 'Breathing rate'].map((text, index) => ({
    text,
    isCorrect: index === 3,
  })),
});

const dataWith = (first = question) => ({ courses: [courseFixture()], questions: { 'course-1': [first] } });

async function open(canvasElement: HTMLElement, name: RegExp) {
  const button = await within(canvasElement).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  button.click();
  const field = await screen.findByRole('textbox', { name: 'Question' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const openNew = (canvasElement: HTMLElement) => open(canvasElement, /^New$/);
const openFirst = (canvasElement: HTMLElement) => open(canvasElement, /^Edit /);

/** Where an administrator writes a question with its four choices and marks the correct one. */
const meta = {
  title: 'Screens/Question dialog',
  component: QuizEditPage,
  parameters: { docs: { story: { inline: false, height: '640px', autoplay: true } } },
  args: { path: '/quiz/course-1', route: '/quiz/:id', data: dataWith() },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new question: nothing is sent before it is complete. */
export const New: Story = {
  play: async ({ canvasElement, loaded: { fake }, userEvent }) => {
    const field = await openNew(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(fake.count('POST /v1/quiz')).toBe(0);
  },
};

/** An existing question. */
export const Edited: Story = {
  tags: ['look'],
  play: async ({ canvasElement, loaded: { fake }, userEvent }) => {
    await openFirst(canvasElement);
    await userEvent.click(screen.getByLabelText('Choice 1 is correct'));
    await expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(fake.data.questions['course-1'][0].choices[0].isCorrect).toBe(true);
    await openFirst(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openFirst(canvasElement);
  },
};

/** A question with two equal choices is not saved. */
export const SameChoices: Story = {
  play: async ({ canvasElement, loaded: { fake }, userEvent }) => {
    await openFirst(canvasElement);
    const third = screen.getByLabelText('Choice 3');
    await userEvent.clear(third);
    await userEvent.type(third, 'Pulse');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Choice 3 is the same as choice 2.')).toBeVisible());
    await expect(fake.count('PATCH')).toBe(0);
  },
};

/** What was typed before a reload was restored. */
export const Restored: Story = {
  args: {
    unsavedInput: {
      'quiz/course-1/question/question-1': {
        values: { ...questionValuesOf(question), question: 'Typed before?' },
        base: { value: questionValuesOf(question), etag: null },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const field = await openFirst(canvasElement);
    await expect(field).toHaveValue('Typed before?');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue(question.question);
  },
};

/** The question was deleted in another tab, or by another user, while its dialog was open. */
export const DeletedElsewhere: Story = {
  play: async ({ canvasElement, loaded: { fake }, userEvent }) => {
    const field = await openFirst(canvasElement);
    await userEvent.type(field, '!');
    fake.data.questions['course-1'] = [];
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/^This was deleted elsewhere/)).toBeVisible());
    await expect(fake.count('POST /v1/quiz')).toBe(0);
  },
};

/** The question is being saved, and cannot be saved a second time. */
export const Saving: Story = {
  args: { pending: 'PATCH /v1/quiz' },
  play: async ({ canvasElement, loaded: { fake }, userEvent }) => {
    const field = await openFirst(canvasElement);
    await userEvent.type(field, '!');
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
    save.click();
    await expect(fake.count('PATCH')).toBe(1);
  },
};

/** Texts of the maximum length. */
export const LongTexts: Story = {
  tags: ['modes'],
  args: {
    data: dataWith({
      ...question,
      question: 'Which of the following is right? '.repeat(20),
      choices: ['a', 'b', 'c', 'd'].map((letter, index) => ({
        text: `${letter}: ${'a choice that says a great deal '.repeat(6)}`,
        isCorrect: index === 1,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
  },
};
