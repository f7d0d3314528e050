import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const pointer = { button: 0, isPrimary: true, pointerId: 1 };
const line = () => screen.getByRole('slider', { name: 'Name line' });
const valueNow = () => Number(line().getAttribute('aria-valuenow'));

test('NamePlacing moves up by exactly the sum of the schedule when the button is held for 3 seconds', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  fireEvent.pointerDown(up, pointer);
  wait(3000);
  fireEvent.pointerUp(up, pointer);
  wait(1000);
  expect(valueNow()).toBe(1000 - 683);
});

test('NamePlacing moves likewise while an arrow key is held on the line, whatever repeats the system sends', () => {
  render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key: 'ArrowUp' });
  for (let tenth = 0; tenth < 30; tenth += 1) {
    fireEvent.keyDown(line(), { key: 'ArrowUp', repeat: true });
    wait(100);
  }
  fireEvent.keyUp(line(), { key: 'ArrowUp' });
  wait(1000);
  expect(valueNow()).toBe(1000 - 683);
});

test('NamePlacing stops at the edge, one pixel inside the image, and does not wrap', () => {
  render(<Form isDisabled={false} />);
  const down = screen.getByRole('button', { name: 'Move down' });
  fireEvent.pointerDown(down, pointer);
  wait(60_000);
  expect(valueNow()).toBe(1413);
  expect(onPositionChange.mock.calls.filter(([position]) => position === 1413)).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('NamePlacing stops an arrow key’s hold when the form is disabled', () => {
  const { rerender } = render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key: 'ArrowUp' });
  rerender(<Form isDisabled />);
  wait(3000);
  expect(valueNow()).toBe(997);
});

test('NamePlacing announces a hold once a second at most, and its end', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  const heard: (string | null)[] = [];
  fireEvent.pointerDown(up, pointer);
  for (let tenth = 0; tenth < 25; tenth += 1) {
    const said = screen.getByRole('status').textContent;
    if (said !== heard.at(-1)) heard.push(said);
    wait(100);
  }
  fireEvent.pointerUp(up, pointer);
  wait(2000);
  heard.push(screen.getByRole('status').textContent);
  expect(heard).toHaveLength(4);
  expect(heard[0]).toBe('Name line 997 pixels from the top');
  expect(heard.at(-1)).toBe(`Name line ${valueNow()} pixels from the top`);
});

test('NamePlacing says where the line is once more when a hold ends, since a key that repeats interrupts what was said', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  const words = () => screen.getByRole('status').firstElementChild;
  act(() => up.focus());
  fireEvent.keyDown(up, { key: 'Enter' });
  const first = words();
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(words()).toBe(first);

  // Long enough to come to the edge, where nothing moves any more while the key is still held.
  fireEvent.keyDown(up, { key: 'Enter' });
  wait(60_000);
  const atEdge = words();
  expect(atEdge?.textContent).toBe('Name line 1 pixel from the top, the top edge');
  wait(2000);
  expect(words()).toBe(atEdge);
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(words()).not.toBe(atEdge);
  expect(words()?.textContent).toBe('Name line 1 pixel from the top, the top edge');
});

test('NamePlacing says the last position of a hold at once when the key is let go', () => {
  render(<Form isDisabled={false} />);
  const up = screen.getByRole('button', { name: 'Move up' });
  act(() => up.focus());
  fireEvent.keyDown(up, { key: 'Enter' });
  wait(1500);
  const before = screen.getByRole('status').firstElementChild;
  expect(before?.textContent).not.toBe(`Name line ${valueNow()} pixels from the top`);
  fireEvent.keyUp(up, { key: 'Enter' });
  expect(screen.getByRole('status').firstElementChild).not.toBe(before);
  expect(screen.getByRole('status').textContent).toBe(`Name line ${valueNow()} pixels from the top`);
});

test('NamePlacing ignores keys that belong to the browser', () => {
  render(<Form isDisabled={false} />);
  fireEvent.keyDown(line(), { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(line(), { key: 'Home', ctrlKey: true });
  fireEvent.keyDown(line(), { key: 'Tab' });
  expect(onPositionChange).not.toHaveBeenCalled();
});
