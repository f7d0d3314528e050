import type { Direction } from '@cpd/domain/certificate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { HoldButton } from './HoldButton.tsx';

/**
 * Moves something by one step when pressed, and faster and faster while it is held: by 3 at once, then every 100 ms
 * ten times by 3, ten times by 15, then by 50.
 *
 * **Use it** where a value is set by eye, such as the height of a line on a picture.
 * **Do not use it** for values that people know as a number (WholeNumberField), nor for anything that cannot be
 * pressed once too often.
 *
 * **Anatomy**: an arrow and a label. `useHold` gives the behaviour alone, for a button of another look.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Space, Enter | steps once; held, it repeats by the same schedule, whatever the keyboard's own repeat rate |
 *
 * **Accessibility**: release, leaving, a cancelled touch, losing the focus, a hidden tab and the edge stop it. At the
 * edge it is announced as unavailable but keeps the focus, so that the keyboard stays where it is. The click of a
 * screen reader steps once. The caller announces the new value: the button does not know it.
 */
const meta = {
  component: HoldButton,
  title: 'Components/HoldButton',
  args: { label: 'Move up', direction: 'up', onStep: fn(() => true) },
} satisfies Meta<typeof HoldButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Upwards. */
export const Up: Story = {};

/** Downwards. */
export const Down: Story = { args: { label: 'Move down', direction: 'down' } };

/** Nothing is left in this direction. */
export const AtEdge: Story = {
  args: { isAtEdge: true, onStep: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move up' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Out of use. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Move up' })).not.toHaveFocus();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** A tap steps by 3, once. */
export const Tapped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(args.onStep).toHaveBeenCalledTimes(1);
    await expect(args.onStep).toHaveBeenCalledWith(3);
  },
};

/** Holding a key repeats until it is released. */
export const HeldByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move up' });
    button.focus();
    await userEvent.keyboard('{Enter>}');
    // A late look finds a step more.
    await waitFor(() => expect(mocked(args.onStep).mock.calls.length).toBeGreaterThanOrEqual(4));
    await expect(button).toHaveAttribute('data-held', 'true');
    await userEvent.keyboard('{/Enter}');
    await expect(button).not.toHaveAttribute('data-held');
  },
};

function Counter({ direction }: { direction: Direction }) {
  const [left, setLeft] = useState(12);
  const handleStep = (step: number) => {
    setLeft((current) => Math.max(current - step, 0));
    return left - step > 0;
  };
  return (
    <>
      <HoldButton label="Move up" direction={direction} onStep={handleStep} isAtEdge={left === 0} />
      <p role="status">{left} pixels left</p>
    </>
  );
}

/** A hold ends at the edge and leaves the focus on the button. */
export const HeldToTheEdge: Story = {
  render: ({ direction }) => <Counter direction={direction} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move up' });
    button.focus();
    await fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerId: 1 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 pixels left'));
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
