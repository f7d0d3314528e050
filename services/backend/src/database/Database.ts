import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely';
import { DiskFull, isDiskFull } from '../limits/DiskFull.ts';
import { callSignal } from '../limits/deadline.ts';
import { ConnectionSemaphore, guardedDialect, type TransactionPooling } from './guardedDialect.ts';
import type { Queries, Schema } from './schema.ts';
import { Totals } from './Totals.ts';

/** Ways a database asks for a transaction to be run again: a serialisation failure and a deadlock. */
const RETRIABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;
/** Longest pause before the next attempt, in milliseconds: two that collide again and again come apart. */
const LONGEST_PAUSE_MS = 100;
/** Between two queries on a connection that holds a lock, in milliseconds. */
const HEARTBEAT_MS = 5_000;
/** Before the next attempt to take a lock that another process holds, in milliseconds. */
const LOCK_POLL_MS = 200;
/** How often a replica that lags is checked before the primary is read, and the time between, in milliseconds. */
const REPLICA_CHECKS = 5;
const REPLICA_CHECK_PAUSE_MS = 10;
/** How long a replica that failed is left alone, in milliseconds. */
const REPLICA_PAUSE_MS = 10_000;
/** What PostgreSQL calls a statement that it ended at a deadline. */
const QUERY_CANCELED = '57014';

/** The kinds of statements that write. */
const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

/** A standby of a database. */
export interface Replica {
  readonly database: Database;
  /** Receives why a list was read from the primary instead. */
  readonly onError: (error: unknown) => void;
}

/** What a database can do besides statements. */
export interface DatabaseParts {
  /**
   * Throws where the database cannot take work, DiskFull where its disk is full.
   *
   * @param wasFull Whether a statement has found the disk full since the last check, or that check did.
   */
  readonly check?: (wasFull: boolean) => Promise<void>;
  /** Whether statements that write fail while the disk is full, because the engine could not survive one. */
  readonly protectsFullDisk?: boolean;
  /** Set where a pooler gives each transaction another session. */
  readonly pooling?: TransactionPooling;
  /** A standby that serves lists; null where there is none. */
  readonly replica?: Replica | null;
  /** Releases what stands behind the dialect, after the last query. */
  readonly close?: () => Promise<void>;
}

export interface ConnectionFigures {
  readonly most: number;
  readonly used: number;
}

/** The one way to the data, the same over the embedded database and PostgreSQL. */
export class Database {
  /** How many rows its lists have. */
  readonly totals = new Totals();
  readonly #db: Kysely<Schema>;
  readonly #semaphore: ConnectionSemaphore;
  readonly #parts: DatabaseParts;
  #isFull = false;
  #replicaFailedAt = Number.NEGATIVE_INFINITY;
  /** Set while a transaction's work runs; `open` turns false at its end, so that work it left behind is free again. */
  readonly #surrounding = new AsyncLocalStorage<{ open: boolean }>();

  /**
   * @param connections How many connections the dialect may give out at once.
   */
  constructor(dialect: Dialect, connections: number, parts: DatabaseParts = {}) {
    const isInsideTransaction = () => this.#surrounding.getStore()?.open === true;
    this.#semaphore = new ConnectionSemaphore(connections);
    const noteDiskFull = (error: unknown) => {
      if (isDiskFull(error)) this.#isFull = true;
    };
    const guarded = guardedDialect(dialect, this.#semaphore, isInsideTransaction, noteDiskFull, parts.pooling);
    this.#db = new Kysely<Schema>({ dialect: guarded, plugins: [this.#guard()] });
    this.#parts = parts;
  }

  get connections(): ConnectionFigures {
    return this.#semaphore;
  }

  /**
   * Checks that the database can take work, without waiting behind its queries.
   *
   * @throws DiskFull where it cannot write, and whatever else it throws where it does not respond.
   */
  async check(): Promise<void> {
    try {
      await this.#parts.check?.(this.#isFull);
      this.#isFull = false;
    } catch (error) {
      if (isDiskFull(error)) this.#isFull = true;
      throw error;
    }
  }

  /** Runs single queries, each on its own. Inside a transaction's work it fails at once: use that work's own handle. */
  get queries(): Queries {
    return this.#db;
  }

  /**
   * Reads a list: from the replica where it has all that was committed before, otherwise from the primary. So a list is never
   * older than what its reader has saved or seen.
   */
  async read<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const { replica } = this.#parts;
    if (replica && performance.now() - this.#replicaFailedAt > REPLICA_PAUSE_MS) {
      try {
        if (await this.#hasAll(replica.database)) return await work(replica.database.queries);
      } catch (error) {
        // A list that takes too long there would take too long here, and an aborted request needs no response.
        if (databaseErrorCode(error) === QUERY_CANCELED || callSignal.getStore()?.aborted) throw error;
        this.#replicaFailedAt = performance.now();
        replica.onError(error);
      }
    }
    return work(this.queries);
  }

  /** Whether a replica has replayed all that this database has committed by now. */
  async #hasAll(replica: Database): Promise<boolean> {
    const { rows } = await sql<{ end: string }>`select pg_current_wal_flush_lsn()::text as "end"`.execute(this.queries);
    const replayed = sql<{ hasAll: boolean }>`
      select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${rows[0]?.end}::pg_lsn, false) as "hasAll"`;
    for (let check = 1; check <= REPLICA_CHECKS; check += 1) {
      if ((await replayed.execute(replica.queries)).rows[0]?.hasAll === true) return true;
      await pause(REPLICA_CHECK_PAUSE_MS);
    }
    return false;
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
        if (attempt >= MAX_ATTEMPTS || !RETRIABLE.has(databaseErrorCode(error) ?? '')) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  /** Runs work unless another process does the same; a process on the embedded database is alone anyway. */
  async alone(lock: number, work: () => Promise<void>): Promise<void> {
    await this.#holding(lock, work);
  }

  /** Runs work once no other process does the same. */
  async withLock(lock: number, work: () => Promise<void>): Promise<void> {
    // A statement that waits for the lock would hold a snapshot, and a concurrent index build of its owner waits for those.
    while (!(await this.#holding(lock, work))) await pause(LOCK_POLL_MS);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    await this.#parts.close?.();
  }

  /**
   * Runs work if no other process holds the lock, and returns whether it ran. The lock belongs to a transaction, because a
   * pooler may give each transaction another session.
   */
  async #holding(lock: number, work: () => Promise<void>): Promise<boolean> {
    if (this.#semaphore.most === 1) {
      await work();
      return true;
    }
    return this.#db.transaction().execute(async (connection) => {
      // A literal, because after a statement with parameters the transaction keeps its snapshot, and a concurrent index waits
      // for those.
      const attempt = sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(lock)}) as "isMine"`;
      const { rows } = await attempt.execute(connection);
      if (rows[0]?.isMine !== true) return false;
      // A connection that is silent for long is given up, and the lock with it.
      const heartbeat = setInterval(() => sql`select 1`.execute(connection).catch(() => {}), HEARTBEAT_MS);
      try {
        await work();
      } finally {
        clearInterval(heartbeat);
      }
      return true;
    });
  }

  #guard(): KyselyPlugin {
    return {
      transformQuery: ({ node }) => {
        // A request that was given up begins no statement; what its transaction did is undone.
        callSignal.getStore()?.throwIfAborted();
        if (this.#isFull && this.#parts.protectsFullDisk && WRITES.has(node.kind))
          throw new DiskFull('The disk is full.');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
  }
}

/** The five characters by which PostgreSQL names an error, or null for an error of another kind. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}
