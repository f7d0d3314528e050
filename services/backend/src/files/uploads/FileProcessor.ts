import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { ProcessPool, ResourceLimitExceeded } from '../../running/limits/ProcessPool.ts';

/** The number of rejected files to remember, and for how long in milliseconds. */
const MAX_REMEMBERED = 1_000;
const REMEMBER_MS = 24 * 60 * 60_000;

/**
 * Processes uploaded files in child processes. A file that exceeded a limit once is rejected immediately the next time.
 */
export class FileProcessor<Result> {
  readonly #pool: ProcessPool<string, Result>;
  readonly #exceededLimits = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBER_MS });

  constructor(...settings: ConstructorParameters<typeof ProcessPool<string, Result>>) {
    this.#pool = new ProcessPool(...settings);
  }

  /**
   * Returns the result of the processor's module, or 'limitExceeded' if the file takes too much memory or time.
   *
   * @throws Unavailable if too many files wait.
   */
  async run(path: string): Promise<Result | 'limitExceeded'> {
    const sha256 = await sha256Of(path);
    if (this.#exceededLimits.has(sha256)) return 'limitExceeded';
    try {
      return await this.#pool.run(path);
    } catch (error) {
      if (!(error instanceof ResourceLimitExceeded)) throw error;
      this.#exceededLimits.set(sha256, true);
      return 'limitExceeded';
    }
  }
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
