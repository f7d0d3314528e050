import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Unavailable } from '../limits/deadline.ts';

/** Most calls that wait for a connection. */
const MOST_WAITING = 500;
/** Longest wait for a connection, in milliseconds. */
const WAITING_TIMEOUT_MS = 12_000;

/** Set while a transaction's work runs; `open` turns false at its end, so that work it left behind is free again. */
type Surrounding = AsyncLocalStorage<{ open: boolean }>;

/**
 * Wraps a dialect so that a query through the outer handle inside a transaction fails at once. On the embedded database,
 * which has one connection, it would wait for ever; on PostgreSQL it would silently run outside the transaction.
 */
export class GuardedDialect implements Dialect {
  readonly #inner: Dialect;
  readonly #connections: number;
  readonly #surrounding: Surrounding = new AsyncLocalStorage();

  /** @param connections How many connections the inner dialect may give out at once. */
  constructor(inner: Dialect, connections: number) {
    this.#inner = inner;
    this.#connections = connections;
  }

  /** Runs a transaction's work so that this dialect's outer handle refuses to be used inside. */
  async withinTransaction<T>(work: () => Promise<T>): Promise<T> {
    const marker = { open: true };
    try {
      return await this.#surrounding.run(marker, work);
    } finally {
      marker.open = false;
    }
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new GuardedDriver(this.#inner.createDriver(), this.#connections, this.#surrounding);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#inner.createIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler();
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  /** Calls that wait for a connection, the first that came first. */
  readonly #waiting = new Set<() => void>();
  readonly #surrounding: Surrounding;
  #free: number;

  constructor(inner: Driver, connections: number, surrounding: Surrounding) {
    this.#inner = inner;
    this.#surrounding = surrounding;
    this.#free = connections;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#surrounding.getStore()?.open) {
      throw new Error('A query inside a transaction must use the handle that the transaction gives to its work.');
    }
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await this.#inner.acquireConnection();
    } catch (error) {
      this.#handOn();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(connection);
    this.#handOn();
  }

  /** Waits for a connection. @throws Unavailable when too many wait, or it takes too long. */
  #turn(): Promise<void> {
    if (this.#waiting.size >= MOST_WAITING) throw new Unavailable('Too many calls wait for the database.');
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new Unavailable('No connection to the database became free.'));
      }, WAITING_TIMEOUT_MS);
      this.#waiting.add(begin);
    });
  }

  /** Lets the next one have the connection that has become free. */
  #handOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  init(): Promise<void> {
    return this.#inner.init();
  }
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#inner.beginTransaction(connection, settings);
  }
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.commitTransaction(connection);
  }
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inner.rollbackTransaction(connection);
  }
  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}
