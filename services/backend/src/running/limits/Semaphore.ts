import { watchQueue } from './queues.ts';

/** Limits how many permits are in use at once. Further callers wait in their order. */
export class Semaphore {
  readonly max: number;
  readonly #maxWaiting: number;
  readonly #rejectFull: () => never;
  readonly #waiting = new Set<() => void>();
  #free: number;

  /**
   * @param name Label of its queue in the metrics.
   * @param full The error message when too many wait.
   */
  constructor(name: string, max: number, maxWaiting: number, full: string) {
    this.max = max;
    this.#free = max;
    this.#maxWaiting = maxWaiting;
    const reject = watchQueue(name, () => this.#waiting.size);
    this.#rejectFull = () => reject(full);
  }

  get used(): number {
    return this.max - this.#free;
  }

  /** Takes a permit if one is free, and returns whether it did. */
  tryAcquire(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /**
   * Waits for a permit.
   *
   * @param isAdmitted Whether it waits however many others do, because it continues work that has begun.
   * @throws Unavailable if too many wait, or the signal's reason once it aborts.
   */
  async acquire(signal: AbortSignal, isAdmitted = false): Promise<void> {
    if (this.tryAcquire()) return;
    if (!isAdmitted && this.#waiting.size >= this.#maxWaiting) this.#rejectFull();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const wake = () => resolve();
    signal.addEventListener('abort', wake, { once: true });
    await promise;
    signal.removeEventListener('abort', wake);
    if (!signal.aborted) return;
    // A permit that was given at the same moment goes to the next caller.
    if (!this.#waiting.delete(resolve)) this.release();
    throw signal.reason;
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
