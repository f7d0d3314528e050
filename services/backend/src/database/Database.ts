import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely';
import { requestSignal } from '../running/limits/deadline.ts';
import { DiskFull, isDiskFull } from '../running/limits/diskSpace.ts';
import { Semaphore } from '../running/limits/Semaphore.ts';
import type { ConnectionStats } from '../running/metrics/Metrics.ts';
import { guardedDialect, type TransactionPooling } from './guardedDialect.ts';
import type { Queries, Schema } from './schema.ts';
import { Totals } from './Totals.ts';

/** The error code of a role that may not do something. */
export const INSUFFICIENT_PRIVILEGE = '42501';
/** Errors by which a database asks to repeat a transaction: a serialization failure and a deadlock. */
const RETRIABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;
/** Maximum delay before the next attempt, in milliseconds. It separates transactions that collide repeatedly. */
const MAX_PAUSE_MS = 100;
/** Interval of the queries that keep a connection with a lock alive, in milliseconds. */
const HEARTBEAT_MS = 5_000;
/** Delay before the next attempt to take a lock that another process holds, in milliseconds. */
const LOCK_POLL_MS = 200;
/** Maximum number of requests for a connection that wait. */
const MAX_WAITING = 500;

/** The kinds of statements that write. */
const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

/** What a database supports besides statements. */
export interface DatabaseOptions {
  /**
   * Throws if the database cannot accept work, DiskFull if its disk is full.
   *
   * @param wasFull Whether a statement or this check has found the disk full since the last check.
   */
  readonly check?: (wasFull: boolean) => Promise<void>;
  /** Whether statements that write fail while the disk is full, because the engine would not survive one. */
  readonly protectsFullDisk?: boolean;
  /** Set if a pooler may give each transaction another session. */
  readonly pooling?: TransactionPooling;
  /** Releases the resources behind the dialect, after the last query. */
  readonly close?: () => Promise<void>;
}

/** Access to the data, with the same interface for the embedded database and PostgreSQL. */
export class Database {
  /** Row counts of lists. */
  readonly totals = new Totals();
  readonly #db: Kysely<Schema>;
  readonly #semaphore: Semaphore;
  readonly #options: DatabaseOptions;
  #isFull = false;
  /**
   * Set while a transaction's work runs. `open` becomes false at its end, so that work that is still running may use other
   * connections.
   */
  readonly #currentTransaction = new AsyncLocalStorage<{ open: boolean }>();

  /** @param connections The maximum number of connections of the dialect. */
  constructor(dialect: Dialect, connections: number, options: DatabaseOptions = {}) {
    const isInsideTransaction = () => this.#currentTransaction.getStore()?.open === true;
    this.#semaphore = new Semaphore(
      'connections',
      connections,
      MAX_WAITING,
      'Too many requests wait for the database.',
    );
    const handleError = (error: unknown) => {
      if (isDiskFull(error)) this.#isFull = true;
    };
    const guarded = guardedDialect(dialect, this.#semaphore, isInsideTransaction, handleError, options.pooling);
    this.#db = new Kysely<Schema>({ dialect: guarded, plugins: [this.#guard()] });
    this.#options = options;
  }

  get connections(): ConnectionStats {
    return this.#semaphore;
  }

  /**
   * Checks that the database can accept work, without waiting behind its queries.
   *
   * @throws DiskFull if it cannot write, or any other error if it does not respond.
   */
  async check(): Promise<void> {
    try {
      await this.#options.check?.(this.#isFull);
      this.#isFull = false;
    } catch (error) {
      if (isDiskFull(error)) this.#isFull = true;
      throw error;
    }
  }

  /** Runs single queries. Throws immediately inside a transaction's work, which must use its own handle. */
  get queries(): Queries {
    return this.#db;
  }

  /**
   * Runs work in a transaction. The work may be repeated after a deadlock, so it must do nothing but queries.
   *
   * @throws what the work throws, after a rollback.
   */
  async transaction<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const marker = { open: true };
      try {
        return await this.#db.transaction().execute((queries) =>
          this.#currentTransaction
            .run(marker, () => work(queries))
            .finally(() => {
              marker.open = false;
            }),
        );
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !RETRIABLE.has(databaseErrorCode(error) ?? '')) throw error;
        await pause(Math.random() * MAX_PAUSE_MS);
      }
    }
  }

  /** Waits until no other process holds the lock, and runs work. */
  async withLock(lock: number, work: () => Promise<void>): Promise<void> {
    // A statement that waits for the lock would hold a snapshot, for which a concurrent index build of the lock's owner
    // waits.
    while (!(await this.tryWithLock(lock, work))) await pause(LOCK_POLL_MS);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    await this.#options.close?.();
  }

  /**
   * Runs work unless another process holds the lock, and returns whether it ran. The embedded database has a single
   * process. The lock belongs to a transaction, because a pooler may give each transaction another session.
   */
  async tryWithLock(lock: number, work: () => Promise<void>): Promise<boolean> {
    if (this.#semaphore.max === 1) {
      await work();
      return true;
    }
    return this.#db.transaction().execute(async (connection) => {
      // A literal, because after a statement with parameters the transaction keeps its snapshot, and a concurrent index waits
      // for those.
      const attempt = sql<{ isAcquired: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(lock)}) as "isAcquired"`;
      const { rows } = await attempt.execute(connection);
      if (rows[0]?.isAcquired !== true) return false;
      // A proxy may close an idle connection, which would release the lock. Without the lock, another process does the work.
      const lost = Promise.withResolvers<never>();
      const heartbeat = setInterval(() => sql`select 1`.execute(connection).catch(lost.reject), HEARTBEAT_MS);
      try {
        await Promise.race([work(), lost.promise]);
      } finally {
        clearInterval(heartbeat);
      }
      return true;
    });
  }

  #guard(): KyselyPlugin {
    return {
      transformQuery: ({ node }) => {
        // An aborted request starts no further statement, and its transaction is rolled back.
        requestSignal.getStore()?.throwIfAborted();
        if (this.#isFull && this.#options.protectsFullDisk && WRITES.has(node.kind))
          throw new DiskFull('The disk is full.');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
  }
}

/** PostgreSQL's five-character error code; null for any other error. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}
