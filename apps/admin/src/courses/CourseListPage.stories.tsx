import { binItemFixture } from '@cpd/api/bin/fixtures';
import { courseDraftFixture, courseFixture, courseFixtures } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { CourseListPage } from './CourseListPage.tsx';

/** Where an administrator finds a course, changes the sequence, creates, enables or deletes one. */
const meta = {
  title: 'Screens/Course list',
  component: CourseListPage,
  args: { path: '/course' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten of many courses. */
export const Many: Story = {
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** An enabled course cannot be enabled again; a draft lists what is missing. */
export const EnabledAndDraft: Story = {
  args: { data: { courses: [courseFixture(), courseDraftFixture({ sequence: 2 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Enable Anatomy basics' })).toBeDisabled();
    await expect(canvas.getByText('(Draft)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '5 missing: (Draft) course-draft' }));
    const missing = within(await screen.findByRole('dialog', { name: 'Still missing: (Draft) course-draft' }));
    for (const [name, href] of [
      ['Title', '/course/course-draft#title'],
      ['Certificate group', '/course/course-draft#certificateGroup'],
      ['Preview image', '/course/course-draft#preview'],
      ['PDF', '/course/course-draft#file'],
      ['Quiz question', '/quiz/course-draft'],
    ]) {
      await expect(missing.getByRole('link', { name: `${name}, missing` })).toHaveAttribute('href', href);
    }
    await expect(missing.getAllByRole('link')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Enable (Draft) course-draft' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Enable “(Draft)”?' })).toBeVisible());
  },
};

/** The first row cannot go up, the last row cannot go down. */
export const Edges: Story = {
  args: { data: { courses: courseFixtures(2) } },
  play: async ({ canvas, canvasElement, loaded: { fake }, userEvent }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getByRole('button', { name: 'Move up Anatomy basics' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Move down Medication safety' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const up = canvas.getByRole('button', { name: 'Move up Medication safety' });
    // At rest, too.
    await expect(up).toBeVisible();
    await userEvent.click(up);
    await waitFor(() =>
      expect(fake.requests.find(({ name }: { name: string }) => !name.startsWith('GET'))?.body).toEqual({
        course: 'course-2',
        action: 1,
      }),
    );
  },
};

/** A single course is first and last. */
export const One: Story = { args: { data: { courses: [courseFixture()] } } };

/** Long titles are truncated and do not change the row height. Focus shows them in full. */
export const LongTitles: Story = {
  tags: ['modes'],
  args: {
    data: {
      courses: [
        courseFixture({ title: `Pharmacology ${'and its foundations in daily practice '.repeat(4)}` }),
        courseFixture({ _id: 'course-2', sequence: 2, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }),
        courseDraftFixture({ sequence: 3 }),
      ],
    },
  },
};

/** While the list is searched, filtered or sorted, the arrows are disabled and say why. */
export const Filtered: Story = {
  tags: ['look'],
  args: { path: '/course?keyword=a&enabled=yes&sort=-title' },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const titles = canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent ?? '');
    await expect(titles).toEqual(titles.toSorted((one, other) => other.localeCompare(one)));
    const [up] = canvas.getAllByRole('button', {
      name: /^Move up .*Unavailable while the list is filtered or sorted/,
    });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('radio')[0]).toHaveTextContent(/^All \d+$/);
  },
};

/** A search without results can be cleared. */
export const NothingFound: Story = {
  args: { path: '/course?keyword=zzzzzz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No courses match “zzzzzz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  tags: ['look'],
  args: { pending: 'GET /v1/course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** On a phone a course is a card of three lines. Its title wraps before it is truncated. */
export const Narrow: Story = {
  tags: ['look', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(135);
  },
};

/** There is no course yet. */
export const Empty: Story = {
  tags: ['look'],
  args: { data: { courses: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No courses yet.')).toBeVisible();
    await expect(canvas.getByText('Choose New to create the first one. It starts as a draft.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New' })).toHaveLength(2);
  },
};

/** The empty list's own button creates the first course. */
export const FirstCourse: Story = {
  args: { data: { courses: [] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await canvas.findByText('No courses yet.');
    const [, inList] = canvas.getAllByRole('button', { name: 'New' });
    if (inList) await userEvent.click(inList);
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(fake.count('POST /v1/course')).toBe(1);
  },
};

/** After a failed request the page stays and offers to try again. */
export const Failed: Story = {
  args: { failing: 'GET /v1/course' },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText('0 rows')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
};

const deletedCourses = [
  { listed: binItemFixture(), item: courseFixture({ _id: 'course-deleted' }), questions: [] },
  {
    listed: binItemFixture({ _id: 'draft-deleted', title: null, cover: null, questionCount: 0, deletedBy: null }),
    item: courseDraftFixture({ _id: 'draft-deleted' }),
    questions: [],
  },
];

/** Deleted courses, which can be restored until a date, or deleted for good. */
export const Deleted: Story = {
  args: { path: '/course?show=deleted', data: { courses: courseFixtures(3), bin: deletedCourses } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Deleted 2' })).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore (Draft) draft-deleted' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(fake.data.courses).toHaveLength(4);
    await expect(await canvas.findByRole('radio', { name: 'All 4' })).toBeVisible();
  },
};

/** On a phone the number of a course in a filtered list, which is no field, is on the line of its buttons too. */
export const FilteredOnAPhone: Story = {
  tags: ['narrow'],
  args: { path: '/course?enabled=yes' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    const [, row] = canvas.getAllByRole('row');
    const [, number] = within(row ?? canvasElement).getAllByRole('cell');
    const box = number?.getBoundingClientRect() ?? new DOMRect();
    const remove = within(row ?? canvasElement)
      .getByRole('button', { name: /^Delete / })
      .getBoundingClientRect();
    await expect(box.bottom).toBeGreaterThan(remove.top);
    await expect(box.right).toBeLessThan(remove.left);
  },
};

/** On a phone, deleted courses are cards. */
export const DeletedOnAPhone: Story = {
  tags: ['narrow'],
  args: { path: '/course?show=deleted', data: { courses: courseFixtures(3), bin: deletedCourses } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete now Anatomy basics' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
