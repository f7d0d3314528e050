import { Piscina } from 'piscina';
import { refuse } from '../http/Refusal.ts';

/** Longest a task may take, its waiting included, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** After how long to ask again where too much is waiting, in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Does tasks one after another in a thread of its own, so that drawing neither holds up other calls nor takes the memory
 * of many pictures at once. The queue has an end, and every task a deadline that ends its thread.
 */
export class DrawingThread<Task, Result> {
  readonly #pool: Piscina<Task, Result>;
  readonly #mostWaiting: number;
  readonly #timeoutMs: number;

  /** @param module Address of a module whose default export does one task. */
  constructor(module: URL, { mostWaiting = 100, timeoutMs = TIMEOUT_MS } = {}) {
    this.#pool = new Piscina<Task, Result>({
      filename: module.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
    });
    this.#mostWaiting = mostWaiting;
    this.#timeoutMs = timeoutMs;
  }

  /** Does a task when those before it are done. @throws Refusal 503 when too much is waiting or it takes too long. */
  async run(task: Task): Promise<Result> {
    if (this.#pool.queueSize >= this.#mostWaiting) refuseBusy();
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      return await this.#pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted) refuseBusy();
      throw error;
    }
  }
}

function refuseBusy(): never {
  refuse(503, 'BUSY', 'The service is busy. Please try again in a moment.', { 'Retry-After': String(RETRY_AFTER_S) });
}
