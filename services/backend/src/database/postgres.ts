import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, type QueryConfig, TypeOverrides, types } from 'pg';
import { isDiskFull } from '../limits/DiskFull.ts';
import { Unavailable } from '../limits/deadline.ts';
import { Database, databaseErrorCode } from './Database.ts';

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

/** Longest wait for the server's answer to a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;
const SIGN_OF_LIFE = { text: 'select 1' };
/** Makes the server write some 20 MB to its disk, more than one file of its log, and remove them again. */
const FILL_TEMPORARY_FILE = {
  text: "begin; set local work_mem = '64kB'; select count(*) from generate_series(1, 1500000); rollback",
  query_timeout: 10_000,
};

const SESSION_DEADLINES: PoolConfig = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: TRANSACTION_IDLE_TIMEOUT_MS,
};
/** The same for one transaction: a pooler that shares sessions rejects settings of a connection. */
const TRANSACTION_DEADLINES = CompiledQuery.raw(`select
  set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true),
  set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', true),
  set_config('idle_in_transaction_session_timeout', '${TRANSACTION_IDLE_TIMEOUT_MS}', true)`);

/**
 * Opens PostgreSQL by its address with a pool of connections. A lost idle connection is reported, not fatal.
 *
 * @param deadlines How statements that take too long are ended: by settings of the session, by settings of each transaction
 * behind a pooler, or not at all, as migrations may take long.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  deadlines: 'session' | 'transaction' | 'none' = 'session',
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
    ...(deadlines === 'session' && SESSION_DEADLINES),
    ...(deadlines !== 'none' && { stream: socketWithDeadline }),
  });
  pool.on('error', onIdleError);
  // A connection that breaks at work fails its statement, which tells of it; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const reserved = new ReservedConnection(url);
  return new Database(new PostgresDialect({ pool }), poolSize, {
    check: (wasFull) => reserved.check(wasFull),
    close: async () => reserved.close(),
    ...(deadlines === 'transaction' && { pooling: { firstStatement: TRANSACTION_DEADLINES } }),
  });
}

/** A connection outside of the pool, so that a check of the server never waits behind the calls of users. */
class ReservedConnection {
  readonly #url: string;
  #client: Client | null = null;
  /** Whether there was room on the server's disk once: one that is full at the start is noticed before a call finds out. */
  #hadRoom = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws DiskFull where the server's disk is full still, or what a server that does not answer throws. */
  async check(wasFull: boolean): Promise<void> {
    try {
      await this.#query(SIGN_OF_LIFE);
    } catch {
      // The connection may have ended since the last check.
      await this.#query(SIGN_OF_LIFE);
    }
    if (this.#hadRoom && !wasFull) return;
    try {
      await this.#query(FILL_TEMPORARY_FILE);
    } catch (error) {
      await this.#query({ text: 'rollback' }).catch(() => {});
      // A server that may not write so much to a temporary file answers nevertheless.
      if (isDiskFull(error) || databaseErrorCode(error) === null) throw error;
    }
    this.#hadRoom = true;
  }

  /** Does not wait for a server that may not answer. */
  close(): void {
    this.#client?.end().catch(() => {});
    this.#client = null;
  }

  async #query(statement: QueryConfig): Promise<void> {
    const client = this.#client ?? (await this.#connect());
    try {
      await client.query(statement);
    } catch (error) {
      if (databaseErrorCode(error) === null) this.close();
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    await client.connect();
    this.#client = client;
    return client;
  }
}

/** A connection whose server is gone without having closed it ends its statement with an error, and leaves the pool. */
function socketWithDeadline(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy(new Unavailable('The database does not answer.')));
  return socket;
}
