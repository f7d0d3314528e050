import { expect, test } from 'vitest';
import { DrawingThread } from './DrawingThread.ts';

type Task = { readonly say: string } | { readonly fail: string } | { readonly hang: true };

const thread = (options = {}) =>
  new DrawingThread<Task, string>(new URL('./sayingWorker.fixture.ts', import.meta.url), options);

test('a drawing thread answers each of several tasks with its own result', async () => {
  const drawing = thread();
  const words = ['one', 'two', 'three'];
  expect(await Promise.all(words.map((say) => drawing.run({ say })))).toEqual(words);
});

test('a drawing thread tells why a task failed, and does the next one', async () => {
  const drawing = thread();
  const failing = drawing.run({ fail: 'No such picture.' });
  const next = drawing.run({ say: 'next' });
  await expect(failing).rejects.toThrow('No such picture.');
  expect(await next).toBe('next');
});

test('a task that takes too long is given up with 503, and the next one is done', async () => {
  const drawing = thread({ timeoutMs: 2_000 });
  await expect(drawing.run({ hang: true })).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect(await thread().run({ say: 'again' })).toBe('again');
});

test('a full queue is answered with 503 at once', async () => {
  const drawing = thread({ mostWaiting: 2 });
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => drawing.run({ say: 'word' })));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]).toMatchObject({ status: 503, code: 'BUSY' });
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
});
