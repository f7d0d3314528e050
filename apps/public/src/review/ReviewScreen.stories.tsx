import type { Verdict } from '@cpd/domain/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { coverPicture } from '../testing/pictures.ts';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

const content = {
  title: 'Hand hygiene on the ward',
  description:
    'What changed in our routine after the audit.\n\nThe two attached files contain the figures and the new plan.',
  coverAddress: coverPicture,
  files: [
    { id: 'file-1', name: 'audit.pdf', size: 1_258_291, address: '/v1/file/file-1' },
    { id: 'file-2', name: 'แผนการล้างมือสำหรับหอผู้ป่วยปีหน้า_a_long_name_that_wraps.pdf', address: '/v1/file/file-2' },
  ],
};

/** Where a reviewer reads a post by its link, and approves or rejects it once. */
const meta = {
  title: 'Screens/Public/Content review',
  component: ReviewScreen,
  decorators: [inFrame()],
  parameters: { layout: 'fullscreen' },
  args: { content, verdict: null, pending: null, isChanged: false, onDecide: fn(), onRetry: fn() },
} satisfies Meta<typeof ReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A post that waits for its decision. */
export const InReview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const preview = canvas.getByRole('link', { name: /^Preview audit\.pdf/ });
    await expect(preview).toHaveAttribute('target', '_blank');
    await expect(preview).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
      'Reject keeps it out of the app. Neither can be taken back.',
    );
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      'Approve posts this content in the app at once. Neither can be taken back.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
    await expect(args.onDecide).toHaveBeenCalledWith('approve');
  },
};

/** A post without cover, text and files. */
export const TitleOnly: Story = {
  args: { content: { title: '(Draft)', description: null, coverAddress: null, files: [] } },
};

/** The approval is pending: neither button can be pressed again. */
export const Approving: Story = {
  args: { pending: 'approve' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** The rejection is pending. */
export const Rejecting: Story = { args: { pending: 'reject' } };

function Deciding(props: ReviewScreenProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return <ReviewScreen {...props} verdict={verdict} onDecide={(decision) => setVerdict({ decision, isOwn: true })} />;
}

/** The receipt of this reviewer's approval is focused, because the pressed button was removed. */
export const ApprovedNow: Story = {
  tags: ['look'],
  render: Deciding,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('You approved this content.');
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** The receipt of this reviewer's rejection. */
export const RejectedNow: Story = { args: { verdict: { decision: 'reject', isOwn: true } } };

/** The author replaced the post before the decision. The notice is focused, because what follows it is new. */
export const ChangedByAuthor: Story = {
  args: { isChanged: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('The author changed this post.');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

/** It was already approved. */
export const ApprovedBefore: Story = {
  args: { verdict: { decision: 'approve', isOwn: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This content has been approved.');
    await expect(canvas.getByRole('status')).not.toHaveFocus();
  },
};

/** It was already rejected. */
export const RejectedBefore: Story = { args: { verdict: { decision: 'reject', isOwn: false } } };

/** The placeholder while nothing has loaded. */
export const Loading: Story = { args: { content: null } };

/** The placeholder stays, with the server's message about the link below it. */
export const LinkExpired: Story = {
  args: { content: null, notice: { reason: 'rejected', message: 'This review link has expired.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This review link has expired.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The link has lost its token. */
export const LinkIncomplete: Story = { args: { content: null, notice: { reason: 'incomplete' } } };

/** The request failed for another reason than the link. */
export const Unreachable: Story = {
  tags: ['look'],
  args: { content: null, notice: { reason: 'unreachable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
