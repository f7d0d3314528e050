import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDay } from './format.ts';
import { useNow } from './useNow.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 2, 23, 0) }));
afterEach(() => vi.useRealTimers());

function Day() {
  return <p>{formatDay(new Date(2026, 2, 2, 22, 0).toISOString(), new Date(useNow()))}</p>;
}

test('a page that is open at midnight shows another day, and another one after the next', () => {
  render(<Day />);
  act(() => void vi.advanceTimersByTime(59 * 60_000));
  expect(screen.getByText('Today')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Yesterday')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByText(/2 March 2026|March 2, 2026/)).toBeTruthy();
});

test.each([
  ['its window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['it is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page of a computer that slept shows another day when %s', (_, wake) => {
  render(<Day />);
  vi.setSystemTime(new Date(2026, 2, 3, 8, 0));
  expect(screen.getByText('Today')).toBeTruthy();
  act(() => void wake());
  expect(screen.getByText('Yesterday')).toBeTruthy();
});

test('a page that was left has no timer', () => {
  render(<Day />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
