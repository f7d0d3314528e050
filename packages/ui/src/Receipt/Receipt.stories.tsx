import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Receipt } from './Receipt.tsx';

/**
 * Takes the place of a page whose one thing is done.
 *
 * **Use it** at the end of a page that is used once, such as a deletion.
 *
 * **Do not use it** for what goes on afterwards (Notifications), nor beside other content (Notice).
 *
 * **Anatomy**: a tick, a title, paragraphs.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: the title is the page's first heading and takes the focus, as what was pressed is gone.
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
