import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Totals } from './paging.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('the total of a list is counted for each page while it is small', async () => {
  const totals = new Totals();
  expect(await totals.of('posts', async () => 9_999)).toBe(9_999);
  expect(await totals.of('posts', async () => 9_998)).toBe(9_998);
});

test('the total of a large list is counted once in half a minute, for each filter of its own', async () => {
  const totals = new Totals();
  expect(await totals.of('posts', async () => 1_000_000)).toBe(1_000_000);
  expect(await totals.of('posts', async () => 5)).toBe(1_000_000);
  expect(await totals.of('posts in review', async () => 5)).toBe(5);
  vi.advanceTimersByTime(30_000);
  expect(await totals.of('posts', async () => 20_000)).toBe(20_000);
});

test('the total of a large list is counted by one call while the others take the one before', async () => {
  const totals = new Totals();
  await totals.of('posts', async () => 1_000_000);
  vi.advanceTimersByTime(30_000);
  const { promise, resolve } = Promise.withResolvers<number>();
  const first = totals.of('posts', () => promise);
  expect(await totals.of('posts', async () => 5)).toBe(1_000_000);
  resolve(1_000_001);
  expect(await first).toBe(1_000_001);
});
