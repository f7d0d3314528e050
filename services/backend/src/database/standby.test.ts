import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageOfEvents } from '../events/store.ts';
import type { PostgresServer } from '../testing/PostgresServer.ts';
import { startMigratedServer } from '../testing/startMigratedServer.ts';
import type { Database } from './Database.ts';
import { openPostgres } from './postgres.ts';

let primary: PostgresServer;
let standby: PostgresServer;
beforeAll(async () => {
  primary = await startMigratedServer();
  standby = await primary.startStandby();
});
afterAll(async () => {
  await standby.stop();
  await primary.stop();
});

const onError = vi.fn();

function openWithReplica(): Database {
  const replica = { database: openPostgres(standby.url('postgres'), 2, () => {}), onError };
  return openPostgres(primary.url('postgres'), 4, () => {}, 'session', replica);
}

const isReadFromStandby = (database: Database) =>
  database.read(async (queries) => {
    const { rows } = await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`.execute(queries);
    return rows[0]?.isStandby;
  });

const firstEvent = async (database: Database) => (await pageOfEvents(database, { page: 1, size: 1 })).docs[0]?._id;

test('lists are read from the replica, and show each change that was made before', async () => {
  await using database = openWithReplica();
  await vi.waitFor(async () => expect(await isReadFromStandby(database)).toBe(true), { timeout: 60_000 });
  for (let index = 0; index < 50; index += 1) {
    await database.queries
      .insertInto('events')
      .values({ id: `event-${index}` })
      .execute();
    expect(await firstEvent(database)).toBe(`event-${index}`);
  }
});

test('lists are read from the primary while the replica is behind', async () => {
  await using database = openWithReplica();
  await using follower = openPostgres(standby.url('postgres'), 1, () => {});
  await sql`select pg_wal_replay_pause()`.execute(follower.queries);
  await database.queries.insertInto('events').values({ id: 'not-replayed' }).execute();
  expect(await firstEvent(database)).toBe('not-replayed');
  expect(await isReadFromStandby(database)).toBe(false);
  await sql`select pg_wal_replay_resume()`.execute(follower.queries);
  await vi.waitFor(async () => expect(await isReadFromStandby(database)).toBe(true), { timeout: 60_000 });
});

test('lists are read from the primary while the replica does not respond', async () => {
  await using database = openWithReplica();
  await standby.pause();
  expect(await isReadFromStandby(database)).toBe(false);
  expect(onError).toHaveBeenCalledTimes(1);
  await standby.resume();
});

test('a standby among several hosts is skipped, and used once it is promoted', async () => {
  const url = `postgres://cpd@${standby.host},${primary.host}/postgres`;
  await using database = openPostgres(url, 2, () => {});
  const add = (id: string) => database.queries.insertInto('events').values({ id }).execute();
  await add('before');
  await database.check();
  await primary.pause();
  await expect(add('meanwhile')).rejects.toThrow();
  await expect(database.check()).rejects.toThrow();
  await using follower = openPostgres(standby.url('postgres'), 1, () => {});
  await sql`select pg_promote()`.execute(follower.queries);
  await database.check();
  await add('after');
  expect(await firstEvent(database)).toBe('after');
  await primary.resume();
});
