import { type Dialect, type Driver, PostgresAdapter } from 'kysely';
import { Unavailable, within } from '../limits/deadline.ts';

/** Most calls that wait for a connection. */
const MOST_WAITING = 500;
/** Longest wait for a connection, in milliseconds. */
const WAITING_TIMEOUT_MS = 12_000;

/**
 * Wraps a dialect so that the queue for its connections has an end.
 *
 * @param connections How many connections the dialect may give out at once.
 * @param isInsideTransaction Tells whether the caller may take none. Whoever asks for one inside a transaction's work would wait
 * for ever on the embedded database, which has one, and silently work outside of the transaction on PostgreSQL.
 */
export function guardedDialect(inner: Dialect, connections: number, isInsideTransaction: () => boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardedDriver(inner.createDriver(), new Turns(connections), isInsideTransaction),
    createIntrospector: (db) => inner.createIntrospector(db),
    createQueryCompiler: () => inner.createQueryCompiler(),
  };
}

function guardedDriver(inner: Driver, turns: Turns, isInsideTransaction: () => boolean): Driver {
  return {
    init: () => inner.init(),
    async acquireConnection() {
      if (isInsideTransaction()) {
        throw new Error('A query inside a transaction must use the handle that the transaction gives to its work.');
      }
      await turns.take();
      try {
        return await inner.acquireConnection();
      } catch (error) {
        turns.giveBack();
        throw error;
      }
    },
    async releaseConnection(connection) {
      await inner.releaseConnection(connection);
      turns.giveBack();
    },
    beginTransaction: (connection, settings) => inner.beginTransaction(connection, settings),
    commitTransaction: (connection) => inner.commitTransaction(connection),
    rollbackTransaction: (connection) => inner.rollbackTransaction(connection),
    destroy: () => inner.destroy(),
  };
}

/** Gives out so many turns at once; whoever finds none waits, the first that came first, but not for ever. */
class Turns {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** @throws Unavailable when too many wait, or it takes too long. */
  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.size >= MOST_WAITING) throw new Unavailable('Too many calls wait for the database.');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    await within('The wait for a connection to the database', WAITING_TIMEOUT_MS, () => promise).catch((error) => {
      // A turn that came at the same moment goes to the next one.
      if (!this.#waiting.delete(resolve)) this.giveBack();
      throw error;
    });
  }

  giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
