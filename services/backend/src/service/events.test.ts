import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../database/id.ts';
import { deleteUsers } from '../people/userDeletion/store.ts';
import { requestSignal } from '../running/limits/deadline.ts';
import { seedGroup, seedImage, seedPost, seedQuestion, seedUser, seedWithdrawal } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { renewEventEpoch } from './eventCursor.ts';
import { EventFeed, removeOldEvents } from './events.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApp;
let feed: EventFeed;
beforeAll(async () => {
  api = await openTestApp();
  feed = new EventFeed(api.deps);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const readPage = (after?: string, { wait = 0, limit = 100 } = {}) => feed.read({ keyId: 'key', after, wait, limit });
const read = async (...request: Parameters<typeof readPage>) => (await readPage(...request)).events;
const subjectsAfter = async (after?: string) => (await read(after)).map(({ subject }) => subject);
const eventPairs = async (after?: string) => (await read(after)).map(({ type, subject }) => [type, subject]);
const removed = { status: 410, code: 'EVENTS_REMOVED' };
const write = (subject: string) =>
  api.deps.database.queries.insertInto('service_events').values({ type: 'test', subject });

describe('events report', () => {
  test('posts that are submitted, replaced, decided and deleted, certificates and deleted users, in order', async () => {
    const { database } = api.deps;
    const user = await seedUser(database);
    const [approved, rejected] = [await seedPost(database, { user }), await seedPost(database, { user })];
    await database.queries.updateTable('posts').set({ title: 'Another' }).where('id', '=', approved).execute();
    await database.queries.updateTable('posts').set({ title: 'Another' }).where('id', '=', approved).execute();
    for (const [post, decision] of [
      [approved, 'approve'],
      [rejected, 'reject'],
    ]) {
      const { url } = (await api.request(`GET /v1/post/review/url/${post}`)).json;
      const token = new URL(url).searchParams.get('token');
      await api.request(`POST /v1/post/${decision}/public/${post}?token=${token}`, { bearer: false });
    }
    const certificate = newId();
    const row = { id: certificate, user_id: user, certificate_group_id: await seedGroup(database) };
    await database.queries.insertInto('certificates').values(row).execute();
    await seedWithdrawal(database, certificate, api.deps.now());
    await database.queries.deleteFrom('posts').where('id', '=', rejected).execute();
    await database.transaction((queries) => deleteUsers(queries, [user], [], api.deps.now()));
    const pairs = await eventPairs();
    expect([...pairs.slice(0, -2), ...pairs.slice(-2).toSorted()]).toEqual([
      ['post.submitted', approved],
      ['post.submitted', rejected],
      ['post.submitted', approved],
      ['post.approved', approved],
      ['post.rejected', rejected],
      ['group.enabled', row.certificate_group_id],
      ['certificate.issued', certificate],
      ['certificate.withdrawn', certificate],
      ['post.deleted', rejected],
      ['post.deleted', approved],
      ['user.deleted', user],
    ]);
  });

  test.each([
    ['course', 'courses', { title: 'New' }],
    ['event', 'events', { hyperlink: 'https://cpd.example' }],
    ['group', 'certificate_groups', { name: 'New' }],
  ] as const)(
    'a %s that is enabled, changed, taken back and deleted, but nothing of a draft',
    async (noun, table, change) => {
      const { queries } = api.deps.database;
      const set = (values: object) => queries.updateTable(table).set(values).where('id', '=', 'item').execute();
      const values = { id: 'item', ...(table === 'courses' ? { sequence: 1 } : {}) };
      for (const isEnabled of [false, true]) {
        await sql`insert into ${sql.table(table)} ${sql.raw(`(${Object.keys(values)})`)}
        values (${sql.join(Object.values(values))})`.execute(queries);
        if (isEnabled) await set({ is_enabled: true });
        await set(change);
        await set(change);
        if (isEnabled) for (const is_enabled of [false, true]) await set({ is_enabled });
        await queries.deleteFrom(table).where('id', '=', 'item').execute();
      }
      const words = ['enabled', 'changed', 'deleted', 'enabled', 'deleted'];
      expect(await eventPairs()).toEqual(words.map((word) => [`${noun}.${word}`, 'item']));
    },
  );

  test('a course whose quiz or place changes', async () => {
    const { database } = api.deps;
    const courses: string[] = [];
    for (let count = 0; count < 3; count += 1) courses.push((await api.request('POST /v1/course/draft')).json.data);
    await database.queries
      .updateTable('courses')
      .set({ is_enabled: true })
      .where('id', 'in', courses.slice(1))
      .execute();
    const [draft, second, third] = courses;
    const { next } = await readPage();
    for (const course of courses) await seedQuestion(database, course);
    await api.request('PATCH /v1/course/sequence', { body: { course: third, action: 1 } });
    await api.request(`DELETE /v1/course/${draft}`);
    const changed = (await eventPairs(next)).map(([type, subject]) => `${type} ${subject}`);
    const both = [`course.changed ${second}`, `course.changed ${third}`].toSorted();
    expect([0, 2, 4].map((start) => changed.slice(start, start + 2).toSorted())).toEqual([both, both, both]);
    expect(changed).toHaveLength(6);
  });

  test('a save of several rows once', async () => {
    const { queries } = api.deps.database;
    const images = [await seedImage(api.deps.database), await seedImage(api.deps.database)];
    const event = { id: 'event', is_enabled: true, cover_image_id: images[0] };
    await queries.insertInto('events').values(event).execute();
    const { next } = await readPage();
    const saved = await api.request('PATCH /v1/event', {
      body: { event: 'event', images, hyperlink: 'https://a.example' },
    });
    expect([saved.status, await subjectsAfter(next)]).toEqual([200, ['event']]);
  });
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
  const first = await readPage(undefined, { limit: 2 });
  const second = await readPage(first.next, { limit: 2 });
  expect([...first.events, ...second.events].map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd']);
  // The cursor alone tells where an event is: a restored database may count anew.
  expect(Object.keys(first.events[0] ?? {}).toSorted()).toEqual(['at', 'cursor', 'subject', 'type']);
  expect([first.hasMore, second.hasMore, second.events.at(-1)?.cursor]).toEqual([true, true, second.next]);
  // It was killed before it stored its cursor, so the same events are sent again.
  expect(await readPage(first.next, { limit: 2 })).toEqual(second);
  expect(await subjectsAfter(second.events[0]?.cursor)).toEqual(['d', 'e']);
  const third = await readPage(second.next, { limit: 1 });
  expect([third.events[0]?.subject, third.hasMore]).toEqual(['e', false]);
  expect(await readPage(third.next)).toEqual({ events: [], next: third.next, hasMore: false });
});

test('a consumer that starts before the first event continues with it', async () => {
  const { events, next } = await readPage();
  expect(events).toEqual([]);
  await write('first').execute();
  expect(await subjectsAfter(next)).toEqual(['first']);
});

describe('a cursor', () => {
  test('is rejected once another history was restored, however many events that has', async () => {
    const { queries } = api.deps.database;
    for (const subject of ['a', 'b', 'c']) await write(subject).execute();
    const { next } = await readPage();
    // As in a backup of the moment before 'c'.
    await queries.deleteFrom('service_events').where('subject', '=', 'c').execute();
    await queries.updateTable('facts').set({ value: '2' }).where('name', '=', 'service-events-position').execute();
    await renewEventEpoch(queries);
    for (const subject of ['d', 'e', 'f']) await write(subject).execute();
    await expect(read(next)).rejects.toMatchObject(removed);
    expect(await subjectsAfter()).toEqual(['a', 'b', 'd', 'e', 'f']);
    await renewEventEpoch(queries);
    await expect(read(next)).rejects.toMatchObject(removed);
  });

  test('ends while its reader waits, if the epoch is renewed', async () => {
    const { next } = await readPage();
    const waiting = read(next, { wait: 600 });
    await renewEventEpoch(api.deps.database.queries);
    await expect(waiting).rejects.toMatchObject(removed);
  });

  test.each(['', '1', '-1', '1.5', 'x', 'bnVsbA', Buffer.from('0123456789abcdef.x').toString('base64url')])(
    'that the service has not sent is bad input: %j',
    async (cursor) => {
      await expect(read(cursor)).rejects.toMatchObject({
        status: 400,
        details: { errors: [{ field: 'after', message: expect.stringContaining('cursor') }] },
      });
    },
  );
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
  const second = await read(first.at(-1)?.cursor);
  const subjects = [...first, ...second].map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['early', 'late']);
  // The lower number came second.
  if (database.connections.max > 1) expect(subjects).toEqual(['early', 'late']);
});

test('consumers that read while many write see every event once, in one order', async () => {
  const { database } = api.deps;
  const subjects = Array.from({ length: 60 }, (_, index) => `subject-${index}`);
  // A read may end before the newest events have their positions, which another read gives them. A later one has them.
  const follow = async () => {
    const seen: string[] = [];
    let after: string | undefined;
    while (seen.length < subjects.length) {
      const { events, next } = await readPage(after, { limit: 7 });
      for (const { subject } of events) seen.push(subject);
      after = next;
    }
    return [...seen, ...(await subjectsAfter(after))];
  };
  const writing = Promise.all(
    subjects.map((subject, index) =>
      database.transaction(async (queries) => {
        await queries.insertInto('service_events').values({ type: 'test', subject }).execute();
        await sql`select pg_sleep(${(index % 7) / 200})`.execute(queries);
      }),
    ),
  );
  const [one, other] = await Promise.all([follow(), follow(), writing]);
  expect(one.toSorted()).toEqual(subjects.toSorted());
  expect(other).toEqual(one);
});

/** Resolves with a request that is rejected. */
const onceRejected = <T extends { page: Promise<unknown> }>(request: T) =>
  new Promise<T>((resolve) => request.page.catch(() => resolve(request)));

describe('waiting', () => {
  test('ends with the first event', async () => {
    const waiting = read(undefined, { wait: 600 });
    await write('first').execute();
    expect((await waiting).map(({ subject }) => subject)).toEqual(['first']);
  });

  test('ends without an event when its time is over, and at once while the process stops', async () => {
    expect(await read(undefined, { wait: 0.01 })).toEqual([]);
    const stopping = new EventFeed({ ...api.deps, readiness: { problem: 'The service is stopping.' } });
    expect(await stopping.read({ keyId: 'key', after: undefined, wait: 600, limit: 1 })).toMatchObject({ events: [] });
  });

  test('polls the database once for all requests of a process', async () => {
    let statements = 0;
    const counting = api.deps.database.queries.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const database = Object.create(api.deps.database, { queries: { value: counting } });
    const counted = new EventFeed({ ...api.deps, database });
    const wait = (index: number) => counted.read({ keyId: `key-${index % 10}`, after: undefined, wait: 1.5, limit: 1 });
    await Promise.all(Array.from({ length: 50 }, (_, index) => wait(index)));
    // Two for each request before it waits, and two for each half of a second.
    expect(statements).toBeLessThanOrEqual(50 * 2 + 4 * 2);
  });

  test('is possible for five requests of a key at once', async () => {
    const wait = (keyId: string) => feed.read({ keyId, after: undefined, wait: 600, limit: 1 });
    const requests = Array.from({ length: 6 }, () => {
      const client = new AbortController();
      return { client, page: requestSignal.run(client.signal, () => wait('mobile')) };
    });
    const rejected = await Promise.race(requests.map(onceRejected));
    const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS', headers: { 'Retry-After': '5' } };
    await expect(rejected.page).rejects.toMatchObject(tooMany);
    const other = wait('newsletter');
    expect(await feed.read({ keyId: 'mobile', after: undefined, wait: 0, limit: 1 })).toMatchObject({ events: [] });
    const [first, ...waiting] = requests.filter((request) => request !== rejected);
    first?.client.abort(new Error('The client has gone.'));
    await expect(first?.page).rejects.toThrow('The client has gone.');
    const next = wait('mobile');
    await write('first').execute();
    const pages = await Promise.all([...waiting.map(({ page }) => page), other, next]);
    expect(pages.map(({ events }) => events.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await wait('mobile')).toMatchObject({ events: [{ subject: 'first' }] });
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
  await expect(read(first?.cursor)).rejects.toMatchObject(removed);
  expect(await subjectsAfter(second?.cursor)).toEqual(['29 days']);
  expect(await subjectsAfter()).toEqual(['29 days']);
  api.pass(2 * DAY);
  await removeOldEvents(api.deps);
  const { events, next } = await readPage();
  expect(events).toEqual([]);
  expect(await subjectsAfter(next)).toEqual([]);
});
