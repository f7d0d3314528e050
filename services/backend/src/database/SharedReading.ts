import { setImmediate } from 'node:timers/promises';

/** Age at which a reading is no longer waited for, in milliseconds: its connection may be broken without saying so. */
const PATIENCE_MS = 1_000;

/**
 * Reads a value for many calls at once. A call shares a reading with those that wait with it, and never one that began
 * before the call came: what is written by then is always seen.
 */
export class SharedReading<T> {
  readonly #readOnce: () => Promise<T>;
  #running: Promise<T> | null = null;
  /** When the running one began, in milliseconds. */
  #begun = 0;
  /** The one that has not begun yet, which calls join. */
  #next: Promise<T> | null = null;

  constructor(readOnce: () => Promise<T>) {
    this.#readOnce = readOnce;
  }

  /** Gives the value as it is now or becomes while it is read. @throws what reading it throws. */
  read(): Promise<T> {
    this.#next ??= this.#turn().then(() => {
      this.#next = null;
      return this.#begin();
    });
    return this.#next;
  }

  /** Waits for the running reading; without one, for the calls that have arrived together with this one. */
  async #turn(): Promise<void> {
    if (this.#running === null || performance.now() - this.#begun > PATIENCE_MS) await setImmediate();
    else await this.#running.catch(() => {});
  }

  #begin(): Promise<T> {
    const reading = this.#readOnce();
    this.#running = reading;
    this.#begun = performance.now();
    const end = () => {
      if (this.#running === reading) this.#running = null;
    };
    reading.then(end, end);
    return reading;
  }
}
