import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Totals } from './Totals.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('the total of a list is counted for each page while it is small', async () => {
  const totals = new Totals();
  expect(await totals.cachedCount('posts', async () => 9_999)).toBe(9_999);
  expect(await totals.cachedCount('posts', async () => 9_998)).toBe(9_998);
});

test('the total of a large list is counted once in half a minute, for each filter of its own', async () => {
  const totals = new Totals();
  expect(await totals.cachedCount('posts', async () => 1_000_000)).toBe(1_000_000);
  expect(await totals.cachedCount('posts', async () => 5)).toBe(1_000_000);
  expect(await totals.cachedCount('posts in review', async () => 5)).toBe(5);
  vi.advanceTimersByTime(30_000);
  expect(await totals.cachedCount('posts', async () => 20_000)).toBe(20_000);
});

test.each([
  ['a thousand', 'slowly', 1_000, 50, 1_000],
  ['a thousand', 'fast', 1_000, 49, 5],
  ['few', 'slowly', 999, 1_000, 5],
])(
  'the total of a list of %s rows that are counted %s is kept for a while only where there are many and it takes long',
  async (_rows, _speed, total, ms, next) => {
    const totals = new Totals();
    await totals.cachedCount('posts by a keyword', async () => {
      vi.advanceTimersByTime(ms);
      return total;
    });
    expect(await totals.cachedCount('posts by a keyword', async () => 5)).toBe(next);
  },
);

test('the total of a large list is counted by one request while the others use the previous one', async () => {
  const totals = new Totals();
  await totals.cachedCount('posts', async () => 1_000_000);
  vi.advanceTimersByTime(30_000);
  const { promise, resolve } = Promise.withResolvers<number>();
  const first = totals.cachedCount('posts', () => promise);
  expect(await totals.cachedCount('posts', async () => 5)).toBe(1_000_000);
  resolve(1_000_001);
  expect(await first).toBe(1_000_001);
});

test.each([
  ['is large', async () => 1_000_000, 1_000_000],
  ['is small', async () => 5, 6],
  ['cannot be counted', () => Promise.reject(new Error('The client has gone.')), 6],
])(
  'requests for the first total of a list wait for the one that counts, and count again if it %s',
  async (_, count, expected) => {
    const totals = new Totals();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = totals.cachedCount('users by two letters', () => promise.then(count)).catch(() => 'failed');
    const countAgain = vi.fn(async () => 6);
    const others = [1, 2, 3].map(() => totals.cachedCount('users by two letters', countAgain));
    expect(countAgain).not.toHaveBeenCalled();
    resolve();
    await first;
    expect(await Promise.all(others)).toEqual([expected, expected, expected]);
    expect(countAgain).toHaveBeenCalledTimes(expected === 6 ? 3 : 0);
  },
);

test('the total of a large list is counted again when it does not fit the rows of a page', async () => {
  const totals = new Totals();
  await totals.cachedCount('posts', async () => 20_000);
  const isPossible = (total: number) => total >= 20_010;
  expect(await totals.cachedCount('posts', async () => 20_017, isPossible)).toBe(20_017);
  expect(await totals.cachedCount('posts', async () => 5, isPossible)).toBe(20_017);
});
