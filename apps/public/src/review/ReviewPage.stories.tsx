import { postFixture } from '@cpd/api/review/fixtures';
import { REVIEW_TOKEN } from '@cpd/api/testing';
import { queueHash } from '@cpd/domain/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const POST = 'GET /v1/post/review/';
const post = postFixture({
  description:
    'What changed in our routine after the audit.\n\nThe two attached files contain the figures and the new plan.',
  files: [
    { _id: 'file-1', originalname: 'audit.pdf', size: 1_258_291 },
    {
      _id: 'file-2',
      originalname: 'แผนการล้างมือสำหรับหอผู้ป่วยปีหน้า_a_long_name_that_wraps.pdf',
      size: null,
    },
  ],
});

/** Where a reviewer reads a post by its link, and approves or rejects it once. */
const meta = {
  title: 'Screens/Public/Content review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  args: { id: 'post-1', responses: { [POST]: post } },
  beforeEach: () => setToken(REVIEW_TOKEN),
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Adds the token of the review link to the story's URL, and what the feed adds. Returns a function that restores the URL. */
function setToken(token: string, hash = ''): () => void {
  const before = window.location.href;
  const url = new URL(before);
  url.searchParams.set('token', token);
  url.hash = hash;
  window.history.replaceState(window.history.state, '', url);
  return () => window.history.replaceState(window.history.state, '', before);
}

async function press({ canvas, userEvent }: Context, name: 'Approve' | 'Reject') {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function expectFocusedNotice({ canvas }: Context, title: string) {
  const text = await canvas.findByText(title);
  await waitFor(() => expect(text.closest('[role="status"]')).toHaveFocus());
}

/** A post that waits for its decision. */
export const InReview: Story = {
  play: async ({ canvas, loaded }) => {
    const preview = await canvas.findByRole('link', { name: /^Preview audit\.pdf/ });
    await expect(preview).toHaveAttribute('target', '_blank');
    await expect(preview).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
      'Reject keeps it out of the app. Neither can be taken back.',
    );
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      'Approve posts this content in the app at once. Neither can be taken back.',
    );
    await expect(loaded.fake.count('POST')).toBe(0);
  },
};

/** A post without cover, text and files. */
export const TitleOnly: Story = {
  args: { responses: { [POST]: postFixture({ description: null, cover: null, files: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Approve' });
    await expect(canvas.queryByRole('link', { name: /^Preview/ })).toBeNull();
  },
};

/** The approval is pending: neither button can be pressed again. */
export const Approving: Story = {
  args: { pending: 'POST' },
  play: async (context) => {
    await press(context, 'Approve');
    await press(context, 'Approve');
    await expect(context.canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await expect(context.loaded.fake.count('POST')).toBe(1);
  },
};

/** The rejection is pending. */
export const Rejecting: Story = {
  args: { pending: 'POST' },
  play: async (context) => {
    await press(context, 'Reject');
    await expect(context.canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
};

/** The receipt of this reviewer's approval is focused, because the pressed button was removed. */
export const ApprovedNow: Story = {
  tags: ['look'],
  args: { responses: {} },
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Approve');
    await expectFocusedNotice(context, 'You approved this content.');
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** The receipt of this reviewer's rejection. */
export const RejectedNow: Story = {
  args: { responses: {} },
  play: async (context) => {
    await press(context, 'Reject');
    await context.canvas.findByText('You rejected this content.');
  },
};

/** An administrator who came from the feed can take the decision back before it is sent. */
export const Held: Story = {
  tags: ['look'],
  args: { responses: {} },
  beforeEach: () => setToken(REVIEW_TOKEN, queueHash({ next: 'post-2', left: 27 })),
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await expect(await canvas.findByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
      'Reject keeps it out of the app. Both can be taken back for 5 seconds.',
    );
    await press(context, 'Reject');
    await expectFocusedNotice(context, 'You rejected this content.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await expect(loaded.fake.count('POST')).toBe(0);
    await press(context, 'Approve');
    await expectFocusedNotice(context, 'You approved this content.');
    await expect(await canvas.findByRole('button', { name: 'Next post (27 left)' })).toBeVisible();
  },
};

/** The author replaced the post before the decision. The notice is focused, because what follows it is new. */
export const ChangedByAuthor: Story = {
  tags: ['modes'],
  args: { responses: {} },
  play: async (context) => {
    const { canvas, loaded } = context;
    await canvas.findByRole('button', { name: 'Approve' });
    Object.assign(loaded.fake.data.posts[0], { title: 'Hand hygiene in the theatre' });
    await press(context, 'Approve');
    await expectFocusedNotice(context, 'The author changed this post.');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

/** It was already approved. */
export const ApprovedBefore: Story = {
  args: { responses: { [POST]: { ...post, status: 4 } } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('This content has been approved.');
    await expect(text.closest('[role="status"]')).not.toHaveFocus();
  },
};

/** It was already rejected. */
export const RejectedBefore: Story = {
  args: { responses: { [POST]: { ...post, status: 5 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('This content has been rejected.');
  },
};

/** The placeholder while nothing has loaded. */
export const Loading: Story = { args: { responses: {}, pending: POST } };

/** The lines of the placeholder stay below the server's message about the link, as a document that cannot be shown. */
export const LinkExpired: Story = {
  args: { responses: {} },
  beforeEach: () => setToken('expired'),
  play: async ({ canvas, canvasElement }) => {
    const message = await canvas.findByText('This link is not valid.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    const lines = message.closest('section')?.querySelectorAll('[aria-busy="false"] span') ?? [];
    await expect(lines).toHaveLength(3);
    for (const line of lines) {
      const { animationName, borderBlockEndStyle, backgroundColor } = getComputedStyle(line);
      await expect([animationName, borderBlockEndStyle, backgroundColor]).toEqual([
        'none',
        'dashed',
        'rgba(0, 0, 0, 0)',
      ]);
    }
  },
};

/** The link has lost its token. */
export const LinkIncomplete: Story = {
  beforeEach: () => setToken(''),
  play: async ({ canvas }) => {
    await canvas.findByText('A part of the link is missing.');
  },
};

/** The request failed for another reason than the link. */
export const Unreachable: Story = {
  tags: ['look'],
  args: { responses: {}, failing: POST },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Approve' });
  },
};
