import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorView } from './ErrorView.tsx';

/**
 * Replaces a part of the page that failed to load or to render.
 *
 * **Use it** as `ErrorBoundary` around every page, or as the router's error element.
 *
 * **Do not use it** for failed requests (DialogQueue), which leave the page unchanged.
 *
 * **Anatomy**: what happened, what it means, 'Reload'.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space on 'Reload' | loads the page again |
 *
 * **Accessibility**: an alert, announced when it appears.
 */
const meta = {
  component: ErrorView,
  title: 'Components/Feedback/ErrorBoundary',
  tags: ['matrix'],
  args: { onReload: fn(async () => true) },
} satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A child has failed. */
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
      'button, Reload',
      'end of alert',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

/** 'Reload' was pressed, and the server cannot be reached: the page stays, with what else is on it. */
export const Unreachable: Story = {
  args: { onReload: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByText(/^The server cannot be reached\./)).toBeVisible();
  },
};
