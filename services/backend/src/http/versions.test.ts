import type { Endpoint } from '@cpd/api/contract';
import { SCOPES } from '@cpd/domain/apiKey';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../database/id.ts';
import { addKey } from '../service/apiKeys.ts';
import { fullContract } from '../testing/fullContract.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedQuestion, seedUser } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { systemActor } from './Actor.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CORS_ORIGIN: 'https://admin.example' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** A request that changes an item, and what another person changes meanwhile. */
interface Change {
  /** The path that reads the item. */
  readonly read: string;
  /** The path of the change. */
  readonly path: string;
  readonly body?: object;
  /** The API key of another service. @default the request is an administrator's or needs none */
  readonly key?: string;
  /** The same for reading the item. @default `key` */
  readonly reader?: string;
  readonly elsewhere: RawBuilder<unknown>;
}

const draftCourse = async (): Promise<string> => (await api.request('POST /v1/course/draft')).json.data;
const choices = ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0 }));

async function course() {
  const id = await draftCourse();
  await draftCourse();
  return { id, read: `/v1/course/${id}`, elsewhere: sql`update courses set title = 'Theirs' where id = ${id}` };
}

async function quiz() {
  const id = await draftCourse();
  const [question] = [await seedQuestion(api.deps.database, id), await seedQuestion(api.deps.database, id)];
  const elsewhere = sql`update questions set question = 'Theirs?' where course_id = ${id} and id <> ${question}`;
  return { id, question, read: `/v1/quiz/${id}`, elsewhere };
}

async function event() {
  const id = (await api.request('POST /v1/event/draft')).json.data;
  const elsewhere = sql`update events set hyperlink = 'https://a.b' where id = ${id}`;
  return { id, read: `/v1/event/${id}`, elsewhere };
}

async function certificateGroup() {
  const id = (await api.request('POST /v1/certificate-group/draft')).json._id;
  const elsewhere = sql`update certificate_groups set name = 'Theirs' where id = ${id}`;
  return { id, read: `/v1/certificate-group/${id}`, elsewhere };
}

async function postInReview() {
  const id = await seedPost(api.deps.database, { files: [await seedFile(api.deps.database)] });
  const { json } = await api.request(`GET /v1/post/review/url/${id}`);
  const { search } = new URL(json.url);
  return { id, search, read: `/v1/post/review/${id}${search}`, elsewhere: sql`delete from post_files` };
}

/** What another service has stored, and its key. */
async function stored() {
  const { database } = api.deps;
  const { key } = await addKey(database, { name: 'mobile', scopes: SCOPES }, systemActor('command'));
  const [user, group] = [await seedUser(database, { first_name: 'Ada' }), await seedGroup(database)];
  const [post, certificate] = [await seedPost(database, { user }), newId()];
  const row = { id: certificate, user_id: user, certificate_group_id: group };
  await database.queries.insertInto('certificates').values(row).execute();
  return { key, user, post, certificate };
}

/** Every endpoint that changes an item with versions. */
const changes: Readonly<Record<string, () => Promise<Change>>> = {
  async 'PATCH /v1/course'() {
    const { id, ...item } = await course();
    return { ...item, path: '/v1/course', body: { id, title: 'Mine' } };
  },
  async 'PATCH /v1/course/quiz/condition/'() {
    const { id, ...item } = await course();
    return { ...item, path: '/v1/course/quiz/condition', body: { course: id, quizLimit: 0, passCondition: 0 } };
  },
  async 'PATCH /v1/course/sequence'() {
    const { id, ...item } = await course();
    return { ...item, path: '/v1/course/sequence', body: { course: id, action: -1 } };
  },
  async 'PATCH /v1/course/place'() {
    const { id, ...item } = await course();
    return { ...item, path: '/v1/course/place', body: { course: id, place: 1 } };
  },
  async 'PATCH /v1/course/enable/:id'() {
    const { id, ...item } = await course();
    return { ...item, path: `/v1/course/enable/${id}` };
  },
  async 'DELETE /v1/course/:id'() {
    const { id, ...item } = await course();
    return { ...item, path: `/v1/course/${id}` };
  },
  async 'POST /v1/quiz/'() {
    const { id, ...item } = await quiz();
    return { ...item, path: '/v1/quiz/', body: { course: id, question: 'Mine?', choices } };
  },
  async 'PATCH /v1/quiz/'() {
    const { id, question, ...item } = await quiz();
    return { ...item, path: '/v1/quiz/', body: { course: id, quiz: question, question: 'Mine?', choices } };
  },
  async 'DELETE /v1/quiz/:id'() {
    const { question, ...item } = await quiz();
    return { ...item, path: `/v1/quiz/${question}` };
  },
  async 'PATCH /v1/event'() {
    const { id, ...item } = await event();
    return { ...item, path: '/v1/event', body: { event: id, hyperlink: 'https://Mine.example' } };
  },
  async 'PATCH /v1/event/enable/:id'() {
    const { id, ...item } = await event();
    return { ...item, path: `/v1/event/enable/${id}` };
  },
  async 'DELETE /v1/event/:id'() {
    const { id, ...item } = await event();
    return { ...item, path: `/v1/event/${id}` };
  },
  async 'POST /v1/certificate-group/'() {
    const { id, ...item } = await certificateGroup();
    return { ...item, path: '/v1/certificate-group/', body: { id, name: 'Mine' } };
  },
  async 'PATCH /v1/certificate-group/enable/:id'() {
    const { id, ...item } = await certificateGroup();
    return { ...item, path: `/v1/certificate-group/enable/${id}` };
  },
  async 'DELETE /v1/certificate-group/:id'() {
    const { id, ...item } = await certificateGroup();
    return { ...item, path: `/v1/certificate-group/${id}` };
  },
  async 'POST /v1/post/approve/public/:id'() {
    const { id, search, ...item } = await postInReview();
    return { ...item, path: `/v1/post/approve/public/${id}${search}` };
  },
  async 'POST /v1/post/reject/public/:id'() {
    const { id, search, ...item } = await postInReview();
    return { ...item, path: `/v1/post/reject/public/${id}${search}` };
  },
  async 'PUT /v1/service/users/:id'() {
    const { key, user } = await stored();
    const path = `/v1/service/users/${user}`;
    const elsewhere = sql`update users set description = 'Theirs' where id = ${user}`;
    return { key, read: path, path, body: { firstName: 'Mine' }, elsewhere };
  },
  async 'DELETE /v1/service/users/:id'() {
    const { key, user } = await stored();
    const path = `/v1/service/users/${user}`;
    const elsewhere = sql`update users set email = 'theirs@cpd.example' where id = ${user}`;
    return { key, read: path, path, elsewhere };
  },
  async 'PUT /v1/service/posts/:id'() {
    const { key, user, post } = await stored();
    const path = `/v1/service/posts/${post}`;
    const elsewhere = sql`update posts set title = 'Theirs' where id = ${post}`;
    return { key, read: path, path, body: { user, title: 'Mine' }, elsewhere };
  },
  async 'POST /v1/certificate/withdraw/:id'() {
    const { key: reader, certificate } = await stored();
    const read = `/v1/service/certificates/${certificate}`;
    const elsewhere = sql`update certificates set group_name = 'Theirs' where id = ${certificate}`;
    return { reader, read, path: `/v1/certificate/withdraw/${certificate}`, body: { reason: 'Not passed' }, elsewhere };
  },
  async 'DELETE /v1/user/:id'() {
    const { user } = await stored();
    const path = `/v1/user/${user}`;
    const elsewhere = sql`update users set email = 'theirs@cpd.example' where id = ${user}`;
    return { read: path, path, elsewhere };
  },
  async 'PUT /v1/service/certificates/:id/withdrawn'() {
    const { key, certificate } = await stored();
    const path = `/v1/service/certificates/${certificate}`;
    const elsewhere = sql`update certificates set group_name = 'Theirs' where id = ${certificate}`;
    return { key, read: path, path: `${path}/withdrawn`, elsewhere };
  },
};

test('every endpoint that changes an item with versions is tested', () => {
  const endpoints: Endpoint[] = Object.values(fullContract).flatMap((calls) => Object.values(calls));
  // Issuing a certificate creates it, and never changes one.
  const changing = endpoints.filter(
    ({ versioned, method, creates }) => versioned && method !== 'GET' && creates !== 'certificate',
  );
  expect(Object.keys(changes).toSorted()).toEqual(changing.map(({ method, path }) => `${method} ${path}`).toSorted());
});

const versionAt = async (read: string) => (await api.request(read)).headers.get('etag') ?? '';

function send(line: string, { key, body }: Pick<Change, 'key' | 'body'>, version?: string) {
  const conditional = version === undefined ? {} : { 'if-match': version };
  const headers = key === undefined ? conditional : { ...conditional, authorization: `Bearer ${key}` };
  return api.request(line, { ...(body && { body }), headers, bearer: key === undefined });
}

const readOf = ({ read, key, reader = key }: Change) =>
  send(`GET ${read}`, reader === undefined ? {} : { key: reader });

/** The responses about items that do not exist, unless they are 404. */
const missing: Readonly<Record<string, number>> = {
  'PUT /v1/service/posts/:id': 412,
  'PUT /v1/service/users/:id': 412,
  'DELETE /v1/service/users/:id': 200,
  // Strangers get the same response for a post that exists and one that does not.
  'POST /v1/post/approve/public/:id': 403,
  'POST /v1/post/reject/public/:id': 403,
};

test.each(['PUT /v1/service/users/:id', 'PUT /v1/service/posts/:id'])(
  '%s with If-None-Match creates and never replaces',
  async (name) => {
    const made = (await changes[name]?.()) as Change;
    const put = (path: string, none: string) =>
      api.request(`PUT ${path}`, {
        body: made.body ?? {},
        headers: { authorization: `Bearer ${made.key}`, 'if-none-match': none },
        bearer: false,
      });
    const before = await readOf(made);
    for (const none of ['*', before.headers.get('etag') ?? '']) expect((await put(made.path, none)).status).toBe(412);
    expect((await readOf(made)).headers.get('etag')).toBe(before.headers.get('etag'));
    expect((await put(made.path, 'W/"99"')).status).toBe(200);
    expect((await put(`${made.path}0`, '*')).status).toBe(200);
  },
);

describe.each(Object.entries(changes))('%s', (name, make) => {
  const change = (made: Change, version?: string) => send(`${name.split(' ')[0]} ${made.path}`, made, version);
  // A draft cannot be enabled, which is checked after its version.
  const done = name.includes('/enable/') ? 409 : 200;

  test('is rejected for an older version, and changes nothing', async () => {
    const made = await make();
    const before = (await readOf(made)).headers.get('etag') ?? '';
    await made.elsewhere.execute(api.deps.database.queries);
    const theirs = await readOf(made);
    expect(theirs.headers.get('etag')).not.toBe(before);
    const { status, json } = await change(made, before);
    expect(status).toBe(412);
    expect(json).toEqual({ code: 'CHANGED_ELSEWHERE', message: 'This was changed elsewhere since you opened it.' });
    const after = await readOf(made);
    expect([after.headers.get('etag'), after.json]).toEqual([theirs.headers.get('etag'), theirs.json]);
  });

  test('succeeds for the current version, and without one', async () => {
    for (const isConditional of [true, false]) {
      const made = await make();
      await made.elsewhere.execute(api.deps.database.queries);
      const version = isConditional ? ((await readOf(made)).headers.get('etag') ?? '') : undefined;
      expect((await change(made, version)).status).toBe(done);
    }
  });

  test('finds no item that was deleted, whatever the version', async () => {
    const made = await make();
    const version = (await readOf(made)).headers.get('etag') ?? '';
    const tables = ['questions', 'courses', 'events', 'certificates', 'certificate_groups', 'posts'] as const;
    for (const table of tables) await api.deps.database.queries.deleteFrom(table).execute();
    if (/user/.test(name)) await send(`DELETE ${made.path}`, made);
    expect((await change(made, version)).status).toBe(missing[name] ?? 404);
  });
});

test('no certificate is issued for a version, because there is none yet', async () => {
  const { key } = await stored();
  for (const version of ['W/"1"', '*']) {
    const body = { user: 'nobody', certificateGroup: 'none' };
    expect((await send(`PUT /v1/service/certificates/${newId()}`, { key, body }, version)).status).toBe(412);
  }
});

test.each(['PATCH /v1/course', 'PATCH /v1/quiz/', 'PATCH /v1/event', 'POST /v1/certificate-group/'])(
  '%s twice at once for the same version succeeds once',
  async (name) => {
    const { read, path, body } = (await changes[name]?.()) ?? { read: '', path: '' };
    const headers = { 'if-match': await versionAt(`GET ${read}`) };
    const bodies = [body, JSON.parse(JSON.stringify(body).replace('Mine', 'Ours'))];
    const line = `${name.split(' ')[0]} ${path}`;
    const race = await Promise.all(bodies.map((body) => api.request(line, { body, headers })));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  },
);

describe('the version', () => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(api.deps.database.queries);

  /** A course with a question between two others, its certificate group, and an event with a poster. */
  async function seeded() {
    const { database } = api.deps;
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await api.request('POST /v1/course/draft')).json.data);
    const [first = '', course = '', last = ''] = ids;
    const group = await seedGroup(database);
    const image = await seedImage(database);
    const quiz = await seedQuestion(database, course);
    await api.request('PATCH /v1/course', { body: { id: course, title: 'Burns', certificateGroup: group } });
    const event = (await api.request('POST /v1/event/draft')).json.data;
    await api.request('PATCH /v1/event', { body: { event, images: [image] } });
    const { id: post, search } = await postInReview();
    return { first, course, last, group, image, quiz, event, post, search };
  }
  type Seeded = Awaited<ReturnType<typeof seeded>>;

  const reads = {
    course: ({ course }: Seeded) => `GET /v1/course/${course}`,
    quiz: ({ course }: Seeded) => `GET /v1/quiz/${course}`,
    event: ({ event }: Seeded) => `GET /v1/event/${event}`,
    group: ({ group }: Seeded) => `GET /v1/certificate-group/${group}`,
    post: ({ post, search }: Seeded) => `GET /v1/post/review/${post}${search}`,
  };

  test.each<[keyof typeof reads, string, (ids: Seeded) => Promise<unknown>]>([
    ['course', 'another course is deleted', ({ first }) => api.request(`DELETE /v1/course/${first}`)],
    [
      'course',
      'another course is moved past it',
      ({ first }) => api.request('PATCH /v1/course/sequence', { body: { course: first, action: -1 } }),
    ],
    [
      'course',
      'it is moved itself, as the sequence belongs to the list',
      ({ course }) => api.request('PATCH /v1/course/sequence', { body: { course, action: 1 } }),
    ],
    [
      'course',
      'its certificate group is renamed',
      ({ group }) => api.request('POST /v1/certificate-group/', { body: { id: group, name: 'Renamed' } }),
    ],
    [
      'course',
      'it is saved as it is',
      ({ course }) => api.request('PATCH /v1/course', { body: { id: course, title: 'Burns' } }),
    ],
    ['course', 'another course gets a question', ({ last }) => seedQuestion(api.deps.database, last)],
    [
      'quiz',
      'the title of its course is saved',
      ({ course }) => api.request('PATCH /v1/course', { body: { id: course, title: 'Wounds' } }),
    ],
    ['quiz', 'another course gets a question', ({ last }) => seedQuestion(api.deps.database, last)],
    ['quiz', 'its questions are written as they are', () => run(sql`update questions set question = question`)],
    ['event', 'its posters are written as they are', () => run(sql`update event_images set position = position`)],
    ['post', 'its files are written as they are', () => run(sql`update post_files set position = position`)],
    [
      'event',
      'its posters are saved as they are',
      ({ event, image }) => api.request('PATCH /v1/event', { body: { event, images: [image] } }),
    ],
    [
      'event',
      'another event gets a poster',
      async ({ image }) =>
        api.request('PATCH /v1/event', {
          body: { event: (await api.request('POST /v1/event/draft')).json.data, images: [image] },
        }),
    ],
    ['post', 'a review link for it is created', ({ post }) => api.request(`GET /v1/post/review/url/${post}`)],
    [
      'group',
      'a course joins it',
      ({ last, group }) => api.request('PATCH /v1/course', { body: { id: last, certificateGroup: group } }),
    ],
  ])('of a %s stays when %s', async (item, _, change) => {
    const ids = await seeded();
    const before = await versionAt(reads[item](ids));
    await change(ids);
    expect(await versionAt(reads[item](ids))).toBe(before);
  });

  test('of a course that SQL deletes and inserts again under its id is not the one before', async () => {
    const { id, read } = await course();
    const headers = { 'if-match': await versionAt(`GET ${read}`) };
    await run(sql`delete from courses where id = ${id}`);
    await run(sql`insert into courses (id, sequence) values (${id}, 1)`);
    expect((await api.request('PATCH /v1/course', { body: { id, title: 'Mine' }, headers })).status).toBe(412);
  });

  test.each<[keyof typeof reads, string, (ids: Seeded) => Promise<unknown>]>([
    ['course', 'a row', ({ course }) => run(sql`update courses set pass_condition = 9 where id = ${course}`)],
    ['course', 'a state', ({ course }) => run(sql`update courses set is_enabled = true where id = ${course}`)],
    [
      'course',
      'a row with an older version in it',
      ({ course }) => run(sql`update courses set title = 'Theirs', version = 1 where id = ${course}`),
    ],
    ['course', 'a new question', ({ course }) => seedQuestion(api.deps.database, course)],
    ['quiz', 'a new question', ({ course }) => seedQuestion(api.deps.database, course)],
    [
      'quiz',
      'a row by its schema, which it does not look for tables in',
      ({ quiz }) =>
        api.deps.database.transaction(async (queries) => {
          await sql`set local search_path = ''`.execute(queries);
          await sql`update public.questions set question = 'Theirs?' where id = ${quiz}`.execute(queries);
        }),
    ],
    ['quiz', 'a question', ({ quiz }) => run(sql`update questions set question = 'Theirs?' where id = ${quiz}`)],
    ['quiz', 'a deleted question', ({ quiz }) => run(sql`delete from questions where id = ${quiz}`)],
    [
      'quiz',
      'a question that goes to another course',
      ({ quiz, last }) => run(sql`update questions set course_id = ${last} where id = ${quiz}`),
    ],
    ['event', 'a row', ({ event }) => run(sql`update events set hyperlink = 'https://a.b' where id = ${event}`)],
    [
      'event',
      'a poster’s place',
      ({ event }) => run(sql`update event_images set position = 7 where event_id = ${event}`),
    ],
    ['event', 'a deleted poster', ({ event }) => run(sql`delete from event_images where event_id = ${event}`)],
    [
      'event',
      'a new poster',
      async ({ event }) =>
        run(sql`insert into event_images (event_id, image_id, position)
          values (${event}, ${await seedImage(api.deps.database)}, 5)`),
    ],
    ['post', 'a row', ({ post }) => run(sql`update posts set description = 'Theirs' where id = ${post}`)],
    ['post', 'a file’s place', ({ post }) => run(sql`update post_files set position = 7 where post_id = ${post}`)],
    ['post', 'a deleted file', ({ post }) => run(sql`delete from post_files where post_id = ${post}`)],
    [
      'post',
      'a new file',
      async ({ post }) =>
        run(sql`insert into post_files (post_id, file_id, position)
          values (${post}, ${await seedFile(api.deps.database)}, 5)`),
    ],
    ['group', 'a row', ({ group }) => run(sql`update certificate_groups set name = 'Theirs' where id = ${group}`)],
  ])('of a %s changes when another service writes %s', async (item, _, change) => {
    const ids = await seeded();
    const versions = [await versionAt(reads[item](ids))];
    await change(ids);
    versions.push(await versionAt(reads[item](ids)));
    expect(new Set(versions).size).toBe(2);
  });

  test('of a course is no reason to keep the earlier response, which may contain the former name of its group', async () => {
    const ids = await seeded();
    const etag = await versionAt(reads.course(ids));
    await api.request('POST /v1/certificate-group/', { body: { id: ids.group, name: 'Renamed' } });
    const response = await api.request(reads.course(ids), { headers: { 'if-none-match': etag } });
    expect(response).toMatchObject({ status: 200, json: { certificateGroup: { name: 'Renamed' } } });
  });

  test.each(['-gzip', '--gzip', ';gzip', '-br'])(
    'of a course that a proxy has marked with %s after compressing the response is the same version',
    async (suffix) => {
      const { id, read } = await course();
      const marked = (await versionAt(`GET ${read}`)).replace(/"$/, `${suffix}"`);
      const save = (title: string) =>
        api.request('PATCH /v1/course', { body: { id, title }, headers: { 'if-match': marked } });
      expect((await save('Mine')).status).toBe(200);
      expect((await save('Theirs')).status).toBe(412);
    },
  );

  test('that an earlier release named by a hash is an older one', async () => {
    const { id } = await course();
    const headers = { 'if-match': `W/"${'0123456789abcdef'.repeat(2)}"` };
    expect((await api.request('PATCH /v1/course', { body: { id, title: 'Mine' }, headers })).status).toBe(412);
  });
});

test('a page of another origin may send the version that it has read', async () => {
  const origin = 'https://admin.example';
  const headers = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' };
  const preflight = await api.request('OPTIONS /v1/course', { bearer: false, headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('If-Match');
  const { read } = await course();
  const response = await api.request(`GET ${read}`, { headers: { origin } });
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
});
