import { courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { shownView } from '../testing/shownView.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

const courses = { all: courseFixtures(28), hasFailed: false, page: 1, onPageChange: fn(), onRetry: fn() };

/** Where an administrator finds the course whose quiz is to be edited. */
const meta = {
  title: 'Screens/Quiz list',
  component: QuizListScreen,
  args: { courses, view: shownView(), imageUrl: () => picture },
} satisfies Meta<typeof QuizListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of many courses, each with the way to its quiz. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Setting Anatomy basics' })).toHaveAttribute(
      'href',
      '/quiz/course-1',
    );
    await expect(canvas.getAllByText('(Draft)').length).toBeGreaterThan(0);
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { args: { courses: { ...courses, all: undefined } } };

/** There is no course yet. */
export const Empty: Story = { args: { courses: { ...courses, all: [] } } };

/** The courses could not be loaded. */
export const Failed: Story = { args: { courses: { ...courses, all: undefined, hasFailed: true } } };

/** Titles as long as titles get. */
export const LongTitles: Story = {
  args: {
    courses: {
      ...courses,
      all: courseFixtures(3).map((course) => ({
        ...course,
        title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4),
      })),
    },
  },
};
