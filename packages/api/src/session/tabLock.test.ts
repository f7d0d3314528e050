// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTabLock } from './tabLock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  // The lock is held for a moment after the work.
  await vi.runAllTimersAsync();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('the lock between tabs lets one piece of work run at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await takes(300);
    running -= 1;
  };
  const all = Promise.all([withTabLock(work), withTabLock(work), withTabLock(work)]);
  await vi.advanceTimersByTimeAsync(5000);
  await all;
  expect(most).toBe(1);
});

test('the lock between tabs passes a failure on and is released', async () => {
  const failing = withTabLock(() => Promise.reject(new Error('No response.')));
  await expect(failing).rejects.toThrow('No response.');
  const next = withTabLock(async () => 'done');
  await vi.advanceTimersByTimeAsync(300);
  expect(await next).toBe('done');
});

test('the lock between tabs goes to the next tab after 15 seconds of work that hangs', async () => {
  const hanging = withTabLock(() => takes(60_000));
  const work = vi.fn(async () => 'done');
  const next = withTabLock(work);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe('done');
  await vi.advanceTimersByTimeAsync(45_000);
  await hanging;
});

test('the lock between tabs does not block if the browser rejects it', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Sandboxed.', 'SecurityError'));
  expect(await withTabLock(async () => 'done')).toBe('done');
  await expect(withTabLock(() => Promise.reject(new Error('No response.')))).rejects.toThrow('No response.');
});
