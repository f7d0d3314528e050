import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, DialogActions, DialogHeader } from '../Dialog/index.ts';
import { ArrowUpIcon } from '../Icon/index.ts';
import { Tooltip } from './Tooltip.tsx';

/**
 * Shows the label of an icon button, or the full text of a shortened label.
 *
 * **Use it** through IconButton and Truncate; alone if an icon needs an explanation.
 *
 * **Do not use it** for essential information: touch has no hover.
 *
 * **Anatomy**: the control, and a small dark bubble below it, or above it if there is no space.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab onto the control | shows it |
 * | Escape | hides it, wherever the focus is |
 * | Tab away | hides it |
 *
 * **Accessibility**: the control's accessible name contains the text, so the tooltip is not announced.
 */
const meta = {
  component: Tooltip,
  title: 'Components/Actions/Tooltip',
  args: { content: 'Move up Anatomy basics', children: <Button aria-label="Move up Anatomy basics">↑</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it without a delay, scrolling keeps it, and Escape hides it. */
export const OnFocus: Story = {
  parameters: {
    says: ['button, Move up Anatomy basics', '↑', 'end of button, Move up Anatomy basics'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
    await expect(screen.getByText('Move up Anatomy basics').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
    document.dispatchEvent(new Event('scroll'));
    await expect(screen.getByText('Move up Anatomy basics')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Move up Anatomy basics')).not.toBeInTheDocument();
  },
};

/**
 * It appears on hover after a delay, stays while it is hovered itself, and is hidden by Escape wherever the focus is.
 */
export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await hover(userEvent, canvas.getByRole('button'));
    // The event of a pointer that moves from the control to the tooltip: user-event omits `relatedTarget`.
    await fireEvent.pointerOut(canvas.getByRole('button'), {
      relatedTarget: screen.getByText('Move up Anatomy basics'),
    });
    await expect(screen.getByText('Move up Anatomy basics')).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Move up Anatomy basics')).not.toBeInTheDocument();
  },
};

const onDismiss = fn();

/** In a dialog, Escape hides the tooltip first and then closes the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog width="message" onDismiss={onDismiss}>
      <DialogHeader>Sequence</DialogHeader>
      <DialogActions>
        <Button slot="close">Close</Button>
        <Tooltip {...args} />
      </DialogActions>
    </Dialog>
  ),
  beforeEach: () => void onDismiss.mockClear(),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await hover(userEvent, screen.getByRole('button', { name: 'Move up Anatomy basics' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Move up Anatomy basics')).not.toBeInTheDocument();
    await expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
};

async function hover(userEvent: UserEventObject, element: HTMLElement) {
  await userEvent.hover(element);
  await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
}

/** Above a control without space below it, and always inside the window. */
export const InTheCorner: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bubble = screen.getByText('Move up Anatomy basics');
    await waitFor(() => expect(bubble).toBeVisible());
    const { bottom, left, right } = bubble.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top);
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  },
};

/** No essential information is only in a tooltip. */
export const NoEssentialText: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It repeats the name of a sign, which assistive technology says anyway.',
        example: (
          <Tooltip content="Move up Anatomy basics">
            <Button aria-label="Move up Anatomy basics" icon={<ArrowUpIcon />} />
          </Tooltip>
        ),
      },
      wrong: {
        reason: 'Touch has no hover, so the reason is never visible. Show it next to the button.',
        example: (
          <Tooltip content="A PDF and a question are needed first.">
            <Button isDisabled>Enable</Button>
          </Tooltip>
        ),
      },
    },
  },
};

/** It does not shift the layout. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Move up Anatomy basics')).toBeVisible());
  },
};
