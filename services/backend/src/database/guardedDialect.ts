import { SpanKind } from '@opentelemetry/api';
import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresAdapter } from 'kysely';
import { callSignal, within } from '../limits/deadline.ts';
import { watchQueue } from '../limits/queues.ts';
import { inSpan } from '../tracing/inSpan.ts';

/** Most calls that wait for a connection. */
const MAX_WAITING = 500;
/** Longest wait for a connection, in milliseconds. */
const WAITING_TIMEOUT_MS = 12_000;

/**
 * Wraps a dialect so that the queue for its connections has an end.
 *
 * @param semaphore Counts the connections that it gives out.
 * @param isInsideTransaction Tells whether the caller may take none. Whoever asks for one inside a transaction's work would wait
 * forever on the embedded database, which has one, and silently work outside of the transaction on PostgreSQL.
 * @param onError Hears of every statement that fails.
 */
export function guardedDialect(
  inner: Dialect,
  semaphore: ConnectionSemaphore,
  isInsideTransaction: () => boolean,
  onError: (error: unknown) => void,
  pooling: TransactionPooling | null = null,
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardedDriver(inner.createDriver(), semaphore, isInsideTransaction, onError, pooling),
    createIntrospector: (db) => inner.createIntrospector(db),
    createQueryCompiler: () => inner.createQueryCompiler(),
  };
}

/** How a dialect is used whose transactions each have a session of the server for themselves, as behind a pooler. */
export interface TransactionPooling {
  /** Sets in each transaction what the session of a single connection would have. */
  readonly firstStatement: CompiledQuery;
}

function guardedDriver(
  inner: Driver,
  semaphore: ConnectionSemaphore,
  isInsideTransaction: () => boolean,
  onError: (error: unknown) => void,
  pooling: TransactionPooling | null,
): Driver {
  const bare = new WeakMap<DatabaseConnection, DatabaseConnection>();
  /** The connection of the dialect, as ending a transaction is never cancelled. */
  const bareOf = (connection: DatabaseConnection) => bare.get(connection) ?? connection;
  return {
    init: () => inner.init(),
    async acquireConnection() {
      if (isInsideTransaction()) {
        throw new Error('A query inside a transaction must use the handle that the transaction gives to its work.');
      }
      await semaphore.acquire();
      try {
        const connection = await inner.acquireConnection();
        const cancelling = cancellingConnection(connection, onError, pooling === null);
        bare.set(cancelling, connection);
        return cancelling;
      } catch (error) {
        semaphore.release();
        throw error;
      }
    },
    async releaseConnection(connection) {
      await inner.releaseConnection(bareOf(connection));
      semaphore.release();
    },
    async beginTransaction(connection, settings) {
      await inner.beginTransaction(bareOf(connection), settings);
      if (pooling === null) return;
      try {
        await bareOf(connection).executeQuery(pooling.firstStatement);
      } catch (error) {
        await inner.rollbackTransaction(bareOf(connection)).catch(() => {});
        throw error;
      }
    },
    commitTransaction: (connection) => inner.commitTransaction(bareOf(connection)),
    // A broken connection undoes its transaction by itself, and is not used again; what broke it is told, not this.
    rollbackTransaction: (connection) => inner.rollbackTransaction(bareOf(connection)).catch(() => {}),
    destroy: () => inner.destroy(),
  };
}

/** The first word of a statement. */
function operationOf({ sql }: CompiledQuery): string {
  return /^\s*(\w*)/.exec(sql)?.[1]?.toLowerCase() ?? '';
}

/** A statement as a part of a trace: its text, whose values stand apart. */
function spanOf({ sql }: CompiledQuery) {
  return { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql } };
}

/**
 * Ends a statement on the server whose call was given up, where the dialect can do so. That takes a further connection, one
 * for each that is at work at most.
 */
function cancellingConnection(
  inner: DatabaseConnection,
  onError: (error: unknown) => void,
  isCancellable: boolean,
): DatabaseConnection {
  const askToEnd = async () => {
    // Behind a pooler the session may run somebody else's statement by now.
    if (!isCancellable) return;
    await inner.collectSessionInfo?.();
    // The dialect makes a connection of its own for it; it is lent none.
    await inner.cancelQuery?.(() => Promise.reject(new Error('No connection is lent.')));
  };
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const waiting = callSignal.getStore();
      let asked: Promise<void> | undefined;
      const cancel = () => {
        // The statement may have ended by itself, or the server does not respond: then its deadlines end it.
        asked = askToEnd().catch(() => {});
      };
      waiting?.addEventListener('abort', cancel, { once: true });
      try {
        return await inSpan(operationOf(query), spanOf(query), () => inner.executeQuery<Row>(query));
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        waiting?.removeEventListener('abort', cancel);
        // Until then the connection is no one else's, whose statement it would end.
        await asked;
      }
    },
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
  };
}

/** Gives out connections, so many at once; whoever finds none waits, the first that came first, but not forever. */
export class ConnectionSemaphore {
  readonly most: number;
  readonly #waiting = new Set<() => void>();
  readonly #reject = watchQueue('connections', () => this.#waiting.size);
  #free: number;

  constructor(most: number) {
    this.most = most;
    this.#free = most;
  }

  get used(): number {
    return this.most - this.#free;
  }

  /** @throws Unavailable when too many wait, or it takes too long. */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.size >= MAX_WAITING) this.#reject('Too many calls wait for the database.');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    await within('The wait for a connection to the database', WAITING_TIMEOUT_MS, () => promise).catch((error) => {
      // A connection that came at the same moment goes to the next one.
      if (!this.#waiting.delete(resolve)) this.release();
      throw error;
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
