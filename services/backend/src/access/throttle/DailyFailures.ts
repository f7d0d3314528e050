import type { Deps } from '../../http/Deps.ts';
import { DAILY_WINDOW_MS, MAX_DAILY_FAILURES } from './limits.ts';
import { countFailure, hashNames, readFailures } from './windowCounter.ts';

/** Counts the failed sign-ins of each account over a day, against slow guessing (rule B6). */
export class DailyFailures {
  readonly #deps: Pick<Deps, 'database' | 'keys' | 'now'>;

  constructor(deps: Pick<Deps, 'database' | 'keys' | 'now'>) {
    this.#deps = deps;
  }

  async add(account: string): Promise<void> {
    await countFailure(this.#deps.database.queries, this.#keysOf(account), this.#window);
  }

  /** Whether there were so many that a sign-in needs a harder captcha. */
  async areTooMany(account: string): Promise<boolean> {
    const rows = await readFailures(this.#deps.database.queries, this.#keysOf(account), this.#window);
    return rows.some(({ failures }) => failures >= MAX_DAILY_FAILURES);
  }

  get #window() {
    return { ms: DAILY_WINDOW_MS, now: this.#deps.now() };
  }

  #keysOf(account: string): readonly string[] {
    return hashNames(this.#deps.keys, account).map((name) => `day:${name}`);
  }
}
