import { sql } from 'kysely';
import { nextCount } from '../access/throttle/windowCounter.ts';
import type { ApiContext } from '../http/ApiEnv.ts';
import type { Deps } from '../http/Deps.ts';
import { throwTooMany } from '../http/errors/HttpError.ts';

/** The time for which requests are counted, in milliseconds. It begins with the first one. */
const WINDOW_MS = 60_000;
/** The part of the limit that a process counts at once. */
const PART = 1 / 100;

/** Where the requests of a key are counted. */
interface Window {
  readonly resetsAt: Date;
  /** Requests that this process may pass, because it has counted them in the database. */
  counted: number;
  /** Requests that no process has counted yet. */
  readonly left: number;
}

/**
 * Limits the requests of each API key in a minute, over all processes. A process counts a hundredth of the limit at once,
 * so that few requests write to the database.
 */
export class KeyQuota {
  readonly #deps: Pick<Deps, 'config' | 'database' | 'now'>;
  readonly #windows = new Map<string, Promise<Window>>();

  constructor(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
    this.#deps = deps;
  }

  /**
   * Counts a request, and sets the headers by which clients slow down in time (draft-ietf-httpapi-ratelimit-headers).
   *
   * @throws HttpError 429 with `Retry-After` over the limit.
   */
  async count(c: ApiContext, keyId: string): Promise<void> {
    const { isPassed, left, resetsAt } = await this.#take(keyId);
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - this.#deps.now().getTime()) / 1000));
    c.header('RateLimit-Policy', `"key";q=${this.#limit};w=${WINDOW_MS / 1000}`);
    c.header('RateLimit', `"key";r=${left};t=${seconds}`);
    if (isPassed) return;
    throwTooMany('TOO_MANY_REQUESTS', `This API key has a limit of ${this.#limit} requests a minute.`, seconds);
  }

  get #limit(): number {
    return this.#deps.config.apiKeyRequestsPerMinute;
  }

  async #take(keyId: string) {
    for (;;) {
      const known = this.#windows.get(keyId);
      const window = await known;
      if (window !== undefined && window.resetsAt > this.#deps.now()) {
        const isPassed = window.counted > 0;
        if (isPassed) window.counted -= 1;
        if (isPassed || window.left === 0)
          return { isPassed, left: window.counted + window.left, resetsAt: window.resetsAt };
      }
      // Of requests at the same time, one counts for all.
      if (this.#windows.get(keyId) === known) this.#windows.set(keyId, this.#countPart(keyId));
    }
  }

  /** Counts a part of the limit in the database, and stores the use of the key. */
  async #countPart(keyId: string): Promise<Window> {
    const now = this.#deps.now();
    const part = Math.max(1, Math.floor(this.#limit * PART));
    const next = nextCount(sql`requests`, sql`requests_reset_at`, part, { ms: WINDOW_MS, now });
    try {
      const { requests, requests_reset_at } = await this.#deps.database.queries
        .updateTable('api_keys')
        .set({ last_used_at: now, requests: next.count, requests_reset_at: next.resetsAt })
        .where('id', '=', keyId)
        .returning(['requests', 'requests_reset_at'])
        .executeTakeFirstOrThrow();
      const left = Math.max(0, this.#limit - requests);
      const counted = Math.min(part, Math.max(0, this.#limit - (requests - part)));
      return { resetsAt: requests_reset_at ?? now, counted, left };
    } catch (error) {
      this.#windows.delete(keyId);
      throw error;
    }
  }
}
