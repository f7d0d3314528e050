import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NamePlacing } from './NamePlacing.tsx';

const template = { image: document.createElement('img'), width: 2000, height: 1414 };
const onPositionChange = vi.fn<(position: number) => void>();

function Form({ isDisabled }: { isDisabled: boolean }) {
  const [position, setPosition] = useState(1000);
  const handleChange = (next: number) => {
    onPositionChange(next);
    setPosition(next);
  };
  return (
    <NamePlacing
      template={template}
      name="Ann Lee"
      onNameChange={() => {}}
      fonts={{ status: 'loading' }}
      position={position}
      onPositionChange={handleChange}
      isDisabled={isDisabled}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onPositionChange.mockReset();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const pointer = { button: 0, isPrimary: true, pointerId: 1 };
const line = () => screen.getByRole('slider', { name: 'Name line' });
const position = () => Number(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Position' }).value);

test('NamePlacing moves up by exactly the sum of the schedule when the button is held for 3 seconds', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  fireEvent.pointerDown(up, pointer);
  wait(3000);
  fireEvent.pointerUp(up, pointer);
  wait(1000);
  expect(position()).toBe(1000 - 683);
});

test.each([
  ['Ctrl', 'Linux', { ctrlKey: true }],
  ['Command', 'MacIntel', { metaKey: true }],
])('NamePlacing undoes a hold, a key and a typed position one by one with %s and Z', (_, platform, modifier) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  fireEvent.pointerDown(up, pointer);
  wait(3000);
  fireEvent.pointerUp(up, pointer);
  wait(1000);
  fireEvent.keyDown(line(), { key: 'ArrowDown' });
  fireEvent.keyUp(line(), { key: 'ArrowDown' });
  wait(1000);
  const field = screen.getByRole('spinbutton', { name: 'Position' });
  fireEvent.change(field, { target: { value: '500' } });
  expect(position()).toBe(500);
  const undo = (element: Element) => {
    fireEvent.keyDown(element, { key: 'z', ...modifier });
    return position();
  };
  expect([undo(field), undo(line()), undo(up), undo(up)]).toEqual([320, 317, 1000, 1000]);
  wait(1000);
  expect(screen.getByRole('status').textContent).toBe('Name line 1000 pixels from the top');
});

test('NamePlacing undoes with Ctrl and Z wherever the focus is, except in other text fields and dialogs', () => {
  render(
    <>
      <button type="button">Another sample</button>
      <input aria-label="Group name" />
      <Form isDisabled={false} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Centre' }));
  wait(1000);
  fireEvent.keyDown(line(), { key: 'ArrowDown' });
  fireEvent.keyUp(line(), { key: 'ArrowDown' });
  const undo = (element: Element) => {
    const isLeftToBrowser = fireEvent.keyDown(element, { key: 'z', ctrlKey: true });
    return [position(), isLeftToBrowser];
  };
  expect(undo(screen.getByRole('textbox', { name: 'Group name' }))).toEqual([710, true]);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(undo(dialog)).toEqual([710, true]);
  dialog.remove();
  expect(undo(screen.getByRole('button', { name: 'Another sample' }))).toEqual([707, false]);
  expect(undo(document.body)).toEqual([1000, false]);
  expect(undo(document.body)).toEqual([1000, true]);
});

test.each([
  ['Ctrl, Shift and Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['Command, Shift and Z', { key: 'z', metaKey: true, shiftKey: true }],
  ['Ctrl, Alt and Z', { key: 'z', ctrlKey: true, altKey: true }],
  ['Z alone', { key: 'z' }],
])('NamePlacing undoes nothing with %s', (_, keys) => {
  render(<Form isDisabled={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Centre' }));
  expect(fireEvent.keyDown(line(), keys)).toBe(true);
  expect(fireEvent.keyDown(document.body, keys)).toBe(true);
  expect(position()).toBe(707);
});

test('NamePlacing shows the position next to the line while it moves', () => {
  render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key: 'ArrowUp' });
  expect(screen.getByText('997 px')).toBeTruthy();
});

test.each([
  ['ArrowUp', 997, '997 pixels from the top'],
  ['ArrowRight', 997, '997 pixels from the top'],
  ['ArrowDown', 1003, '1003 pixels from the top'],
  ['ArrowLeft', 1003, '1003 pixels from the top'],
  ['PageUp', 859, '859 pixels from the top'],
  ['PageDown', 1141, '1141 pixels from the top'],
  ['Home', 1413, '1413 pixels from the top, the bottom edge'],
  ['End', 1, '1 pixel from the top, the top edge'],
])('NameLine moves with %s to %i and has the position as its value text', (key, expected, text) => {
  render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key });
  fireEvent.keyUp(line(), { key });
  expect(position()).toBe(expected);
  expect(line().getAttribute('aria-valuetext')).toBe(text);
});

test('NameLine moves by 3 with each repeat of a held arrow key and stops inside the image', () => {
  render(<Form isDisabled={false} />);
  const press = (key: string, repeat = false) => {
    fireEvent.keyDown(line(), { key, repeat });
    return position();
  };
  expect([press('ArrowDown'), press('ArrowDown', true), press('ArrowDown', true)]).toEqual([1003, 1006, 1009]);
  fireEvent.keyUp(line(), { key: 'ArrowDown' });
  wait(1000);
  expect(position()).toBe(1009);
  expect([press('End'), press('ArrowDown'), press('ArrowUp'), press('ArrowUp', true)]).toEqual([1, 4, 1, 1]);
});

test('NamePlacing stops at the edge, one pixel inside the image, and does not wrap', () => {
  render(<Form isDisabled={false} />);
  const down = screen.getByRole('button', { name: 'Move down' });
  fireEvent.pointerDown(down, pointer);
  wait(60_000);
  expect(position()).toBe(1413);
  expect(onPositionChange.mock.calls.filter(([position]) => position === 1413)).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('NamePlacing stops a held button when the form is disabled', () => {
  const { rerender } = render(<Form isDisabled={false} />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move up' }), pointer);
  rerender(<Form isDisabled />);
  wait(3000);
  expect(position()).toBe(997);
});

test('NamePlacing announces a hold once a second at most, and its end', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  const announced: (string | null)[] = [];
  fireEvent.pointerDown(up, pointer);
  for (let tenth = 0; tenth < 25; tenth += 1) {
    const message = screen.getByRole('status').textContent;
    if (message !== announced.at(-1)) announced.push(message);
    wait(100);
  }
  fireEvent.pointerUp(up, pointer);
  wait(2000);
  announced.push(screen.getByRole('status').textContent);
  expect(announced).toHaveLength(4);
  expect(announced[0]).toBe('Name line 997 pixels from the top');
  expect(announced.at(-1)).toBe(`Name line ${position()} pixels from the top`);
});

test('NamePlacing announces the position again when a hold ends, because a repeating key interrupts the screen reader', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  const message = () => screen.getByRole('status').firstElementChild;
  act(() => up.focus());
  fireEvent.keyDown(up, { key: 'Enter' });
  const first = message();
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(message()).toBe(first);

  // Long enough to reach the edge, where the line stops while the key is still held.
  fireEvent.keyDown(up, { key: 'Enter' });
  wait(60_000);
  const atEdge = message();
  expect(atEdge?.textContent).toBe('Name line 1 pixel from the top, the top edge');
  wait(2000);
  expect(message()).toBe(atEdge);
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(message()).not.toBe(atEdge);
  expect(message()?.textContent).toBe('Name line 1 pixel from the top, the top edge');
});

test('NamePlacing announces the last position of a hold immediately when the key is released', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  act(() => up.focus());
  fireEvent.keyDown(up, { key: 'Enter' });
  wait(1500);
  const before = screen.getByRole('status').firstElementChild;
  expect(before?.textContent).not.toBe(`Name line ${position()} pixels from the top`);
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(screen.getByRole('status').firstElementChild).not.toBe(before);
  expect(screen.getByRole('status').textContent).toBe(`Name line ${position()} pixels from the top`);
});

test('NameLine ignores keys that belong to the browser', () => {
  render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(line(), { key: 'Home', ctrlKey: true });
  fireEvent.keyDown(line(), { key: 'Tab' });
  expect(onPositionChange).not.toHaveBeenCalled();
});
