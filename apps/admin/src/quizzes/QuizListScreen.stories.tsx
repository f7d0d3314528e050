import { courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuizListScreen } from './QuizListScreen.tsx';

const meta = {
  title: 'Screens/Quiz list',
  component: QuizListScreen,
  args: { courses: courseFixtures(28), hasFailed: false, page: 1, onPageChange: fn(), onRetry: fn() },
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
export const Loading: Story = { args: { courses: undefined } };

/** There is no course yet. */
export const Empty: Story = { args: { courses: [] } };

/** The courses could not be loaded. */
export const Failed: Story = { args: { courses: undefined, hasFailed: true } };

/** Titles as long as titles get. */
export const LongTitles: Story = {
  args: {
    courses: courseFixtures(3).map((course) => ({
      ...course,
      title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4),
    })),
  },
};
