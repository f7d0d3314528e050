import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, type ClientBase, Pool, type PoolConfig, type QueryConfig, TypeOverrides, types } from 'pg';
import { isDiskFull } from '../limits/DiskFull.ts';
import { Unavailable } from '../limits/deadline.ts';
import { Database, databaseErrorCode, type Replica } from './Database.ts';
import { addressesOf, Hosts } from './hosts.ts';

/** Longest wait for a row that another request has locked, in milliseconds. */
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

/** Longest wait for the server's response to a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;
const SIGN_OF_LIFE = { text: 'select 1' };
/** Whether the server is a standby, which cannot write. */
const STANDBY = { text: 'select pg_is_in_recovery() as "isStandby"' };
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
 * Opens PostgreSQL by its address with a pool of connections. A lost idle connection is reported, not fatal. Where the
 * address names several hosts, they are tried in order, and standbys are passed over.
 *
 * @param deadlines How statements that take too long are ended: by settings of the session, by settings of each transaction
 * behind a pooler, or not at all, as migrations may take long.
 * @param replica A standby of it, which serves lists and is closed with it.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  deadlines: 'session' | 'transaction' | 'none' = 'session',
  replica: Replica | null = null,
): Database {
  const overrides = new TypeOverrides();
  // Counts and list numbers stay far below 2^53; as numbers both databases answer alike.
  overrides.setTypeParser(types.builtins.INT8, Number);
  const addresses = addressesOf(url);
  const openPool = (connectionString: string) => {
    const pool = new Pool({
      connectionString,
      max: poolSize,
      types: overrides,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      keepAlive: true,
      ...(deadlines === 'session' && SESSION_DEADLINES),
      ...(deadlines !== 'none' && { stream: socketWithDeadline }),
      ...(addresses.length > 1 && {
        verify: (client: ClientBase, done: (error?: Error) => void) => {
          requirePrimary(client).then(() => done(), done);
        },
      }),
    });
    pool.on('error', onIdleError);
    // A connection that breaks at work fails its statement, which tells of it; without a listener it would end the process.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const reserved = new ReservedConnection(addresses);
  return new Database(new PostgresDialect({ pool: poolOf(addresses.map(openPool)) }), poolSize, {
    check: (wasFull) => reserved.check(wasFull),
    replica,
    close: async () => {
      reserved.close();
      await replica?.database.close();
    },
    ...(deadlines === 'transaction' && { pooling: { firstStatement: TRANSACTION_DEADLINES } }),
  });
}

/** The pools of several hosts as one: only the host that responds is used. */
function poolOf(pools: readonly Pool[]): PostgresPool {
  const [pool, ...others] = pools;
  if (pool === undefined) throw new Error('A database has at least one host.');
  if (others.length === 0) return pool;
  const hosts = new Hosts(pools);
  return {
    // A request that is given up ends on the server by its deadline: the dialect would look for it on the first host.
    options: pool.options,
    connect: () => hosts.connect((one) => one.connect()),
    end: async () => {
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}

/** @throws Unavailable where the server is a standby. */
async function requirePrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>(STANDBY);
  if (rows[0]?.isStandby !== false) throw new Unavailable('The host is a standby, which cannot write.');
}

/** A connection outside of the pool, so that a check of the server never waits behind the requests of users. */
class ReservedConnection {
  readonly #addresses: readonly string[];
  readonly #hosts: Hosts<string>;
  #client: Client | null = null;
  /** Whether there was room on the server's disk once: one that is full at the start is noticed before a request finds out. */
  #hadRoom = false;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
    this.#hosts = new Hosts(addresses);
  }

  /** @throws DiskFull where the server's disk is full still, or what a server that does not respond throws. */
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

  /** Does not wait for a server that may not respond. */
  close(): void {
    this.#client?.end().catch(() => {});
    this.#client = null;
  }

  async #query(statement: QueryConfig): Promise<void> {
    const client = this.#client ?? (await this.#hosts.connect((address) => this.#connect(address)));
    try {
      await client.query(statement);
    } catch (error) {
      if (databaseErrorCode(error) === null) this.close();
      throw error;
    }
  }

  async #connect(address: string): Promise<Client> {
    const client = new Client({
      connectionString: address,
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      if (this.#addresses.length > 1) await requirePrimary(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
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
