import { expect, test } from 'vitest';
import { TaskError, WorkerThread } from './WorkerThread.ts';

type Task = { readonly say: string } | { readonly fail: string } | { readonly die: true };

const thread = () => new WorkerThread<Task, string>(new URL('./echoWorker.fixture.ts', import.meta.url));

test('does tasks in their order', async () => {
  const echo = thread();
  const done: string[] = [];
  const say = async (word: string) => done.push(await echo.run({ say: word }));
  await Promise.all([say('one'), say('two'), say('three')]);
  expect(done).toEqual(['one', 'two', 'three']);
});

test('tells why a task failed, and does the next one', async () => {
  const echo = thread();
  const failing = echo.run({ fail: 'No such picture.' });
  const next = echo.run({ say: 'next' });
  await expect(failing).rejects.toThrow(new TaskError('No such picture.'));
  expect(await next).toBe('next');
});

test('starts anew after its thread has died, which fails one task only', async () => {
  const echo = thread();
  const lost = echo.run({ die: true });
  const next = echo.run({ say: 'again' });
  await expect(lost).rejects.toThrow('The drawing thread ended.');
  expect(await next).toBe('again');
  expect(await echo.run({ say: 'and again' })).toBe('and again');
});

test('fails a task whose module cannot be loaded', async () => {
  const missing = new WorkerThread<Task, string>(new URL('./no-such-module.ts', import.meta.url));
  await expect(missing.run({ say: 'one' })).rejects.toThrow(TaskError);
});
