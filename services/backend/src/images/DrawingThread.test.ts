import { expect, test } from 'vitest';
import { Unavailable, within } from '../limits/deadline.ts';
import { DrawingThread } from './DrawingThread.ts';

type Task = { readonly say: string } | { readonly fail: string } | { readonly hang: true };

const thread = (options = {}) =>
  new DrawingThread<Task, string>('test', new URL('./sayingWorker.fixture.ts', import.meta.url), options);

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

test('a task that takes too long is given up, and the next one is done', async () => {
  const drawing = thread({ timeoutMs: 2_000 });
  await expect(drawing.run({ hang: true })).rejects.toThrow(Unavailable);
  expect(await thread().run({ say: 'again' })).toBe('again');
});

test('a task that nobody waits for any more is given up, and the next one is done', async () => {
  const drawing = thread();
  const client = new AbortController();
  const hanging = within('A drawing', 60_000, () => drawing.run({ hang: true }), client.signal);
  client.abort();
  await expect(hanging).rejects.toThrow(Unavailable);
  expect(await drawing.run({ say: 'again' })).toBe('again');
});

test('a task is refused at once when the queue is full', async () => {
  const drawing = thread({ mostWaiting: 2 });
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => drawing.run({ say: 'word' })));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(refused[0]).toBeInstanceOf(Unavailable);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
});
