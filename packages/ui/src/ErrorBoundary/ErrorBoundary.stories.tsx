import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorView } from './ErrorView.tsx';

/**
 * Stands in for a part of the page that could not be shown.
 *
 * **Use it** as `ErrorBoundary` around every page, with the address as its `resetKey`.
 *
 * **Do not use it** for failed calls (DialogQueue): those leave the page as it was.
 *
 * **Anatomy**: what happened, what it means, 'Try again'.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space on 'Try again' | shows the part once more |
 *
 * **Accessibility**: an alert, announced when it appears.
 */
const meta = {
  component: ErrorView,
  title: 'Components/Feedback/ErrorBoundary',
  tags: ['matrix'],
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something inside has failed. */
export const Failed: Story = {
  parameters: {
    says: [
      'alert',
      'paragraph',
      'Something went wrong.',
      'end of paragraph',
      'paragraph',
      'This part of the page could not be shown. Nothing that was saved is lost.',
      'end of paragraph',
      'button, Try again',
      'end of alert',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
