import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './ProcessPool.ts';

// The entry of ProcessPool's child processes.

// The service decides when it ends: a signal to the process group must not look like a failed task.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const [module = '', limits = ''] = process.argv.slice(2);
/** The number of starts and ends of tasks: odd while a task runs. */
const changes = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
  workerData: { ...JSON.parse(limits), changes },
});
watchdog.unref();
const loading = Promise.all([import(module), once(watchdog, 'message')]);

process.on('message', async ({ task }: { readonly task: unknown }) => {
  const [{ default: work }] = await loading;
  let outcome: { readonly result: unknown } | { readonly error: unknown };
  countChange();
  try {
    outcome = { result: await work(task) };
  } catch (error) {
    outcome = { error };
  }
  countChange();
  const message: Outcome<unknown> = { ...outcome, memoryBytes: process.memoryUsage.rss() };
  process.send?.(message);
});

function countChange(): void {
  Atomics.add(changes, 0, 1);
  Atomics.notify(changes, 0);
}
