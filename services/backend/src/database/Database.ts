import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { guardedDialect } from './guardedDialect.ts';
import { migrateToLatest } from './migrate.ts';
import type { Queries, Schema } from './schema.ts';

/** Ways a database asks for a transaction to be run again: a serialisation failure and a deadlock. */
const RETRIABLE = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 5;

/** The one way to the data, the same over the embedded database and PostgreSQL. */
export class Database {
  readonly #db: Kysely<Schema>;
  readonly #close: () => Promise<void>;
  /** Set while a transaction's work runs; `open` turns false at its end, so that work it left behind is free again. */
  readonly #surrounding = new AsyncLocalStorage<{ open: boolean }>();

  /**
   * @param connections How many connections the dialect may give out at once.
   * @param close Releases what stands behind the dialect, after the last query.
   */
  constructor(dialect: Dialect, connections: number, close: () => Promise<void> = async () => {}) {
    const isInsideTransaction = () => this.#surrounding.getStore()?.open === true;
    this.#db = new Kysely<Schema>({ dialect: guardedDialect(dialect, connections, isInsideTransaction) });
    this.#close = close;
  }

  /** Runs single queries, each on its own. Inside a transaction's work it fails at once: use that work's own handle. */
  get queries(): Queries {
    return this.#db;
  }

  /**
   * Runs work whose queries all happen or none. Work may run again after a deadlock, so it does nothing but queries.
   *
   * @throws what the work throws, after undoing its queries.
   */
  async transaction<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const marker = { open: true };
      try {
        return await this.#db.transaction().execute((queries) =>
          this.#surrounding
            .run(marker, () => work(queries))
            .finally(() => {
              marker.open = false;
            }),
        );
      } catch (error) {
        if (attempt >= MOST_ATTEMPTS || !RETRIABLE.has(databaseErrorCode(error) ?? '')) throw error;
      }
    }
  }

  async migrate(): Promise<void> {
    await migrateToLatest(this.#db);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    await this.#close();
  }
}

/** The five characters by which PostgreSQL names an error, or null for an error of another kind. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}
