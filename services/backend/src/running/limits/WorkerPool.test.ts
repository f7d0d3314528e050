import { expect, test, vi } from 'vitest';
import { Unavailable, withTimeout } from './deadline.ts';
import { WorkerPool } from './WorkerPool.ts';

type Task = { readonly say: string } | { readonly fail: string } | { readonly hang: true };

const open = (options = {}) =>
  new WorkerPool<Task, string>('test', new URL('./taskWorker.fixture.ts', import.meta.url), options);

test('a worker pool gives each of several tasks its own result', async () => {
  const pool = open();
  const words = ['one', 'two', 'three'];
  expect(await Promise.all(words.map((say) => pool.run({ say })))).toEqual(words);
});

test('a worker pool reports why a task failed, and runs the next one', async () => {
  const pool = open();
  const failing = pool.run({ fail: 'No such picture.' });
  const next = pool.run({ say: 'next' });
  await expect(failing).rejects.toThrow('No such picture.');
  expect(await next).toBe('next');
});

test('a task that takes too long is aborted, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = open({ timeoutMs: 5_000 });
  const ended = vi.fn();
  const hanging = pool.run({ hang: true }).catch(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await hanging;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(Unavailable));
  expect(await pool.run({ say: 'again' })).toBe('again');
});

test('a task that no one waits for any more is aborted, and the next one runs', async () => {
  const pool = open();
  const client = new AbortController();
  const hanging = withTimeout('A task', 60_000, () => pool.run({ hang: true }), client.signal);
  client.abort();
  await expect(hanging).rejects.toThrow(Unavailable);
  expect(await pool.run({ say: 'again' })).toBe('again');
});

test('a task is rejected at once when the queue is full', async () => {
  const pool = open({ maxWaiting: 2 });
  const responses = await Promise.allSettled(Array.from({ length: 6 }, () => pool.run({ say: 'word' })));
  const rejected = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
  expect(rejected.length).toBeGreaterThanOrEqual(2);
  expect(rejected[0]).toBeInstanceOf(Unavailable);
  expect(responses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
});
