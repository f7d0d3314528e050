// @module-tag release
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Service } from '../running/processes/Service.fixture.ts';
import { PgBouncer } from '../testing/PgBouncer.ts';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import { openPostgres } from './postgres.ts';

/** The number of sessions that all processes share; each process has more connections. */
const SESSIONS = 4;
const CONNECTIONS = 8;

let bouncer: PgBouncer;
let url: string;
let one: Database;
let other: Database;
beforeAll(async () => {
  const serverUrl = (await createTestDatabase()) ?? '';
  bouncer = await PgBouncer.start(serverUrl, SESSIONS);
  url = bouncer.url(serverUrl);
  one = openPostgres(url, CONNECTIONS, () => {}, 'transaction');
  other = openPostgres(url, CONNECTIONS, () => {}, 'transaction');
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await bouncer.stop();
});

test('more concurrent transactions than sessions all succeed', async () => {
  const count = (database: Database, index: number) =>
    database.transaction(async (queries) => {
      await queries
        .insertInto('events')
        .values({ id: `event-${index}` })
        .execute();
      await sql`select pg_sleep(0.02)`.execute(queries);
    });
  const all = Array.from({ length: 40 }, (_, index) => count(index % 2 === 0 ? one : other, index));
  await Promise.all(all);
  const { rows } = await sql<{ total: number }>`select count(*) as total from events`.execute(other.queries);
  expect(rows).toEqual([{ total: 40 }]);
});

test('a transaction has its deadlines, which leave no trace in the session', async () => {
  const shown = await one.transaction(async (queries) => {
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(queries);
    return rows[0]?.lock_timeout;
  });
  expect(shown).toBe('5s');
  const traces = await Promise.all(
    Array.from({ length: SESSIONS * 4 }, async () => (await sql`show lock_timeout`.execute(one.queries)).rows[0]),
  );
  expect(new Set(traces.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"lock_timeout":"0"}']));
});

test('a transaction that waits too long for a row is cancelled', async () => {
  await one.queries.insertInto('users').values({ id: 'locked' }).execute();
  const [locked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = one.transaction(async (queries) => {
    await queries.selectFrom('users').select('id').where('id', '=', 'locked').forUpdate().execute();
    locked.resolve();
    // Each statement restarts the transaction's idle timeout.
    const heartbeat = setInterval(() => sql`select 1`.execute(queries), 1_000);
    await isOver.promise;
    clearInterval(heartbeat);
  });
  await locked.promise;
  const waiting = other.transaction((queries) => queries.updateTable('users').set({ email: 'a' }).execute());
  expect(await waiting.then(() => null, databaseErrorCode)).toBe('55P03');
  isOver.resolve();
  await holding;
});

test('work for one process at a time is skipped while another one does it', async () => {
  const done: string[] = [];
  await one.tryWithLock(1, async () => {
    done.push('first');
    // Other transactions use the sessions meanwhile, and the lock must not be lost.
    await Promise.all(Array.from({ length: SESSIONS * 2 }, () => sql`select pg_sleep(0.02)`.execute(one.queries)));
    await other.tryWithLock(1, async () => void done.push('second'));
  });
  await other.tryWithLock(1, async () => void done.push('later'));
  expect(done).toEqual(['first', 'later']);
});

test('the service runs over the pooler', async () => {
  const folder = await createTestFolder();
  const service = await Service.start({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOLER: 'transaction' });
  const { accessToken: token } = await service.signIn();
  const drafts = Array.from({ length: 20 }, () => service.request('POST /v1/course/draft', { token }));
  expect((await Promise.all(drafts)).map(({ status }) => status)).toEqual(drafts.map(() => 200));
  expect((await (await service.request('GET /v1/course', { token })).json()).total).toBe(20);
  expect((await service.request('GET /readyz')).status).toBe(200);
  expect(await service.end('SIGTERM')).toBe(0);
  await rm(folder, { recursive: true });
});
