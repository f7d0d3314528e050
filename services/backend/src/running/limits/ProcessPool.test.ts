import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Unavailable, withTimeout } from './deadline.ts';
import { ProcessPool, ResourceLimitExceeded } from './ProcessPool.ts';

const MEGABYTE = 1024 * 1024;
const GENEROUS = { memoryBytes: 2048 * MEGABYTE, cpuMs: 60_000 };

function open(limits = {}, options = {}) {
  const module = new URL('./taskWorker.fixture.ts', import.meta.url);
  return new ProcessPool<Readonly<Record<string, unknown>>, string>(
    'test',
    module,
    { ...GENEROUS, ...limits },
    options,
  );
}

/** Stops the clock of waiting and running tasks; that of processes goes on. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
afterEach(() => {
  vi.useRealTimers();
});

/** Counts the tasks that have ended after each of these times, in milliseconds. */
async function endedAfter(tasks: readonly Promise<unknown>[], times: readonly number[]): Promise<readonly number[]> {
  let ended = 0;
  for (const task of tasks) task.catch(() => {}).finally(() => ended++);
  const counts: number[] = [];
  for (const milliseconds of times) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    counts.push(ended);
  }
  return counts;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('ProcessPool', () => {
  test('gives each of several tasks its own result', async () => {
    const pool = open({}, { processes: 2 });
    const words = ['one', 'two', 'three', 'four'];
    expect(await Promise.all(words.map((say) => pool.run({ say })))).toEqual(words);
  });

  test('reports why a task failed, and runs the next one in the same process', async () => {
    const pool = open();
    const pid = await pool.run({ pid: true });
    await expect(pool.run({ fail: 'No such picture.' })).rejects.toThrow('No such picture.');
    expect(await pool.run({ pid: true })).toBe(pid);
  });

  test('hides the environment of the service from its processes', async () => {
    vi.stubEnv('TOKEN_SECRET', 'secret');
    expect(await open().run({ environment: true })).not.toContain('TOKEN_SECRET');
    vi.unstubAllEnvs();
  });

  test('stops a task that fills the memory with buffers, and runs the next one in a new process', async () => {
    const pool = open({ memoryBytes: 256 * MEGABYTE });
    const pid = await pool.run({ pid: true });
    await expect(pool.run({ fill: 3000 * MEGABYTE })).rejects.toThrow(ResourceLimitExceeded);
    expect(isAlive(Number(pid))).toBe(false);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test('runs a task again in a new process if its process crashes', async () => {
    const pool = open();
    await pool.run({ say: 'before' });
    expect(await pool.run({ crash: 'once' })).toBe('');
  });

  test('gives up a task that crashes each process, and runs the next one', async () => {
    const pool = open();
    await expect(pool.run({ crash: 'always' })).rejects.toThrow(ResourceLimitExceeded);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test('stops a task that computes without an end, and runs the next one', async () => {
    const pool = open({ cpuMs: 300 });
    await expect(pool.run({ hang: true })).rejects.toThrow(ResourceLimitExceeded);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test('counts the processor time of each task by itself', async () => {
    const pool = open({ cpuMs: 300 });
    const pid = await pool.run({ pid: true });
    for (let round = 0; round < 400; round += 1) await pool.run({ say: 'word' });
    expect(await pool.run({ pid: true })).toBe(pid);
  });

  test('runs other tasks while one exceeds a limit', async () => {
    const pool = open({ cpuMs: 1_000 }, { processes: 2 });
    const order: string[] = [];
    const hanging = pool.run({ hang: true }).catch(() => order.push('stopped'));
    order.push(await pool.run({ say: 'other' }));
    await hanging;
    expect(order).toEqual(['other', 'stopped']);
  });

  test('replaces a process that holds much memory after its task', async () => {
    const pool = open({ memoryBytes: 600 * MEGABYTE });
    const pid = await pool.run({ pid: true });
    await pool.run({ fill: 320 * MEGABYTE });
    expect(await pool.run({ pid: true })).not.toBe(pid);
  });

  test('stops a task that runs too long, however busy the processor is, and runs the next one', async () => {
    stopClock();
    const pool = open({}, { runMs: 3_000 });
    const running = pool.run({ sleep: true });
    expect(await endedAfter([running], [2_999, 1])).toEqual([0, 1]);
    await expect(running).rejects.toThrow(ResourceLimitExceeded);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test('starts the clock of a task with the task, not while it waits', async () => {
    stopClock();
    const pool = open({}, { runMs: 1_500 });
    const stopped = [1, 2, 3].map(() => pool.run({ sleep: true }));
    const last = pool.run({ say: 'last' });
    expect(await endedAfter(stopped, [1_499, 1, 1_499, 1, 1_499, 1])).toEqual([0, 1, 1, 2, 2, 3]);
    expect(await Promise.allSettled(stopped)).toMatchObject(
      stopped.map(() => ({ status: 'rejected', reason: expect.any(ResourceLimitExceeded) })),
    );
    expect(await last).toBe('last');
  });

  test('gives up a task that waits too long, and runs the others', async () => {
    stopClock();
    const pool = open({}, { waitMs: 300, runMs: 4_000 });
    const running = pool.run({ sleep: true });
    const impatient = pool.run({ say: 'impatient' });
    expect(await endedAfter([impatient, running], [299, 1, 3_699, 1])).toEqual([0, 1, 1, 2]);
    await expect(impatient).rejects.toThrow(Unavailable);
    await expect(running).rejects.toThrow(ResourceLimitExceeded);
    expect(await pool.run({ say: 'next' })).toBe('next');
  });

  test.each(['running', 'waiting'])(
    'gives up a %s task that no one waits for, and runs the next one',
    async (state) => {
      const pool = open();
      await pool.run({ say: 'started' });
      const [first, second] = [new AbortController(), new AbortController()];
      const running = withTimeout('A task', 60_000, () => pool.run({ sleep: true }), first.signal);
      const waiting = withTimeout('A task', 60_000, () => pool.run({ say: 'second' }), second.signal);
      const outcomes = Promise.allSettled([running, waiting]);
      if (state === 'waiting') second.abort();
      first.abort();
      const gaveUp = { status: 'rejected', reason: expect.any(Unavailable) };
      const done = { status: 'fulfilled', value: 'second' };
      expect(await outcomes).toMatchObject([gaveUp, state === 'waiting' ? gaveUp : done]);
      expect(await pool.run({ say: 'again' })).toBe('again');
    },
  );

  test('rejects a task at once when the queue is full', async () => {
    const pool = open({}, { maxWaiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pool.run({ say: 'word' })));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[3]).toMatchObject({ reason: expect.any(Unavailable) });
  });

  test.each(['', 'stay'])('ends its processes with the service, whose exit they do not prevent: %s', async (mode) => {
    const program = fileURLToPath(new URL('./poolProgram.fixture.ts', import.meta.url));
    const service = spawn(process.execPath, [program, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(service.stdout, 'data');
    const exit = once(service, 'exit');
    if (mode === 'stay') service.kill('SIGKILL');
    await exit;
    await vi.waitFor(() => expect(isAlive(Number(line))).toBe(false), { timeout: 60_000 });
  });

  test('starts a new process after an idle one was killed', async () => {
    const pool = open();
    const pid = Number(await pool.run({ pid: true }));
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await pool.run({ say: 'next' })).toBe('next'), { timeout: 60_000 });
  });
});
