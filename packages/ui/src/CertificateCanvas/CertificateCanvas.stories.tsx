import { heldDistance, PREVIEW_WIDTH } from '@cpd/domain/certificate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, type Mock, mocked, waitFor } from 'storybook/test';
import { CertificateCanvas, type CertificateCanvasProps } from './CertificateCanvas.tsx';
import { canvasOf, inkBox, leastAtEachPlace, nextFrames, onEachDraw, timeUntilShown } from './canvasProbe.ts';
import { sampleTemplate } from './sampleTemplate.ts';
import { lengthWithout, watchStalls } from './stallWatch.ts';

const landscape = sampleTemplate(2000, 1414);

/** Keeps the position as a form would. */
function Form({ position, onPositionChange, ...rest }: CertificateCanvasProps) {
  const [kept, setKept] = useState(position);
  const handleChange = (next: number) => {
    setKept(next);
    onPositionChange(next);
  };
  return <CertificateCanvas {...rest} position={kept} onPositionChange={handleChange} />;
}

/**
 * Shows a certificate as it will be, 400 pixels wide, and sets the height of the name on it. Preview and finished
 * certificate share their geometry and their font files (decision C5): what fits here fits there.
 *
 * **Use it** in the form of a certificate group.
 * **Do not use it** to show a finished certificate (Image).
 *
 * **Anatomy**: the template with the name, a thin guide across the middle, the name line as a handle; hold buttons up
 * and down, 'Middle', the position as a number, and the choice of sample names. The position is counted in the
 * template's own pixels from its top to the middle of the capitals (decision C1).
 *
 * | Key, on the name line | Effect |
 * |---|---|
 * | Arrow up, Arrow down | moves by 3; held, faster and faster by the schedule of the hold buttons |
 * | Page up, Page down | moves by 50 |
 * | Home, End | goes to the first and last position |
 *
 * | Key, elsewhere | Effect |
 * |---|---|
 * | Space, Enter on 'Move up' and 'Move down' | moves by 3; held, faster and faster |
 * | Digits, Arrow keys in 'Position' | sets the number |
 *
 * **Accessibility**: the name line is a vertical slider that says its place in words; what the buttons and the pointer
 * do is announced once a second at most. Dragging has its equal in keys, buttons and number (WCAG 2.5.7), the snap to
 * the middle in the button 'Middle'. On touch the page scrolls everywhere but on the line itself.
 *
 * **Fonts**: Sarabun draws Latin and Thai letters, Noto Sans Arabic the Arabic ones; each file is loaded when a name
 * needs it, and the server draws with the same. Other scripts take the sans-serif font of the device or the server.
 */
const meta = {
  component: CertificateCanvas,
  title: 'Components/CertificateCanvas',
  args: { templateUrl: landscape, position: 620, onPositionChange: fn() },
  argTypes: { templateUrl: { control: false } },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof CertificateCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A template with a name on it: the line is drawn where the position says, at the screen's own sharpness. */
export const Landscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Name line' });
    const bitmap = await canvasOf(canvasElement);
    const ink = await waitFor(() => inkBox(bitmap));
    await expect(bitmap.width).toBe(Math.round(PREVIEW_WIDTH * window.devicePixelRatio));
    const middle = ((ink.top + ink.bottom) / 2) * (1414 / bitmap.height);
    await expect(Math.abs(middle - 620)).toBeLessThan(20);
  },
};

/** A new image: the position 0 becomes the middle as soon as the height is known (decision C2). */
export const ResetToTheMiddle: Story = {
  args: { position: 0 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPositionChange).toHaveBeenCalledWith(707));
    await expect(args.onPositionChange).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '707 pixels from the top, the middle',
    );
  },
};

/** A name that does not fit is set smaller until it takes 90 % of the width. */
export const VeryLongName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bitmap = await canvasOf(canvasElement);
    const short = await waitFor(() => inkBox(bitmap));
    await userEvent.click(canvas.getByRole('radio', { name: 'Very long' }));
    await waitFor(() => expect(inkBox(bitmap).width).toBeGreaterThan(short.width));
    await expect(inkBox(bitmap).width / bitmap.width).toBeLessThanOrEqual(0.9);
    await expect(inkBox(bitmap).width / bitmap.width).toBeGreaterThan(0.8);
  },
};

/** Thai, with its marks above and below the letters. */
export const ThaiName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Thai' }));
    await waitFor(() => expect(document.fonts.check('600 16px Sarabun', 'กิ')).toBe(true));
  },
};

/** Arabic, in a font of its own, which is loaded for it. */
export const ArabicName: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvasOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Arabic' }));
    await waitFor(() => expect(document.fonts.check("600 16px 'Noto Sans Arabic'", 'عبد')).toBe(true));
  },
};

/** A tall template. */
export const Portrait: Story = { args: { templateUrl: sampleTemplate(1240, 1754), position: 800 } };

/** No template yet. */
export const NoTemplate: Story = {
  args: { templateUrl: null, position: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/No template image is set/)).toBeVisible();
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

/** A template that cannot be loaded can be tried again, and the position stays as it is. */
export const FailedTemplate: Story = {
  args: { templateUrl: 'data:image/png;base64,AAAA', position: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('The template image could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The template image could not be loaded.');
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

/** While an upload runs nothing can be moved. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const line = await canvas.findByRole('slider');
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await fireEvent.pointerDown(line, { button: 0, isPrimary: true, clientY: 200 });
    await nextFrames(3);
    await fireEvent.pointerMove(document.body, { isPrimary: true, clientY: 260 });
    await nextFrames(3);
    line.focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}{Home}');
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

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
    } while (runs.length < 4 && leastAtEachPlace(runs).some((ms) => ms > 50));
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
  await waitFor(() => expect(steps()).toBeGreaterThan(30), { timeout: 8000, interval: 20 });
  await fireEvent.pointerUp(button, pointer);
  await waitFor(() => expect(timer.times()).toHaveLength(steps()));
  timer.stop();
  const stalls = await machine.stalls();
  machine.stop();
  return timer.times().map((time) => lengthWithout(stalls, time));
}
