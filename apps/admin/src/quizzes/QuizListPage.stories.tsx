import { courseFixture, courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { QuizListPage } from './QuizListPage.tsx';

/** Where an administrator finds the course whose quiz is to be edited. */
const meta = {
  title: 'Screens/Quiz list',
  component: QuizListPage,
  args: { path: '/quiz' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of many courses, each with a link to its quiz. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Setting Anatomy basics' })).toHaveAttribute(
      'href',
      '/quiz/course-1',
    );
    await expect(canvas.getAllByText('(Draft)').length).toBeGreaterThan(0);
  },
};

/** Quizzes that need something say so in their second line. */
export const Cautions: Story = {
  args: {
    data: {
      courses: [
        courseFixture({ _id: 'asks-nothing', questionCount: 12, quizLimit: 0, passCondition: 0 }),
        courseFixture({ _id: 'too-strict', questionCount: 12, quizLimit: 5, passCondition: 6 }),
        courseFixture({ _id: 'fine', questionCount: 12, quizLimit: 12, passCondition: 10 }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 questions, none asked')).toBeVisible();
    await expect(canvas.getByText('12 questions, can’t be passed')).toBeVisible();
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** There is no course yet. */
export const Empty: Story = {
  args: { data: { courses: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Each course has a quiz. Create a course first.')).toBeVisible();
  },
};

/** Titles of the maximum length. */
export const LongTitles: Story = {
  tags: ['modes'],
  args: {
    data: {
      courses: courseFixtures(3).map((course) => ({
        ...course,
        title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4),
        ...(course.sequence === 1 && { questionCount: 12, quizLimit: 5, passCondition: 6 }),
      })),
    },
  },
};
