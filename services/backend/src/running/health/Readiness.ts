import type { Logger } from 'pino';
import { isDiskFull } from '../limits/diskSpace.ts';

/** The interval of the checks, in milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Whether the process can accept requests. A check in the background updates it, so that a readiness probe is fast and
 * never waits behind other requests.
 */
export class Readiness {
  readonly #check: () => Promise<void>;
  readonly #log: Logger;
  #problem: string | null = 'The service is starting.';
  #isStopping = false;

  /** @param check Throws if the process cannot accept requests. */
  constructor(check: () => Promise<void>, log: Logger) {
    this.#check = check;
    this.#log = log;
  }

  /** Why the process accepts no requests; null while it does. */
  get problem(): string | null {
    return this.#isStopping ? 'The service is stopping.' : this.#problem;
  }

  /** Checks now, and then at intervals until the process stops. */
  async start(): Promise<void> {
    const error = await this.#check().then(
      () => null,
      (reason: unknown) => reason,
    );
    const problem = error === null ? null : isDiskFull(error) ? 'The disk is full.' : 'The database does not answer.';
    if (problem !== this.#problem) {
      if (problem === null) this.#log.info('The service is ready.');
      else this.#log.error({ err: error }, problem);
      this.#problem = problem;
    }
    if (!this.#isStopping) setTimeout(() => this.start(), INTERVAL_MS).unref();
  }

  stop(): void {
    this.#isStopping = true;
  }
}
