// @module-tag release
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Hono } from 'hono';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import type { ApiEnv } from '../http/ApiEnv.ts';
import { sendError } from '../http/errors.ts';
import { withTimeout } from '../running/limits/deadline.ts';
import { checkedApp } from '../testing/checkedApp.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import { openPostgres } from './postgres.ts';
import { StallingProxy } from './StallingProxy.fixture.ts';
import type { Schema } from './schema.ts';

let api: TestApp;
let url: string;
beforeAll(async () => {
  api = await openTestApp();
  url = (await createTestDatabase()) ?? '';
});
afterAll(() => api.close());

/** Connects each test through its own proxy, so that all can wait in parallel. */
async function connect({ onTestFinished }: TestContext): Promise<{ proxy: StallingProxy; database: Database }> {
  const proxy = await StallingProxy.start(url);
  const database = openPostgres(proxy.url, 2, () => {});
  onTestFinished(async () => {
    await database.close();
    await proxy.stop();
  });
  return { proxy, database };
}

const readOne = ({ queries }: Database) => sql`select 1`.execute(queries);

/** The response of a request that runs this work in a transaction. */
async function responseOf(
  database: Database,
  work: (queries: Transaction<Schema>) => Promise<void>,
): Promise<Response> {
  const app = new Hono<ApiEnv>().onError(sendError);
  app.get('/', async (c) => {
    c.set('log', api.deps.log);
    await database.transaction(work);
    return c.text('');
  });
  return app.request('/');
}

describe.concurrent('a database', () => {
  test.for(['hang', 'half-open', 'trickle', 'cut'] as const)(
    'whose connections %s is given up after seconds with 503, and the next request is served',
    async (fault, context) => {
      const { proxy, database } = await connect(context);
      const app = checkedApp({ ...api.deps, database });
      const { accessToken } = await api.signIn();
      await readOne(database);
      proxy.fail(fault);
      const begin = performance.now();
      const response = await app.request('/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(performance.now() - begin).toBeLessThan(30_000);
      await readOne(database);
    },
  );

  test.for(['hang', 'cut'] as const)(
    'whose connections %s during a transaction is given up with 503, too, and the next request is served',
    async (fault, context) => {
      const { proxy, database } = await connect(context);
      const response = await responseOf(database, async (queries) => {
        await sql`select 1`.execute(queries);
        proxy.fail(fault);
        await sql`select 2`.execute(queries);
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      await readOne(database);
    },
  );

  test.for([
    ['an operator, told at once', 'pg_terminate_backend', null],
    ['an operator, told at its next statement', 'pg_terminate_backend', 'late'],
    ['the limit of idleness, told at once', 'idle', null],
    ['the limit of idleness, told at its next statement', 'idle', 'late'],
  ] as const)(
    'whose server ends a connection within a transaction, by %s, is given up with 503, and the next request is served',
    async ([, end, fault], context) => {
      const { proxy, database } = await connect(context);
      const operator = openPostgres(url, 1, () => {});
      const response = await responseOf(database, async (queries) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
        const pid = rows[0]?.pid ?? 0;
        if (end === 'idle') await sql`set local idle_in_transaction_session_timeout = 200`.execute(queries);
        if (fault !== null) proxy.fail(fault);
        if (end !== 'idle') await sql`select pg_terminate_backend(${pid})`.execute(operator.queries);
        await vi.waitUntil(async () => {
          const session = await sql`select from pg_stat_activity where pid = ${pid}`.execute(operator.queries);
          return session.rows.length === 0;
        });
        await sql`select 2`.execute(queries);
      });
      await operator.close();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      await readOne(database);
    },
  );

  test('whose response to a commit is lost returns 503, because the outcome is unknown; a repeated save is done once', async (context) => {
    const { proxy, database } = await connect(context);
    await sql`insert into courses (id, sequence) values ('unsure', 3)`.execute(database.queries);
    const save = (isLost: boolean) =>
      responseOf(database, async (queries) => {
        await sql`update courses set title = 'saved' where id = 'unsure'`.execute(queries);
        if (isLost) proxy.fail('cut');
      });
    const lost = await save(true);
    expect([lost.status, (await lost.json()).code]).toEqual([503, 'BUSY']);
    const read = () => sql`select title from courses where id = 'unsure'`.execute(database.queries);
    expect((await read()).rows).toEqual([{ title: 'saved' }]);
    expect((await save(false)).status).toBe(200);
    expect((await read()).rows).toEqual([{ title: 'saved' }]);
  });

  test('that a process left during a transaction gives its locks to others', async (context) => {
    const { proxy, database } = await connect(context);
    const other = openPostgres(url, 1, () => {});
    const ended = Promise.withResolvers<void>();
    await sql`insert into courses (id, sequence) values ('left', 2)`.execute(other.queries);
    const locked = Promise.withResolvers<void>();
    const left = database.transaction(async (queries) => {
      await sql`select from courses where id = 'left' for update`.execute(queries);
      proxy.fail('hang');
      locked.resolve();
      await ended.promise;
    });
    await locked.promise;
    const change = () => sql`update courses set title = 'x' where id = 'left'`.execute(other.queries);
    await vi.waitUntil(() => change().catch(() => null), { timeout: 30_000 });
    ended.resolve();
    await expect(left).rejects.toThrow();
    await other.close();
  });

  test('whose connections hang passes the check of the server over a new connection', async (context) => {
    const { proxy, database } = await connect(context);
    await database.check();
    proxy.fail('hang');
    const begin = performance.now();
    await database.check();
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test('that takes connections and never responds fails the check of the server within seconds', async ({
    onTestFinished,
  }) => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const database = openPostgres(`postgres://cpd@127.0.0.1:${Object(silent.address()).port}/cpd`, 1, () => {});
    onTestFinished(async () => {
      await database.close();
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const begin = performance.now();
    await expect(database.check()).rejects.toThrow();
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test('does not block requests that need no database', async (context) => {
    const { proxy, database } = await connect(context);
    const app = checkedApp({ ...api.deps, database });
    await readOne(database);
    proxy.fail('hang');
    const hanging = readOne(database);
    expect((await app.request('/healthz')).status).toBe(200);
    await expect(hanging).rejects.toThrow();
  });
});

describe.concurrent('a statement', () => {
  test('that waits too long for a row that another request has locked is cancelled', async (context) => {
    const { proxy, database } = await connect(context);
    await sql`insert into courses (id, sequence) values ('locked', 1)`.execute(database.queries);
    await database.transaction(async (queries) => {
      await sql`select from courses where id = 'locked' for update`.execute(queries);
      const waiting = openPostgres(proxy.url, 1, () => {});
      const error = await sql`update courses set title = 'x'`.execute(waiting.queries).then(
        () => null,
        (reason: unknown) => databaseErrorCode(reason),
      );
      await waiting.close();
      expect(error).toBe('55P03');
    });
  });

  test('that runs too long gets 503 without Retry-After, as it would be too slow again', async (context) => {
    const { database } = await connect(context);
    const response = await responseOf(database, async (queries) => {
      await sql`set local statement_timeout = 200`.execute(queries);
      await sql`select pg_sleep(60)`.execute(queries);
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
    expect((await response.json()).code).toBe('TOO_SLOW');
  });

  test('that runs too long is ended by the server', async (context) => {
    const { database } = await connect(context);
    const error = await sql`select pg_sleep(60)`.execute(database.queries).then(
      () => null,
      (reason: unknown) => databaseErrorCode(reason),
    );
    expect(error).toBe('57014');
  });

  test('whose request was aborted is cancelled on the server, and its connection serves the next one', async (context) => {
    const { proxy, database } = await connect(context);
    const alone = openPostgres(proxy.url, 1, () => {});
    const client = new AbortController();
    const sleeping = () =>
      sql<{
        count: number;
      }>`select count(*) from pg_stat_activity where query = 'select pg_sleep(9)' and state = 'active'`
        .execute(database.queries)
        .then(({ rows }) => rows[0]?.count);
    const call = withTimeout('A request', 60_000, () => sql`select pg_sleep(9)`.execute(alone.queries), client.signal);
    await vi.waitUntil(async () => (await sleeping()) === 1, { timeout: 5_000 });
    const begin = performance.now();
    client.abort();
    await expect(call).rejects.toThrow('A request was aborted.');
    await sql`select 1`.execute(alone.queries);
    expect(await sleeping()).toBe(0);
    expect(performance.now() - begin).toBeLessThan(5_000);
    await alone.close();
  });
});

test('more requests than can be served in time are rejected at once', async (context) => {
  const { database } = await connect(context);
  const responses = await Promise.allSettled(Array.from({ length: 600 }, () => readOne(database)));
  const rejected = responses.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(600 - 2 - 500);
});
