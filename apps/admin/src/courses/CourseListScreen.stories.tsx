import { courseDraftFixture, courseFixture, courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CourseListScreen } from './CourseListScreen.tsx';

const courses = { all: courseFixtures(28), hasFailed: false, page: 1, onPageChange: fn(), onRetry: fn() };

const meta = {
  title: 'Screens/Course list',
  component: CourseListScreen,
  args: {
    courses,
    onNew: fn(),
    onMove: fn(),
    onEnable: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CourseListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of many courses; the next page is asked for, not loaded. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.courses.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** The last page holds what is left over. */
export const LastPage: Story = {
  args: { courses: { ...courses, page: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
};

/** An enabled course cannot be enabled again; a draft says what it lacks. */
export const EnabledAndDraft: Story = {
  args: { courses: { ...courses, all: [courseFixture(), courseDraftFixture({ sequence: 2 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Enable Anatomy basics' })).toBeDisabled();
    await expect(canvas.getByText('(Draft)')).toBeVisible();
    await expect(canvas.getByText(/Still missing: title, certificate group, preview image, PDF/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable (Draft) course-draft' }));
    await expect(args.onEnable).toHaveBeenCalledTimes(1);
  },
};

/** The first row cannot go up, the last row cannot go down. */
export const Edges: Story = {
  args: { courses: { ...courses, all: courseFixtures(2) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Move up Anatomy basics' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Move down Medication safety' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Medication safety' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ title: 'Medication safety' }), 1);
  },
};

/** A single course is first and last. */
export const One: Story = { args: { courses: { ...courses, all: [courseFixture()] } } };

/** Long titles wrap and push nothing out of the page. */
export const LongTitles: Story = {
  args: {
    courses: {
      ...courses,
      all: [
        courseFixture({ title: `Pharmacology ${'and its foundations in daily practice '.repeat(4)}` }),
        courseFixture({ _id: 'course-2', sequence: 2, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }),
      ],
    },
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { tags: ['look'], args: { courses: { ...courses, all: undefined } } };

/** There is no course yet. */
export const Empty: Story = {
  tags: ['look'],
  args: { courses: { ...courses, all: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No courses yet.')).toBeVisible();
    await expect(canvas.getByText('Press New to make the first one; it starts as a draft.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onNew).toHaveBeenCalledTimes(1);
  },
};

/** The courses could not be loaded; the page stands and offers to try again. */
export const Failed: Story = {
  args: { courses: { ...courses, all: undefined, hasFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('0 rows')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.courses.onRetry).toHaveBeenCalledTimes(1);
  },
};
