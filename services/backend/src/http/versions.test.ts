import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedGroup, seedImage, seedQuestion } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CORS_ORIGIN: 'https://admin.example' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** An item that a form edits: the requests that read, save, delete and enable it, and two bodies of a save. */
interface Edited {
  readonly read: string;
  readonly save: string;
  readonly bodies: readonly [mine: object, theirs: object];
  readonly remove?: string;
  readonly enable?: string;
}

async function course(): Promise<Edited> {
  const id = (await api.request('POST /v1/course/draft')).json.data;
  return {
    read: `GET /v1/course/${id}`,
    save: 'PATCH /v1/course',
    bodies: [
      { id, title: 'Mine' },
      { id, title: 'Theirs' },
    ],
    remove: `DELETE /v1/course/${id}`,
    enable: `PATCH /v1/course/enable/${id}`,
  };
}

async function quizNumbers(): Promise<Edited> {
  const course = (await api.request('POST /v1/course/draft')).json.data;
  for (let count = 0; count < 3; count += 1) await seedQuestion(api.deps.database, course);
  return {
    read: `GET /v1/course/${course}`,
    save: 'PATCH /v1/course/quiz/condition',
    bodies: [
      { course, quizLimit: 1, passCondition: 1 },
      { course, quizLimit: 2, passCondition: 2 },
    ],
  };
}

async function question(): Promise<Edited> {
  const course = (await api.request('POST /v1/course/draft')).json.data;
  const quiz = await seedQuestion(api.deps.database, course);
  const choices = ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0 }));
  return {
    read: `GET /v1/quiz/${course}`,
    save: 'PATCH /v1/quiz/',
    bodies: [
      { quiz, course, question: 'Mine?', choices },
      { quiz, course, question: 'Theirs?', choices },
    ],
    remove: `DELETE /v1/quiz/${quiz}`,
  };
}

async function event(): Promise<Edited> {
  const id = (await api.request('POST /v1/event/draft')).json.data;
  return {
    read: `GET /v1/event/${id}`,
    save: 'PATCH /v1/event',
    bodies: [
      { event: id, hyperlink: 'https://mine.example' },
      { event: id, hyperlink: 'https://theirs.example' },
    ],
    remove: `DELETE /v1/event/${id}`,
    enable: `PATCH /v1/event/enable/${id}`,
  };
}

async function certificateGroup(): Promise<Edited> {
  const id = (await api.request('POST /v1/certificate-group/draft')).json._id;
  return {
    read: `GET /v1/certificate-group/${id}`,
    save: 'POST /v1/certificate-group/',
    bodies: [
      { id, name: 'Mine' },
      { id, name: 'Theirs' },
    ],
    remove: `DELETE /v1/certificate-group/${id}`,
    enable: `PATCH /v1/certificate-group/enable/${id}`,
  };
}

const versionAt = async (read: string) => (await api.request(read)).headers.get('etag') ?? '';
const versionOf = ({ read }: Edited) => versionAt(read);

describe.each([
  ['a course', course],
  ["a quiz's numbers", quizNumbers],
  ['a question', question],
  ['an event', event],
  ['a certificate group', certificateGroup],
])('saving %s', (_, make) => {
  test('over the version that was read succeeds, and creates a new version', async () => {
    const edited = await make();
    const before = await versionOf(edited);
    const response = await api.request(edited.save, { body: edited.bodies[0], headers: { 'if-match': before } });
    expect(response.status).toBe(200);
    expect(await versionOf(edited)).not.toBe(before);
  });

  test('over an older version is rejected, and changes nothing', async () => {
    const edited = await make();
    const before = await versionOf(edited);
    await api.request(edited.save, { body: edited.bodies[1] });
    const theirs = await api.request(edited.read);
    const { status, json } = await api.request(edited.save, {
      body: edited.bodies[0],
      headers: { 'if-match': before },
    });
    expect(status).toBe(412);
    expect(json).toEqual({ code: 'CHANGED_ELSEWHERE', message: 'This was changed elsewhere since you opened it.' });
    expect((await api.request(edited.read)).json).toEqual(theirs.json);
  });

  test('without a version succeeds, even if the item was saved meanwhile', async () => {
    const edited = await make();
    for (const body of edited.bodies) expect((await api.request(edited.save, { body })).status).toBe(200);
  });

  test('twice at once over the same version succeeds once', async () => {
    const edited = await make();
    const headers = { 'if-match': await versionOf(edited) };
    const race = await Promise.all(edited.bodies.map((body) => api.request(edited.save, { body, headers })));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

describe.each([
  ['deleting a course', course, 'remove'],
  ['deleting a question', question, 'remove'],
  ['deleting an event', event, 'remove'],
  ['deleting a certificate group', certificateGroup, 'remove'],
  ['enabling a course', course, 'enable'],
  ['enabling an event', event, 'enable'],
  ['enabling a certificate group', certificateGroup, 'enable'],
] as const)('%s', (_, make, action) => {
  async function changedSince() {
    const edited = await make();
    const before = await versionOf(edited);
    await api.request(edited.save, { body: edited.bodies[1] });
    return { line: edited[action] ?? '', edited, before, current: await versionOf(edited) };
  }
  // None of the drafts can be enabled.
  const done = action === 'enable' ? 409 : 200;

  test('at an older version than the current one is rejected, and changes nothing', async () => {
    const { line, edited, before } = await changedSince();
    const theirs = await api.request(edited.read);
    const response = await api.request(line, { headers: { 'if-match': before } });
    expect(response).toMatchObject({ status: 412, json: { code: 'CHANGED_ELSEWHERE' } });
    expect((await api.request(edited.read)).json).toEqual(theirs.json);
  });

  test('at the current version passes the check', async () => {
    const { line, current } = await changedSince();
    expect((await api.request(line, { headers: { 'if-match': current } })).status).toBe(done);
  });

  test('without a version is not checked', async () => {
    const { line } = await changedSince();
    expect((await api.request(line)).status).toBe(done);
  });

  test('of an item that no longer exists is 404 for any version', async () => {
    const { line, edited, current } = await changedSince();
    await api.request(edited.remove ?? '');
    expect((await api.request(line, { headers: { 'if-match': current } })).status).toBe(404);
  });
});

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
    return { first, course, last, group, image, quiz, event };
  }
  type Seeded = Awaited<ReturnType<typeof seeded>>;

  const reads = {
    course: ({ course }: Seeded) => `GET /v1/course/${course}`,
    quiz: ({ course }: Seeded) => `GET /v1/quiz/${course}`,
    event: ({ event }: Seeded) => `GET /v1/event/${event}`,
    group: ({ group }: Seeded) => `GET /v1/certificate-group/${group}`,
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
      const { read, save, bodies } = await course();
      const marked = (await versionAt(read)).replace(/"$/, `${suffix}"`);
      expect((await api.request(save, { body: bodies[0], headers: { 'if-match': marked } })).status).toBe(200);
      expect((await api.request(save, { body: bodies[1], headers: { 'if-match': marked } })).status).toBe(412);
    },
  );

  test('that an earlier release named by a hash is an older one', async () => {
    const { save, bodies } = await course();
    const headers = { 'if-match': `W/"${'0123456789abcdef'.repeat(2)}"` };
    expect((await api.request(save, { body: bodies[0], headers })).status).toBe(412);
  });
});

test('a page of another origin may send the version that it has read', async () => {
  const origin = 'https://admin.example';
  const headers = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' };
  const preflight = await api.request('OPTIONS /v1/course', { bearer: false, headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('If-Match');
  const { read } = await course();
  const response = await api.request(read, { headers: { origin } });
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
});
