import { activityFixture } from '@cpd/api/activity/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { ActivityCard } from './ActivityCard.tsx';

/** Lists every change with the person who made it. */
const meta = {
  title: 'Screens/Setting/Activity',
  component: ActivityCard,
  args: { path: '/setting' },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Which of the bones of the leg is the longest one, and which one carries the most weight?';
const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;

const lines = [
  activityFixture({
    _id: 'short',
    changes: [
      { field: 'quizLimit', before: 3, after: 4 },
      { field: 'passCondition', before: 2, after: 3 },
    ],
  }),
  activityFixture({ _id: 'moved', action: 'course.moved', changes: [{ field: 'sequence', before: 2, after: 1 }] }),
  activityFixture({
    _id: 'image',
    changes: [{ field: 'cover', before: null, after: { _id: 'image-1', name: null } }],
  }),
  activityFixture({
    _id: 'long',
    action: 'question.saved',
    changes: [{ field: 'question', before: 'Which bone is the longest?', after: question }],
  }),
  activityFixture({
    _id: 'sign-in',
    action: 'admin.signed-in',
    changes: [],
    subject: { kind: 'administrator', _id: 'admin-1', title: 'ada' },
  }),
];

/** One line for each change. Only long texts take more, next to each other. */
export const Changes: Story = {
  tags: ['modes'],
  args: { data: { activity: lines } },
  play: async (context) => {
    await listLoaded(context);
    const rows = within(context.canvas.getByRole('table', { name: 'Activity' }))
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('cell').length > 0);
    const [short, moved, , long] = rows.map((row) => within(row));
    await expect(rows).toHaveLength(4);
    await expect(new Set(short?.getAllByRole('definition').map(bottomOf)).size).toBe(1);
    await expect(short?.queryByText(/changed/i)).toBeNull();
    await expect(moved?.getByRole('term')).toHaveTextContent('Place');
    await expect(long?.getByText('Changed a question')).toBeVisible();
    const [before, after] = long?.getAllByRole('definition') ?? [];
    const [left, right] = [before, after].map((value) => {
      const { top, width } = value?.getBoundingClientRect() ?? new DOMRect();
      return { top: Math.round(top), width: Math.round(width) };
    });
    await expect(left).toEqual(right);
    await expect(left?.width).toBeGreaterThan(0);
  },
};

/** An item without a title is named by eight letters of its id. */
export const WithoutTitle: Story = {
  args: {
    data: {
      activity: [
        activityFixture({
          action: 'certificate.withdrawn',
          changes: [],
          subject: { kind: 'certificate', _id: '3f8a9c0d1e2b4f5061728394ab', title: null },
        }),
      ],
    },
  },
  play: async (context) => {
    await listLoaded(context);
    const id = await context.canvas.findByRole('button', { name: '3f8a9c0d1e2b4f5061728394ab, Copy ID' });
    await expect(id.clientWidth).toBeLessThan(80);
    const { top, bottom } = id.getBoundingClientRect();
    const noun = context.canvas.getByText('certificate').getBoundingClientRect();
    await expect(noun.top).toBeGreaterThanOrEqual(top);
    await expect(noun.bottom).toBeLessThanOrEqual(bottom);
  },
};

/** On a phone, time, person and item follow one another below the change. */
export const Phone: Story = {
  tags: ['narrow'],
  args: { data: { activity: lines.slice(0, 2) } },
  globals: { viewport: { value: 'mobile2' } },
  play: async (context) => {
    await listLoaded(context);
    const table = within(context.canvas.getByRole('table', { name: 'Activity' }));
    const rows = table.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);
    await expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [change, who] = [within(row).getByRole('rowheader'), within(row).getByText('ada')];
      await expect(who.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf(change));
      await expect(row.getBoundingClientRect().height).toBeLessThan(120);
    }
  },
};

/** Sign-ins and sign-outs are in a separate tab. */
export const SignIns: Story = {
  args: { data: { activity: lines } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await listLoaded(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sign-ins' }));
    await canvas.findByText('Signed in');
    await listLoaded(context);
    await expect(within(canvas.getByRole('table', { name: 'Activity' })).getAllByRole('row')).toHaveLength(3);
  },
};
