import type { Database } from '../../database/Database.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwTooMany } from '../../http/errors/HttpError.ts';
import type { TokenKeys } from '../auth/tokenKeys.ts';
import { isThrottled, retryAfterSeconds, THROTTLE_WINDOW_MS } from './limits.ts';
import { countFailure, hashNames, readFailures } from './windowCounter.ts';

/** Where failures are counted: against an account, an address, or both. */
export interface Counters {
  /** An account name for one purpose, such as signing in. */
  readonly account?: string;
  readonly address?: string;
}

export class Throttle {
  readonly #database: Database;
  readonly #keys: TokenKeys;
  readonly #now: () => Date;

  constructor({ database, keys, now }: Pick<Deps, 'database' | 'keys' | 'now'>) {
    this.#database = database;
    this.#keys = keys;
    this.#now = now;
  }

  /** Rejects a request while the account or the address is throttled. @throws HttpError 429 with `Retry-After`. */
  async check(counters: Counters): Promise<void> {
    const now = this.#now();
    const window = { ms: THROTTLE_WINDOW_MS, now };
    const rows = await readFailures(this.#database.queries, this.#rowsOf(counters), window);
    const full = rows.filter(({ key, failures }) =>
      isThrottled(key === counters.address ? 'address' : 'account', failures),
    );
    if (full.length === 0) return;
    const seconds = retryAfterSeconds(Math.max(...full.map((row) => row.resets_at.getTime() - now.getTime())));
    const message = `Too many failed attempts. Please try again in ${seconds} seconds.`;
    throwTooMany('TOO_MANY_ATTEMPTS', message, seconds);
  }

  /** Counts one failure in each counter. A window begins with its first failure. */
  async countFailure(counters: Counters): Promise<void> {
    await countFailure(this.#database.queries, this.#rowsOf(counters), { ms: THROTTLE_WINDOW_MS, now: this.#now() });
  }

  /**
   * Counts a failed lookup of something that needs no proof of work, such as an unknown token. Successful lookups are
   * never throttled.
   *
   * @throws HttpError 429 after too many.
   */
  async countMiss(counters: Counters): Promise<void> {
    await this.check(counters);
    await this.countFailure(counters);
  }

  /** The keys of the rows of these counters. */
  #rowsOf({ account, address }: Counters): readonly string[] {
    const accounts = account === undefined ? [] : hashNames(this.#keys, account);
    return address === undefined ? accounts : [...accounts, address];
  }
}
