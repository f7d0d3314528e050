import { courseFixture } from '@cpd/api/courses/fixtures';
import { questionFixture, questionFixtures } from '@cpd/api/quizzes/fixtures';
import { emptyQuestion } from '@cpd/domain/questionValues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { formLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { QuizEditPage } from './QuizEditPage.tsx';

const LIMIT = 'How many question to show';

/** Where an administrator writes the questions of a course, and sets how many are shown and how many must be right. */
const meta = {
  title: 'Screens/Quiz editor',
  component: QuizEditPage,
  args: {
    path: '/quiz/course-1',
    route: '/quiz/:id',
    data: { courses: [courseFixture()], questions: { 'course-1': questionFixtures(6) } },
  },
  loaders: [pageLoader],
  render: renderPage,
  play: formLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiz with its questions; the correct choice is marked. */
export const WithQuestions: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('(correct)')).toHaveLength(6));
    await userEvent.type(canvas.getByLabelText(LIMIT), '9');
    await expect(canvas.getByLabelText(LIMIT)).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(fake.data.courses[0]).toMatchObject({ quizLimit: 6, passCondition: 3 }));
  },
};

/** The preview next to the questions follows Config. */
export const AsLearnersSeeIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('img', { name: 'A question on a phone' });
    await waitFor(() => expect(phone).toHaveTextContent('1 of 5'));
    await userEvent.clear(canvas.getByLabelText(LIMIT));
    await userEvent.type(canvas.getByLabelText(LIMIT), '3');
    await expect(phone).toHaveTextContent('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'As learners see it' }));
    await expect(phone).not.toBeInTheDocument();
  },
};

/** There is no question yet. */
export const Empty: Story = {
  args: {
    data: {
      courses: [courseFixture({ quizLimit: 0, passCondition: 0, questionCount: 0 })],
      questions: { 'course-1': [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The score to pass is above the number of questions shown. */
export const Unreachable: Story = {
  tags: ['modes'],
  args: { data: { courses: [courseFixture({ quizLimit: 2, passCondition: 4 })] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^No one can pass/)).toBeVisible());
  },
};

/** The quiz asks no question and is passed with 0. One press fixes both numbers. */
export const ConfigWarning: Story = {
  args: { data: { courses: [courseFixture({ quizLimit: 0, passCondition: 0 })] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask 6, pass with 5' }));
    await waitFor(() => expect(fake.data.courses[0]).toMatchObject({ quizLimit: 6, passCondition: 5 }));
    await waitFor(() => expect(canvas.queryByText(/^Learners are asked/)).toBeNull());
  },
};

/** The page offers to continue a question that was typed before a reload. */
export const KeptQuestion: Story = {
  args: {
    unsavedInput: {
      'quiz/course-1/question/new': {
        values: { ...emptyQuestion, question: 'Half a quest' },
        base: { value: emptyQuestion, etag: null },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue('Half a quest');
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

const AIKEN = `Which is a bone?
A. Aorta
B. Femur
C. Liver
D. Skin
ANSWER: B

Which is an organ?
A. Liver
B. Femur
ANSWER: A

Which is a vessel?
A. Skin
B. Femur
C. Aorta
D. Liver
ANSWER: C
`;

async function openImport({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const button = await canvas.findByRole('button', { name: 'Import' });
  // Disabled while the questions are loading.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const field = await screen.findByLabelText('Questions to import');
  await userEvent.click(field);
  await userEvent.paste(AIKEN);
}

/** Questions are pasted. The preview shows their choices, which cannot be imported, and why. */
export const Import: Story = {
  play: async (context) => {
    await openImport(context);
    await expect(screen.getByText('2 questions can be imported. 1 needs a change: line 8.')).toBeVisible();
    await expect(screen.getByText('Add 2 choices: a question needs four.')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Import 2 questions' }));
    await waitFor(() => expect(context.loaded.fake.data.questions['course-1']).toHaveLength(8));
    await waitFor(() => expect(screen.getByText(/2 already in this quiz\./)).toBeVisible());
  },
};

/** On a phone, line and result of each question follow one another below it. */
export const ImportOnPhone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile2' } },
  play: async (context) => {
    await openImport(context);
    const table = within(await screen.findByRole('table', { name: 'Questions of the import' }));
    const name = table.getByRole('rowheader', { name: 'Which is an organ?' });
    for (const text of ['Line 8', 'Add 2 choices: a question needs four.']) {
      const { top } = table.getByText(text).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
    }
    await expect(name.parentElement?.getBoundingClientRect().height).toBeLessThan(200);
  },
};

/** The connection was lost during an import. Resume adds what is missing. */
export const ImportStopped: Story = {
  args: { failing: 'POST /v1/quiz' },
  play: async (context) => {
    await openImport(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Import 2 questions' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^Stopped\. 0 of 2 questions imported\./)).toBeVisible());
  },
};

/** Questions are downloaded in a format that can be imported again. */
export const Export: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeVisible());
  },
};

/** Long questions and choices of several lines. */
export const LongTexts: Story = {
  args: {
    data: {
      courses: [courseFixture()],
      questions: {
        'course-1': [
          questionFixture({
            question: 'Read the case.\nA patient of 81 years is confused.\nWhat comes first?',
            choices: Array.from({ length: 4 }, (_, index) => ({
              text: `Choice ${index + 1} ${'with many words '.repeat(8)}`,
              isCorrect: index === 2,
            })),
          }),
        ],
      },
    },
  },
};

/** The questions are loading. */
export const Loading: Story = { args: { pending: 'GET /v1/quiz' } };

/** The questions could not be loaded. */
export const Failed: Story = {
  args: { failing: 'GET /v1/quiz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Questions could not be loaded')).toBeVisible();
  },
};
