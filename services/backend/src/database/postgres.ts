import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, TypeOverrides, types } from 'pg';
import { Unavailable } from '../limits/deadline.ts';
import { Database } from './Database.ts';

/** Longest wait for a row that another call has locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 5_000;
/** Longest a statement may run, in milliseconds; the server ends it. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longest silence of the server while a statement runs, in milliseconds. */
const SILENCE_TIMEOUT_MS = 12_000;
/** Longest pause between two statements of a transaction, in milliseconds: what a frozen process has locked comes free. */
const TRANSACTION_IDLE_TIMEOUT_MS = 10_000;
/** How long a connection is kept without work, in milliseconds; shorter than the silence that ends one at work. */
const IDLE_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

const DEADLINES: PoolConfig = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: TRANSACTION_IDLE_TIMEOUT_MS,
  stream: socketWithDeadline,
};

/**
 * Opens PostgreSQL by its address with a pool of connections. A lost idle connection is reported, not fatal.
 *
 * @param hasDeadlines Whether statements that take too long are given up; not for migrations, which may.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  hasDeadlines = true,
): Database {
  const overrides = new TypeOverrides();
  // Counts and list numbers stay far below 2^53; as numbers both databases answer alike.
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: overrides,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    ...(hasDeadlines ? DEADLINES : {}),
  });
  pool.on('error', onIdleError);
  // A connection that breaks at work fails its statement, which tells of it; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Database(new PostgresDialect({ pool }), poolSize);
}

/** A connection whose server is gone without having closed it ends its statement with an error, and leaves the pool. */
function socketWithDeadline(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy(new Unavailable('The database does not answer.')));
  return socket;
}
