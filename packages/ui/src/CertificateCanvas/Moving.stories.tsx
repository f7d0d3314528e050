import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { CertificateCanvas } from './CertificateCanvas.tsx';
import { canvasOf, handleOf, inkBox, nextFrames, onEachDraw } from './canvasProbe.fixture.ts';
import { PositionKeeper } from './PositionKeeper.fixture.tsx';
import { sampleTemplate } from './sampleTemplate.fixture.ts';

/** The ways to move the name line of a CertificateCanvas. */
const meta = {
  component: CertificateCanvas,
  title: 'Components/Documents/CertificateCanvas/Moving',
  args: { templateUrl: sampleTemplate(2000, 1414), position: 620, onPositionChange: fn() },
  argTypes: { templateUrl: { control: false } },
  render: (args) => <PositionKeeper {...args} />,
} satisfies Meta<typeof CertificateCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

const positionField = { name: 'Position' };

/** Arrow and Page keys, Home and End on the line. React Aria's Home goes to the lowest place and End to the highest. */
export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Name line' });
    line.focus();
    const positions: string[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageDown}', '{End}', '{ArrowUp}', '{Home}']) {
      await userEvent.keyboard(key);
      positions.push(canvas.getByRole<HTMLInputElement>('spinbutton', positionField).value);
    }
    await expect(positions).toEqual(['617', '620', '479', '620', '1', '1', '1413']);
    await expect(line).toHaveAttribute('aria-valuetext', '1413 pixels from the top, the bottom edge');
    await expect(canvas.getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The number field sets the position and keeps it on the image. */
export const MovedByNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider');
    const field = canvas.getByRole('spinbutton', positionField);
    await userEvent.clear(field);
    await userEvent.type(field, '700');
    await expect(line).toHaveAttribute('aria-valuetext', '700 pixels from the top');
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await expect(line).toHaveAttribute('aria-valuetext', '1413 pixels from the top, the bottom edge');
  },
};

/** Dragging follows the pointer, snaps to the middle and stops at the edge. */
export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const line = await canvas.findByRole('slider');
    const handle = handleOf(line);
    const box = handle.getBoundingClientRect();
    const start = box.top + box.height / 2;
    const pixel = (await canvasOf(canvasElement)).clientHeight / 1414;
    const dragTo = (position: number) =>
      fireEvent.pointerMove(document.body, { isPrimary: true, clientY: start + (position - 620) * pixel });
    const expectAt = (position: number) =>
      waitFor(() => expect(canvas.getByRole('spinbutton', positionField)).toHaveValue(String(position)));

    await fireEvent.pointerDown(handle, { button: 0, isPrimary: true, clientY: start });
    await expect(line).toHaveFocus();
    await dragTo(400);
    await waitFor(() => expect(handle).toHaveAttribute('data-dragging'));
    await expectAt(400);
    await dragTo(714);
    await expectAt(707);
    await dragTo(5000);
    await expectAt(1413);
    await fireEvent.pointerUp(document.body, { isPrimary: true });
    await waitFor(() => expect(handle).not.toHaveAttribute('data-dragging'));
    await dragTo(400);
    await nextFrames(3);
    await expectAt(1413);
  },
};

/** A press on the template outside the line moves nothing. */
export const PressedNextToTheLine: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('slider');
    const { left, top } = (await canvasOf(canvasElement)).getBoundingClientRect();
    const place = { clientX: left + 20, clientY: top + 20 };
    const target = document.elementFromPoint(place.clientX, place.clientY);
    await expect(target?.tagName).toBe('CANVAS');
    if (target !== null) await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: place }]);
    await expect(args.onPositionChange).not.toHaveBeenCalled();
  },
};

/** Draws once for several changes in a frame, and not without a change. */
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

/** A held button moves the line until it is released. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    const button = canvas.getByRole('button', { name: 'Move down' });
    await fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerId: 1 });
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', positionField);
    await waitFor(() => expect(Number(field.value)).toBeGreaterThanOrEqual(629));
    await fireEvent.pointerUp(button, { button: 0, isPrimary: true, pointerId: 1 });
    await waitFor(() => expect(button).not.toHaveAttribute('data-held'));
  },
};
