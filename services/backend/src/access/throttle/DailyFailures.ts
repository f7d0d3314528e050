import type { Deps } from '../../http/Deps.ts';
import { countFailure, hashNames, latestReset } from './countFailure.ts';
import { DAILY_WINDOW_MS, MAX_DAILY_FAILURES } from './limits.ts';

/** Counts the failed sign-ins of each account over a day, against slow guessing (rule B6). */
export class DailyFailures {
  readonly #deps: Pick<Deps, 'database' | 'keys' | 'now'>;

  constructor(deps: Pick<Deps, 'database' | 'keys' | 'now'>) {
    this.#deps = deps;
  }

  async add(account: string): Promise<void> {
    const { database, now } = this.#deps;
    await countFailure(database.queries, this.#keysOf(account), DAILY_WINDOW_MS, now());
  }

  /** Whether there were so many that a sign-in needs a harder captcha. */
  async areTooMany(account: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const rows = await database.queries
      .selectFrom('throttle')
      .select('failures')
      .where('key', 'in', this.#keysOf(account))
      .where('resets_at', '>', now())
      .where('resets_at', '<=', latestReset(now(), DAILY_WINDOW_MS))
      .execute();
    return rows.some(({ failures }) => failures >= MAX_DAILY_FAILURES);
  }

  #keysOf(account: string): readonly string[] {
    return hashNames(this.#deps.keys, account).map((name) => `day:${name}`);
  }
}
