import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { canvasOf, inkBox, nextFrames, onEachDraw } from './canvasProbe.fixture.ts';
import { PositionKeeper } from './PositionKeeper.fixture.tsx';
import { sampleTemplate } from './sampleTemplate.fixture.ts';

/** How the name line of a CertificateCanvas is moved. */
const meta = {
  component: CertificateCanvas,
  title: 'Components/Documents/CertificateCanvas/Moving',
  args: { templateUrl: sampleTemplate(2000, 1414), position: 620, onPositionChange: fn() },
  argTypes: { templateUrl: { control: false } },
  render: (args) => <PositionKeeper {...args} />,
} satisfies Meta<typeof CertificateCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow and Page keys, Home and End on the line. */
export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider');
    line.focus();
    const positions: (string | null)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageDown}', '{Home}', '{PageUp}', '{End}']) {
      await userEvent.keyboard(key);
      positions.push(line.getAttribute('aria-valuenow'));
    }
    await expect(positions).toEqual(['617', '620', '570', '620', '1', '1', '1413']);
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The number field sets the position, kept on the image. */
export const MovedByNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider');
    const field = canvas.getByRole('spinbutton', { name: 'Position' });
    await userEvent.clear(field);
    await userEvent.type(field, '700');
    await expect(line).toHaveAttribute('aria-valuenow', '700');
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await expect(line).toHaveAttribute('aria-valuenow', '1413');
  },
};

/** Dragging follows the pointer, snaps to the middle and stops at the edge. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider');
    const box = line.getBoundingClientRect();
    const start = box.top + box.height / 2;
    const pixel = (line.parentElement?.getBoundingClientRect().height ?? 0) / 1414;
    const dragTo = (position: number) =>
      fireEvent.pointerMove(document.body, { isPrimary: true, clientY: start + (position - 620) * pixel });
    const expectAt = (position: number) =>
      waitFor(() => expect(line).toHaveAttribute('aria-valuenow', String(position)));

    await fireEvent.pointerDown(line, { button: 0, isPrimary: true, clientY: start });
    await expect(line).toHaveFocus();
    // A press alone is no drag to React Aria: the first move begins it.
    await dragTo(400);
    await waitFor(() => expect(line).toHaveAttribute('data-dragging'));
    await expectAt(400);
    await dragTo(714);
    await expectAt(707);
    await dragTo(5000);
    await expectAt(1413);
    await fireEvent.pointerUp(document.body, { isPrimary: true });
    await waitFor(() => expect(line).not.toHaveAttribute('data-dragging'));
    await dragTo(400);
    await nextFrames(3);
    await expectAt(1413);
  },
};

/** Draws once for many changes within a frame, and not at all while nothing changes. */
export const DrawnOnlyWhenNeeded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    await waitFor(() => inkBox(bitmap));
    const handleDraw = fn();
    const stop = onEachDraw(bitmap, handleDraw);
    await nextFrames(20);
    await expect(handleDraw).not.toHaveBeenCalled();
    const line = canvas.getByRole('slider');
    line.focus();
    for (const type of ['keyDown', 'keyDown', 'keyDown', 'keyDown', 'keyDown'] as const) {
      fireEvent[type](line, { key: 'PageUp' });
    }
    await nextFrames(3);
    await expect(handleDraw).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{PageDown}');
    await nextFrames(3);
    await expect(handleDraw).toHaveBeenCalledTimes(2);
    stop();
  },
};

/** A held button goes on moving the line until it is let go. */
export const Held: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider');
    const button = canvas.getByRole('button', { name: 'Move down' });
    await fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerId: 1 });
    await waitFor(() => expect(Number(line.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(629));
    await fireEvent.pointerUp(button, { button: 0, isPrimary: true, pointerId: 1 });
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
  },
};
