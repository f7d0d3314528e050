import { createHmac } from 'node:crypto';
import { isThrottled, retryAfterSeconds, THROTTLE_WINDOW_MS } from '@cpd/domain/throttle';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../refusals/Refusal.ts';

export interface ThrottleKeys {
  /** One account name in one use, such as signing in. */
  readonly account?: string;
  readonly address?: string;
}

export class Throttle {
  readonly #database: Database;
  readonly #secret: Uint8Array;
  readonly #now: () => Date;

  constructor({ database, keys, now }: Pick<Deps, 'database' | 'keys' | 'now'>) {
    this.#database = database;
    this.#secret = keys[0].throttle;
    this.#now = now;
  }

  /** Refuses while the account or the address has to wait. @throws Refusal 429 with `Retry-After`. */
  async pass(keys: ThrottleKeys): Promise<void> {
    const now = this.#now();
    const kept = this.#kept(keys);
    const rows = await this.#database.queries
      .selectFrom('throttle')
      .select(['key', 'failures', 'resets_at'])
      .where('key', 'in', named(kept))
      .where('resets_at', '>', now)
      .where('resets_at', '<=', latestReset(now))
      .execute();
    const full = rows.filter(({ key, failures }) =>
      isThrottled(key === kept.account ? 'account' : 'address', failures),
    );
    if (full.length === 0) return;
    const seconds = retryAfterSeconds(Math.max(...full.map((row) => row.resets_at.getTime() - now.getTime())));
    const message = `Too many failed attempts. Please try again in ${seconds} seconds.`;
    refuse(429, 'TOO_MANY_ATTEMPTS', message, { 'Retry-After': String(seconds) });
  }

  /** Counts one failure against each key; a window begins with its first failure. */
  async fail(keys: ThrottleKeys): Promise<void> {
    const now = this.#now();
    const resetsAt = new Date(now.getTime() + THROTTLE_WINDOW_MS);
    const isRunning = sql<boolean>`throttle.resets_at > ${now} and throttle.resets_at <= ${latestReset(now)}`;
    await this.#database.queries
      .insertInto('throttle')
      // Sorted, so that two calls never wait for each other's rows.
      .values(
        named(this.#kept(keys))
          .sort()
          .map((key) => ({ key, failures: 1, resets_at: resetsAt })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when ${isRunning} then throttle.failures + 1 else 1 end`,
          resets_at: sql<Date>`case when ${isRunning} then throttle.resets_at else excluded.resets_at end`,
        }),
      )
      .execute();
  }

  /** People type passwords into the field of the name: of an account a keyed hash is kept, which nobody can try out. */
  #kept({ account, ...others }: ThrottleKeys): ThrottleKeys {
    if (account === undefined) return others;
    return { ...others, account: createHmac('sha256', this.#secret).update(account).digest('base64url') };
  }
}

/** The latest end of a window that can be true: a later one was written before the clock was set back. */
function latestReset(now: Date): Date {
  // Twice the window, as the clocks of several processes differ a little.
  return new Date(now.getTime() + 2 * THROTTLE_WINDOW_MS);
}

function named({ account, address }: ThrottleKeys): string[] {
  return [account, address].filter((key) => key !== undefined);
}
