import { heldDistance } from '@cpd/domain/certificate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, type Mock, mocked, waitFor } from 'storybook/test';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { canvasOf, inkBox, leastAtEachPlace, nextFrames, onEachDraw, timeUntilShown } from './canvasProbe.ts';
import { PositionKeeper } from './PositionKeeper.tsx';
import { sampleTemplate } from './sampleTemplate.ts';
import { lengthWithout, watchStalls } from './stallWatch.ts';

/** How the name line of a CertificateCanvas is moved, and how soon it is seen. */
const meta = {
  component: CertificateCanvas,
  title: 'Components/CertificateCanvas/Moving',
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

/** The buttons move by 3 at a press and announce where the line is. */
export const MovedByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(617);
    await expect(canvas.getByRole('status')).toHaveTextContent('Name line 617 pixels from the top');
    await userEvent.click(canvas.getByRole('button', { name: 'Middle' }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(707);
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
    await waitFor(() => expect(line).toHaveAttribute('data-dragging'));
    await dragTo(400);
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

/**
 * Held for three seconds in real time: the line moves by the schedule, and each step is on the screen within 50 ms.
 * What is measured is the time from a step to the end of the frame that shows it: the move, React's work, the drawing,
 * the painting and the wait for the frame. On a machine that is busy with other things a frame can be late through no
 * fault of ours: stretches in which even an idle thread was not let run are taken off; and where a step is late all the
 * same the hold is repeated, and each step counts with its quickest run. A slow step is slow each time.
 */
export const HeldForThreeSeconds: Story = {
  args: { templateUrl: sampleTemplate(4000, 2828), position: 300 },
  play: async ({ args, canvas, canvasElement }) => {
    const bitmap = await canvasOf(canvasElement);
    await waitFor(() => inkBox(bitmap));
    const field = canvas.getByRole('spinbutton', { name: 'Position' });
    const button = canvas.getByRole('button', { name: 'Move down' });
    const runs: (readonly number[])[] = [];
    do {
      await fireEvent.change(field, { target: { value: '300' } });
      await nextFrames(3);
      const steps = await hold(button, bitmap, mocked(args.onPositionChange));
      await expect(field).toHaveValue(String(300 + heldDistance(100 * (steps.length - 1))));
      runs.push(steps);
    } while (runs.length < 10 && leastAtEachPlace(runs).some((ms) => ms > 50));
    await expect(leastAtEachPlace(runs).filter((ms) => ms > 50)).toEqual([]);
  },
};

/** Holds a button for a press and 30 repeats; gives how long each step took to be shown, in milliseconds. */
async function hold(button: HTMLElement, bitmap: HTMLCanvasElement, onStep: Mock<(position: number) => void>) {
  const pointer = { button: 0, isPrimary: true, pointerId: 1 };
  const timer = timeUntilShown(bitmap);
  const machine = watchStalls();
  onStep.mockReset();
  onStep.mockImplementation(timer.begin);
  const steps = () => onStep.mock.calls.length;
  await fireEvent.pointerDown(button, pointer);
  await waitFor(() => expect(steps()).toBeGreaterThan(30), { interval: 20 });
  await fireEvent.pointerUp(button, pointer);
  await waitFor(() => expect(timer.times()).toHaveLength(steps()));
  timer.stop();
  const stalls = await machine.stalls();
  machine.stop();
  return timer.times().map((time) => lengthWithout(stalls, time));
}
