import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, type QueryConfig, TypeOverrides, types } from 'pg';
import { Unavailable } from '../running/limits/deadline.ts';
import { isDiskFull } from '../running/limits/diskSpace.ts';
import { Database, databaseErrorCode } from './Database.ts';

/** Maximum wait for a row that another request has locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 5_000;
/** Maximum duration of a statement, in milliseconds; the server cancels it. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** Maximum silence of the server while a statement runs, in milliseconds. */
const SILENCE_TIMEOUT_MS = 12_000;
/**
 * Maximum pause between two statements of a transaction, in milliseconds: it releases the locks of a frozen process.
 */
const TRANSACTION_IDLE_TIMEOUT_MS = 10_000;
/** How long an idle connection stays open, in milliseconds; less than the silence that ends a busy one. */
const IDLE_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Maximum wait for the server's response to a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;
const PING = { text: 'select 1' };
/**
 * Makes the server write about 20 MB to its disk, more than one file of its log, and remove them again. Few long rows
 * take a tenth of the processor time of many short ones.
 */
const FILL_TEMPORARY_FILE = {
  text: `begin; set local work_mem = '64kB';
    with rows as materialized (select repeat('x', 8000) from generate_series(1, 2600)) select count(*) from rows; rollback`,
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
 * Opens PostgreSQL by its URL with a connection pool. The loss of an idle connection is reported and not fatal.
 *
 * @param deadlines How slow statements are cancelled: by settings of the session, by settings of each transaction
 * behind a pooler, or not at all, because migrations may take long.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  deadlines: 'session' | 'transaction' | 'none' = 'session',
): Database {
  const overrides = new TypeOverrides();
  // Counts and ordinals stay far below 2^53. As numbers, both databases return the same type.
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
  // A statement on a connection that breaks fails and reports it; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const reserved = new ReservedConnection(url);
  return new Database(new PostgresDialect({ pool }), poolSize, {
    check: (wasFull) => reserved.check(wasFull),
    close: async () => reserved.close(),
    ...(deadlines === 'transaction' && { pooling: { firstStatement: TRANSACTION_DEADLINES } }),
  });
}

/** A connection outside of the pool, so that a check never waits behind requests. */
class ReservedConnection {
  readonly #url: string;
  #client: Client | null = null;
  /**
   * Whether the server's disk has had free space: a disk that is full at the start is noticed before a request fails.
   */
  #hadFreeSpace = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws DiskFull if the server's disk is still full, or another error if the server does not respond. */
  async check(wasFull: boolean): Promise<void> {
    try {
      await this.#query(PING);
    } catch {
      // The connection may have ended since the last check.
      await this.#query(PING);
    }
    if (this.#hadFreeSpace && !wasFull) return;
    try {
      await this.#query(FILL_TEMPORARY_FILE);
    } catch (error) {
      await this.#query({ text: 'rollback' }).catch(() => {});
      // A server that does not allow such large temporary files still works.
      if (isDiskFull(error) || databaseErrorCode(error) === null) throw error;
    }
    this.#hadFreeSpace = true;
  }

  /** Does not wait for a server that may not respond. */
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
    try {
      await client.connect();
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    return client;
  }
}

/** The statement of a connection whose server has disappeared fails, and the connection leaves the pool. */
function socketWithDeadline(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy(new Unavailable('The database does not answer.')));
  return socket;
}
