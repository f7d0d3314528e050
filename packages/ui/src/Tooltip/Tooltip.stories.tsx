import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

/**
 * Says in words what a control shows as a sign or cut short.
 *
 * **Use it** through IconButton and Truncate; alone where a control's sign needs words.
 *
 * **Do not use it** for anything one must read: touch has no hover.
 *
 * **Anatomy**: the control, and a small dark bubble below it, or above where there is no room.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab onto the control | shows it |
 * | Escape, Tab away | hides it |
 *
 * **Accessibility**: the control's own name says the same, so the bubble is silent.
 */
const meta = {
  component: Tooltip,
  title: 'Components/Tooltip',
  args: { content: 'Move up Anatomy basics', children: <Button aria-label="Move up Anatomy basics">↑</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown by keyboard focus at once, there while the page scrolls, hidden by Escape. */
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
    document.dispatchEvent(new Event('scroll'));
    await expect(screen.getByText('Move up Anatomy basics')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Move up Anatomy basics')).not.toBeInTheDocument();
  },
};

/** Shown by hovering after a moment. */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
  },
};

/** Shown, and nothing else of the page moves. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
  },
};
