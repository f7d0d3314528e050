import { DAILY_WINDOW_MS, MAX_DAILY_FAILURES } from '@cpd/domain/throttle';
import type { Deps } from '../deps.ts';
import { countFailure, hashName, latestReset } from './countFailure.ts';

/** Counts the failed sign-ins of each account over a day, against slow guessing (rule B6). */
export class DailyFailures {
  readonly #deps: Pick<Deps, 'database' | 'keys' | 'now'>;

  constructor(deps: Pick<Deps, 'database' | 'keys' | 'now'>) {
    this.#deps = deps;
  }

  async add(account: string): Promise<void> {
    const { database, now } = this.#deps;
    await countFailure(database.queries, [this.#keyOf(account)], DAILY_WINDOW_MS, now());
  }

  /** Whether there were so many that a sign-in needs a harder captcha. */
  async areTooMany(account: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const row = await database.queries
      .selectFrom('throttle')
      .select('failures')
      .where('key', '=', this.#keyOf(account))
      .where('resets_at', '>', now())
      .where('resets_at', '<=', latestReset(now(), DAILY_WINDOW_MS))
      .executeTakeFirst();
    return (row?.failures ?? 0) >= MAX_DAILY_FAILURES;
  }

  #keyOf(account: string): string {
    return `day:${hashName(this.#deps.keys[0].throttle, account)}`;
  }
}
