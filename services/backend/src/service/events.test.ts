import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdrawCertificate } from '../certificates/store.ts';
import { newId } from '../database/id.ts';
import { seedGroup, seedPost, seedUser } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { deleteUsers } from '../userDeletion/store.ts';
import { readEvents, removeOldEvents } from './events.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const read = (after?: number, { wait = 0, limit = 100 } = {}) => readEvents(api.deps, { after, wait, limit });
const eventPairs = async (after?: number) => (await read(after)).map(({ type, subject }) => [type, subject]);
const write = (subject: string) =>
  api.deps.database.queries.insertInto('service_events').values({ type: 'test', subject });

test('events report decisions, enabled items, issued and withdrawn certificates and deletions, in order', async () => {
  const { database } = api.deps;
  const [approved, rejected] = [await seedPost(database), await seedPost(database)];
  const group = await seedGroup(database);
  for (const [post, decision] of [
    [approved, 'approve'],
    [rejected, 'reject'],
  ]) {
    const { url } = (await api.request(`GET /v1/post/review/url/${post}`)).json;
    const token = new URL(url).searchParams.get('token');
    await api.request(`POST /v1/post/${decision}/public/${post}?token=${token}`, { bearer: false });
  }
  const course = (await api.request('POST /v1/course/draft')).json.data;
  await database.queries.updateTable('courses').set({ is_enabled: true }).where('id', '=', course).execute();
  await database.queries.updateTable('courses').set({ is_enabled: true, title: 'T' }).execute();
  const event = (await api.request('POST /v1/event/draft/')).json.data;
  await database.queries.updateTable('events').set({ is_enabled: true }).where('id', '=', event).execute();
  const [user, certificate] = [await seedUser(database), newId()];
  const row = { id: certificate, user_id: user, certificate_group_id: group };
  await database.queries.insertInto('certificates').values(row).execute();
  await database.transaction((queries) => withdrawCertificate(queries, certificate, api.deps.now()));
  await database.transaction((queries) => deleteUsers(queries, [user], [], api.deps.now()));
  expect(await eventPairs()).toEqual([
    ['group.enabled', group],
    ['post.approved', approved],
    ['post.rejected', rejected],
    ['course.enabled', course],
    ['event.enabled', event],
    ['certificate.issued', certificate],
    ['certificate.withdrawn', certificate],
    ['user.deleted', user],
  ]);
});

test('an event is written with its change, and not if that is rolled back', async () => {
  const { database } = api.deps;
  const failing = database.transaction(async (queries) => {
    await queries.insertInto('certificate_groups').values({ id: 'undone', is_enabled: true }).execute();
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await eventPairs()).toEqual([]);
});

test('a consumer continues after the last event it handled, page by page', async () => {
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await write(subject).execute();
  const first = await read(undefined, { limit: 2 });
  const last = first.at(-1)?.position ?? 0;
  const second = await read(last, { limit: 2 });
  expect([...first, ...second].map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd']);
  // It was killed before it stored its position, so the same events are sent again.
  expect(await read(last, { limit: 2 })).toEqual(second);
  expect((await read(second.at(-1)?.position)).map(({ subject }) => subject)).toEqual(['e']);
});

test('an event whose transaction ends late is not skipped', async () => {
  const { database } = api.deps;
  const [written, isRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = database.transaction(async (queries) => {
    await queries.insertInto('service_events').values({ type: 'test', subject: 'late' }).execute();
    written.resolve();
    // The embedded database has one connection, so its transactions run one after another.
    if (database.connections.max > 1) await isRead.promise;
  });
  await written.promise;
  await write('early').execute();
  const first = await read();
  isRead.resolve();
  await late;
  const second = await read(first.at(-1)?.position);
  const subjects = [...first, ...second].map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['early', 'late']);
  // The lower number came second.
  if (database.connections.max > 1) expect(subjects).toEqual(['early', 'late']);
});

test('consumers that read while many write see every event once, in one order', async () => {
  const { database } = api.deps;
  const subjects = Array.from({ length: 60 }, (_, index) => `subject-${index}`);
  let isWriting = true;
  const follow = async () => {
    const seen: string[] = [];
    let after: number | undefined;
    for (let wasWriting = true; wasWriting; ) {
      wasWriting = isWriting;
      for (const { position, subject } of await read(after, { limit: 7 })) {
        seen.push(subject);
        after = position;
      }
    }
    for (const { subject } of await read(after)) seen.push(subject);
    return seen;
  };
  const writing = Promise.all(
    subjects.map((subject, index) =>
      database.transaction(async (queries) => {
        await queries.insertInto('service_events').values({ type: 'test', subject }).execute();
        await sql`select pg_sleep(${(index % 7) / 200})`.execute(queries);
      }),
    ),
  ).finally(() => {
    isWriting = false;
  });
  const [one, other] = await Promise.all([follow(), follow(), writing]);
  expect(one.toSorted()).toEqual(subjects.toSorted());
  expect(other).toEqual(one);
});

describe('waiting', () => {
  test('ends with the first event', async () => {
    const waiting = read(undefined, { wait: 600 });
    await write('first').execute();
    expect((await waiting).map(({ subject }) => subject)).toEqual(['first']);
  });

  test('ends without an event when its time is over, and at once while the process stops', async () => {
    expect(await read(undefined, { wait: 0.01 })).toEqual([]);
    const stopping = { ...api.deps, readiness: { problem: 'The service is stopping.' } };
    expect(await readEvents(stopping, { after: undefined, wait: 600, limit: 1 })).toEqual([]);
  });
});

test('events are removed after 30 days; a consumer that missed some gets an error, and a new one begins with the oldest', async () => {
  const { database } = api.deps;
  const at = (days: number) => new Date(api.deps.now().getTime() - days * DAY);
  for (const days of [32, 31, 29]) {
    await write(`${days} days`).execute();
    const event = database.queries.updateTable('service_events').set({ at: at(days) });
    await event.where('subject', '=', `${days} days`).execute();
  }
  const [first, second] = await read();
  await removeOldEvents(api.deps);
  await expect(read(first?.position)).rejects.toMatchObject({ status: 410, code: 'EVENTS_REMOVED' });
  expect((await read(second?.position)).map(({ subject }) => subject)).toEqual(['29 days']);
  expect((await read()).map(({ subject }) => subject)).toEqual(['29 days']);
  await expect(read(1_000)).rejects.toMatchObject({ status: 410, code: 'EVENTS_REMOVED' });
});
