import { SpanKind } from '@opentelemetry/api';
import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresAdapter } from 'kysely';
import { requestSignal, withTimeout } from '../running/limits/deadline.ts';
import type { Semaphore } from '../running/limits/Semaphore.ts';
import { inSpan } from '../running/tracing/inSpan.ts';

/** Maximum wait for a connection, in milliseconds. */
const WAITING_TIMEOUT_MS = 12_000;

/**
 * Wraps a dialect so that the queue for its connections is limited.
 *
 * @param semaphore Counts the acquired connections.
 * @param isInsideTransaction Whether the caller must not acquire one. Inside a transaction's work it would wait forever
 * on the embedded database, which has one connection, and silently work outside of the transaction on PostgreSQL.
 * @param onError Receives the error of every failed statement.
 */
export function guardedDialect(
  inner: Dialect,
  semaphore: Semaphore,
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

/** How the dialect is used behind a pooler, where each transaction may have another session. */
export interface TransactionPooling {
  /** Sets in each transaction what would otherwise be a setting of the connection's session. */
  readonly firstStatement: CompiledQuery;
}

function guardedDriver(
  inner: Driver,
  semaphore: Semaphore,
  isInsideTransaction: () => boolean,
  onError: (error: unknown) => void,
  pooling: TransactionPooling | null,
): Driver {
  const bare = new WeakMap<DatabaseConnection, DatabaseConnection>();
  /** The dialect's connection: the end of a transaction is never cancelled. */
  const bareOf = (connection: DatabaseConnection) => bare.get(connection) ?? connection;
  return {
    init: () => inner.init(),
    async acquireConnection() {
      if (isInsideTransaction()) {
        throw new Error('A query inside a transaction must use the handle that the transaction gives to its work.');
      }
      if (!semaphore.tryAcquire()) {
        await withTimeout('The wait for a connection to the database', WAITING_TIMEOUT_MS, (signal) =>
          semaphore.acquire(signal),
        );
      }
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
    // A broken connection rolls back by itself and is discarded. The error that broke it is reported, not this one.
    rollbackTransaction: (connection) => inner.rollbackTransaction(bareOf(connection)).catch(() => {}),
    destroy: () => inner.destroy(),
  };
}

/** The first word of a statement. */
function operationOf({ sql }: CompiledQuery): string {
  return /^\s*(\w*)/.exec(sql)?.[1]?.toLowerCase() ?? '';
}

/** A statement as a span: its text without the values of parameters. */
function spanOf({ sql }: CompiledQuery) {
  return { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql } };
}

/**
 * Cancels a statement on the server when its request was aborted, if the dialect supports it. That needs another
 * connection, at most one for each running statement.
 */
function cancellingConnection(
  inner: DatabaseConnection,
  onError: (error: unknown) => void,
  isCancellable: boolean,
): DatabaseConnection {
  const cancelQuery = async () => {
    // Behind a pooler, the session may run another client's statement by now.
    if (!isCancellable) return;
    await inner.collectSessionInfo?.();
    // The dialect opens its own connection for this; it must not acquire one.
    await inner.cancelQuery?.(() => Promise.reject(new Error('The driver opens its own connection.')));
  };
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const waiting = requestSignal.getStore();
      let cancelling: Promise<void> | undefined;
      const cancel = () => {
        // The statement may have ended, or the server does not respond: then its deadlines end it.
        cancelling = cancelQuery().catch(() => {});
      };
      waiting?.addEventListener('abort', cancel, { once: true });
      try {
        return await inSpan(operationOf(query), spanOf(query), () => inner.executeQuery<Row>(query));
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        waiting?.removeEventListener('abort', cancel);
        // Until then no one else may use the connection, or their statement would be cancelled.
        await cancelling;
      }
    },
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
  };
}
