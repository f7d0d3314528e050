import { courseDraftFixture, courseFixture, courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { shownView } from '../testing/shownView.ts';
import { CourseListScreen } from './CourseListScreen.tsx';

const courses = { all: courseFixtures(28), hasFailed: false, page: 1, onPageChange: fn(), onRetry: fn() };

/** Where an administrator finds a course, puts the courses into their order, enables or deletes one. */
const meta = {
  title: 'Screens/Course list',
  component: CourseListScreen,
  args: {
    courses,
    view: shownView(),
    imageUrl: () => picture,
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
    await userEvent.click(canvas.getByRole('button', { name: '5 missing: (Draft) course-draft' }));
    const missing = within(await screen.findByRole('dialog', { name: 'Still missing: (Draft) course-draft' }));
    await expect(missing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Title', '/course/course-draft#title'],
      ['Certificate group', '/course/course-draft#certificateGroup'],
      ['Preview image', '/course/course-draft#preview'],
      ['PDF', '/course/course-draft#file'],
      ['Quiz question', '/quiz/course-draft'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

/** Long titles are cut short, and leave rows as high as they are; the whole shows on focus. */
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

/** Searched, filtered and sorted: the sequence cannot be changed meanwhile, and the arrows say why. */
export const Narrowed: Story = {
  tags: ['look'],
  args: { view: shownView({ keyword: 'a', enabled: 'yes', sort: '-title' }) },
  play: async ({ args, canvas, userEvent }) => {
    const titles = canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent ?? '');
    await expect(titles).toEqual(titles.toSorted((one, other) => other.localeCompare(one)));
    const [up] = canvas.getAllByRole('button', {
      name: /^Move up .*off while the list is searched, filtered or sorted/,
    });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    const [all] = canvas.getAllByRole('radio');
    await expect(all).toHaveTextContent(/^All \d+$/);
    if (all) await userEvent.click(all);
    await expect(args.view.setEnabled).toHaveBeenCalledWith('all');
    await userEvent.click(canvas.getByRole('button', { name: /Sort by$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sequence' }));
    await expect(args.view.setSort).toHaveBeenCalledWith(null);
  },
};

/** The search finds nothing, and can be given up. */
export const NothingFound: Story = {
  args: { view: shownView({ keyword: 'zzzzzz' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No courses match “zzzzzz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.view.clear).toHaveBeenCalledTimes(1);
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { tags: ['look'], args: { courses: { ...courses, all: undefined } } };

/** On a phone a course is a card of three lines, which wraps its title before it cuts it. */
export const Narrow: Story = {
  tags: ['look', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(150);
  },
};

/** There is no course yet. */
export const Empty: Story = {
  tags: ['look'],
  args: { courses: { ...courses, all: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No courses yet.')).toBeVisible();
    await expect(canvas.getByText('Press New to make the first one; it starts as a draft.')).toBeVisible();
    const news = canvas.getAllByRole('button', { name: 'New' });
    await expect(news).toHaveLength(2);
    for (const button of news) await userEvent.click(button);
    await expect(args.onNew).toHaveBeenCalledTimes(2);
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
