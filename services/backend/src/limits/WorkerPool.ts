import { Piscina } from 'piscina';
import { within } from './deadline.ts';
import { watchQueue } from './queues.ts';

/** Longest a task may take, its waiting included, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Does tasks one after another in a thread of its own, or in several, so that drawing neither holds up other requests nor
 * takes the memory of many pictures at once. The queue has an end, and every task a deadline that ends its thread.
 */
export class WorkerPool<Task, Result> {
  readonly #pool: Piscina<Task, Result>;
  readonly #timeoutMs: number;
  readonly #reject: (message: string) => never;

  /**
   * @param name What its queue is told by among the figures.
   * @param module Address of a module whose default export does one task.
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
   * Does a task when those before it are done.
   *
   * @throws Unavailable when too much is waiting or it takes too long.
   */
  async run(task: Task): Promise<Result> {
    if (this.#pool.queueSize >= this.#pool.options.maxQueue) this.#reject('Too many files are waiting.');
    return within('The work on a file', this.#timeoutMs, (signal) => this.#pool.run(task, { signal }));
  }
}
