import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Receipt } from './Receipt.tsx';

/**
 * Replaces the content of a completed page.
 *
 * **Use it** at the end of a page that is used once, such as a deletion.
 *
 * **Do not use it** for pages that users continue on (Notifications), or next to other content (Notice).
 *
 * **Anatomy**: a tick, a title, paragraphs.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: the title is the heading of level 1 and takes the focus, because the pressed button disappears.
 */
const meta = {
  component: Receipt,
  title: 'Components/Feedback/Receipt',
  args: {
    title: 'Your deletion was requested',
    children: <p>There is nothing else to do. You can close this page.</p>,
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title takes the focus. */
export const Done: Story = {
  parameters: {
    says: [
      'heading, Your deletion was requested, level 1',
      'paragraph',
      'There is nothing else to do. You can close this page.',
      'end of paragraph',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your deletion was requested' })).toHaveFocus());
  },
};
