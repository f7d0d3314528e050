import { expect, test } from 'vitest';
import { Unavailable, withTimeout } from './deadline.ts';

const never = () => new Promise<never>(() => {});

test('work that ends in time returns its result, or throws its error', async () => {
  expect(await withTimeout('Work', 60_000, async () => 'done')).toBe('done');
  await expect(withTimeout('Work', 60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work that takes too long is aborted, as is its signal', async () => {
  let isNotified = false;
  const work = withTimeout('Work', 10, (signal) => {
    signal.addEventListener('abort', () => {
      isNotified = true;
    });
    return never();
  });
  await expect(work).rejects.toThrow(Unavailable);
  expect(isNotified).toBe(true);
});

test('work inside other work ends with it, even if its own limit is longer', async () => {
  const { promise: inner, resolve, reject } = Promise.withResolvers<void>();
  const outer = withTimeout('A request', 10, async () => {
    await withTimeout('A part of it', 60_000, never).then(resolve, reject);
  });
  await expect(outer).rejects.toThrow('A request was aborted.');
  await expect(inner).rejects.toThrow('A part of it was aborted.');
});

test('work that no one waits for any more is not started', async () => {
  let isBegun = false;
  const work = withTimeout(
    'Work',
    60_000,
    async () => {
      isBegun = true;
    },
    AbortSignal.abort(),
  );
  await expect(work).rejects.toThrow(Unavailable);
  expect(isBegun).toBe(false);
});
