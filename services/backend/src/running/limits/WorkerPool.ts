import { Piscina } from 'piscina';
import { withTimeout } from './deadline.ts';
import { watchQueue } from './queues.ts';

/** Maximum duration of a task, including its wait in the queue, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Runs tasks in one or several threads, so that drawing does not block other requests or use the memory of many images
 * at once. The queue is limited, and every task has a deadline that terminates its thread.
 */
export class WorkerPool<Task, Result> {
  readonly #pool: Piscina<Task, Result>;
  readonly #timeoutMs: number;
  readonly #reject: (message: string) => never;

  /**
   * @param name Label of its queue in the metrics.
   * @param module URL of a module whose default export runs one task.
   */
  constructor(name: string, module: URL, { threads = 1, maxWaiting = 100, timeoutMs = TIMEOUT_MS } = {}) {
    this.#pool = new Piscina<Task, Result>({
      filename: module.href,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: maxWaiting,
      idleTimeout: 60_000,
    });
    this.#timeoutMs = timeoutMs;
    this.#reject = watchQueue(name, () => this.#pool.queueSize);
  }

  /**
   * Runs a task once a thread is free, first come first served.
   *
   * @throws Unavailable if too many tasks wait or the task takes too long.
   */
  async run(task: Task): Promise<Result> {
    if (this.#pool.queueSize >= this.#pool.options.maxQueue) this.#reject('Too many files are waiting.');
    return withTimeout('The work on a file', this.#timeoutMs, (signal) => this.#pool.run(task, { signal }));
  }
}
