import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HoldButton } from './HoldButton.tsx';
import type { HoldSchedule } from './useHold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const schedule: HoldSchedule = {
  press: 3,
  repeat: (index) => [3, 15][Math.floor(index / 10)] ?? 50,
  interval: 100,
};
const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };

/** Renders a button that records its steps, and their sum in `moved`. */
function renderCounting(props: { isDisabled?: boolean } = {}) {
  const count = { moved: 0, steps: [] as number[] };
  const view = (isDisabled: boolean) => (
    <HoldButton
      label="Move up"
      icon={null}
      schedule={schedule}
      isDisabled={isDisabled}
      onStep={(step) => {
        count.moved += step;
        count.steps.push(step);
      }}
    />
  );
  const { rerender, unmount } = render(view(props.isDisabled ?? false));
  const button = screen.getByRole('button', { name: 'Move up' });
  return { count, button, unmount, setDisabled: (isDisabled: boolean) => rerender(view(isDisabled)) };
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('HoldButton moves by exactly the sum of the schedule when held for 3 seconds', () => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  wait(3000);
  fireEvent.pointerUp(button, touch);
  wait(3000);
  expect(count.moved).toBe(683);
});

test('HoldButton takes the press step immediately and repeats by its schedule', () => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  expect(count.steps).toEqual([3]);
  wait(99);
  expect(count.steps).toEqual([3]);
  wait(2401);
  const repeats = [...Array<number>(10).fill(3), ...Array<number>(10).fill(15), ...Array<number>(4).fill(50)];
  expect(count.steps).toEqual([3, ...repeats, 50]);
});

test('HoldButton restarts the schedule with each hold', () => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  wait(1500);
  fireEvent.pointerUp(button, touch);
  fireEvent.click(button);
  count.steps = [];
  fireEvent.pointerDown(button, touch);
  wait(200);
  fireEvent.pointerUp(button, touch);
  wait(1000);
  expect(count.steps).toEqual([3, 3, 3]);
});

test.each([' ', 'Enter'])(
  'HoldButton follows its schedule while the key "%s" is held, not the key repeat of the system',
  (key) => {
    const { count, button } = renderCounting();
    fireEvent.keyDown(button, { key });
    fireEvent.keyDown(button, { key, repeat: true });
    wait(1500);
    fireEvent.keyDown(button, { key, repeat: true });
    wait(1500);
    fireEvent.keyUp(button, { key });
    wait(3000);
    expect(count.moved).toBe(683);
  },
);

test.each<[string, (button: HTMLElement) => void]>([
  ['release', (button) => fireEvent.pointerUp(button, touch)],
  ['leaving the button', (button) => fireEvent.pointerLeave(button, touch)],
  ['a cancelled touch', (button) => fireEvent.pointerCancel(button, touch)],
  ['losing the focus', (button) => fireEvent.blur(button)],
  ['a window that loses the focus', () => fireEvent.blur(window)],
  ['a hidden tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['another key', (button) => fireEvent.keyDown(button, { key: 'Meta' })],
])('HoldButton stops on %s', (_, end) => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  wait(200);
  end(button);
  wait(5000);
  expect(count.moved).toBe(9);
  expect(button.hasAttribute('data-held')).toBe(false);
});

test('HoldButton stops when it is disabled or unmounted while held', () => {
  const disabled = renderCounting();
  fireEvent.pointerDown(disabled.button, touch);
  disabled.setDisabled(true);
  wait(5000);
  expect(disabled.count.moved).toBe(3);
  cleanup();

  const unmounted = renderCounting();
  fireEvent.pointerDown(unmounted.button, touch);
  unmounted.unmount();
  wait(5000);
  expect(unmounted.count.moved).toBe(3);
});

test('HoldButton releases the pointer capture of a touch, so that leaving the button ends the hold', () => {
  renderCounting();
  const label = screen.getByText('Move up');
  const release = vi.fn();
  Object.assign(label, { hasPointerCapture: () => true, releasePointerCapture: release });
  fireEvent.pointerDown(label, touch);
  expect(release).toHaveBeenCalledWith(1);
});

test('HoldButton steps once for a press with its click, and once for a click of assistive technology', () => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  fireEvent.pointerUp(button, touch);
  fireEvent.click(button);
  expect(count.moved).toBe(3);
  fireEvent.click(button);
  expect(count.moved).toBe(6);
});

test('HoldButton handles a click of assistive technology after a press that left the button', () => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, touch);
  fireEvent.pointerLeave(button, touch);
  fireEvent.click(button);
  expect(count.moved).toBe(6);
});

test.each([
  ['the right button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
  ['a click that opens a menu on macOS', { ctrlKey: true }],
])('HoldButton ignores %s', (_, change) => {
  const { count, button } = renderCounting();
  fireEvent.pointerDown(button, { ...touch, ...change });
  wait(1000);
  expect(count.moved).toBe(0);
});

test('HoldButton opens no context menu on a long touch', () => {
  const { button } = renderCounting();
  const event = createEvent.contextMenu(button);
  fireEvent(button, event);
  expect(event.defaultPrevented).toBe(true);
});

test('HoldButton ends a hold at the edge and keeps the focus', () => {
  const onStep = vi.fn();
  const view = (isAtEdge: boolean) => (
    <HoldButton label="Move up" icon={null} schedule={schedule} onStep={onStep} isAtEdge={isAtEdge} />
  );
  const { rerender } = render(view(false));
  const button = screen.getByRole('button', { name: 'Move up' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  wait(100);
  rerender(view(true));
  wait(5000);
  expect(onStep).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('data-held')).toBe(false);
});

test('HoldButton ignores presses at the edge', () => {
  const onStep = vi.fn();
  render(<HoldButton label="Move up" icon={null} schedule={schedule} onStep={onStep} isAtEdge />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move up' }), touch);
  wait(1000);
  expect(onStep).not.toHaveBeenCalled();
});

test('HoldButton ignores presses while disabled', () => {
  const { count, button } = renderCounting({ isDisabled: true });
  fireEvent.pointerDown(button, touch);
  fireEvent.keyDown(button, { key: 'Enter' });
  wait(1000);
  expect(count.moved).toBe(0);
});
