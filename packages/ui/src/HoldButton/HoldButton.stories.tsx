import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '../Icon/index.ts';
import { HoldButton } from './HoldButton.tsx';
import type { HoldSchedule } from './useHold.ts';

/** A press moves by 3; a hold repeats every 100 ms: ten times by 3, ten times by 15, then by 50. */
const schedule: HoldSchedule = {
  press: 3,
  repeat: (index) => [3, 15][Math.floor(index / 10)] ?? 50,
  interval: 100,
};

/**
 * A button that repeats its step while it is held. Its schedule contains the steps of a press and of each repeat, so that
 * a long hold can become faster.
 *
 * **Use it** for a value that is set by eye, such as the height of a line on an image.
 * **Do not use it** for values that users know as a number (WholeNumberField), or for actions that must not run twice.
 *
 * **Anatomy**: an icon and a label.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Space, Enter | steps once; held, it repeats by the same schedule, independent of the key repeat of the system |
 *
 * **Accessibility**: release, leaving, a cancelled touch, losing the focus, a hidden tab and the edge stop it. At the
 * edge it is announced as unavailable and keeps the focus. The click of a screen reader steps once. The caller announces
 * the new value.
 */
const meta = {
  component: HoldButton,
  title: 'Components/Actions/HoldButton',
  args: { label: 'Move up', icon: <ArrowUpIcon />, schedule, onStep: fn() },
} satisfies Meta<typeof HoldButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

export const Up: Story = {
  parameters: { says: ['button, Move up'] },
};

/** The other direction. */
export const Down: Story = { args: { label: 'Move down', icon: <ArrowDownIcon /> } };

/** At the edge in this direction. */
export const AtEdge: Story = {
  parameters: { says: ['button, Move up, disabled'] },
  args: { isAtEdge: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move up' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

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
    await waitFor(() => expect(mocked(args.onStep).mock.calls.length).toBeGreaterThanOrEqual(4));
    await expect(button).toHaveAttribute('data-held', 'true');
    await userEvent.keyboard('{/Enter}');
    await expect(button).not.toHaveAttribute('data-held');
  },
};

/** A hold ends at the edge and leaves the focus on the button. */
export const HeldToTheEdge: Story = {
  render: function Counter(args) {
    const [left, setLeft] = useState(12);
    return (
      <>
        <HoldButton
          {...args}
          onStep={(step) => setLeft((current) => Math.max(current - step, 0))}
          isAtEdge={left === 0}
        />
        <p role="status">{`${left} pixels left`}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move up' });
    button.focus();
    await fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerId: 1 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 pixels left'));
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      button: 'button',
      icon: 'button svg',
    },
  },
};

/** A press at the edge does nothing. */
export const NoEffectAtEdge: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The other button undoes a step too far.',
        example: <HoldButton label="Move up" icon={<ArrowUpIcon />} schedule={schedule} onStep={ignore} />,
      },
      wrong: {
        reason: 'Holding it a moment too long deletes a second item. Use a Button and a confirm dialog.',
        example: <HoldButton label="Delete the last row" icon={<CrossIcon />} schedule={schedule} onStep={ignore} />,
      },
    },
  },
};
