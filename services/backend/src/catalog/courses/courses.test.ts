import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.deps.database.queries.deleteFrom('courses').execute());

async function draft(): Promise<string> {
  return (await api.request('POST /v1/course/draft')).json.data;
}

async function readyCourse(): Promise<string> {
  const { database } = api.deps;
  const id = await draft();
  const fields = {
    title: 'Anatomy',
    cover: await seedImage(database),
    file: await seedFile(database, 'anatomy.pdf'),
    certificateGroup: await seedGroup(database),
  };
  await api.request('PATCH /v1/course', { body: { id, ...fields } });
  await seedQuestion(database, id);
  return id;
}

async function sequence(): Promise<string[]> {
  const { json } = await api.request('GET /v1/course');
  return json.docs.map((course: { _id: string; sequence: number }, index: number) => {
    expect(course.sequence).toBe(index + 1);
    return course._id;
  });
}

test('the list of courses needs a bearer', async () => {
  const response = await api.request('GET /v1/course', { bearer: false });
  expect(response.status).toBe(401);
  expect(response.json).toEqual({ message: 'Please log in again.', code: 'UNAUTHORIZED' });
});

test('the list of courses is unpaged and says so', async () => {
  for (let count = 0; count < 12; count += 1) await draft();
  const { json } = await api.request('GET /v1/course?page=2&size=5');
  expect(json).toMatchObject({ page: 1, total: 12, size: 12 });
  expect(json.docs).toHaveLength(12);
});

test.each(['/v1/course', '/v1/course/'])('the list of courses responds at %s', async (path) => {
  expect((await api.request(`GET ${path}`)).status).toBe(200);
});

test('the list of courses shows an empty draft with everything missing', async () => {
  const id = await draft();
  expect((await api.request('GET /v1/course')).json.docs).toEqual([
    {
      _id: id,
      sequence: 1,
      isEnable: false,
      cover: null,
      file: null,
      certificateGroup: null,
      passCondition: 0,
      quizLimit: 0,
      questionCount: 0,
    },
  ]);
});

test('saving a course returns the document with the names of its PDF and group', async () => {
  const id = await readyCourse();
  const { json, status } = await api.request('PATCH /v1/course', { body: { id, title: ' Heart ' } });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    _id: id,
    title: 'Heart',
    file: { originalname: 'anatomy.pdf' },
    certificateGroup: { name: 'Surgery' },
    questionCount: 1,
  });
});

test('saving a course keeps absent fields and clears those that are null', async () => {
  const id = await readyCourse();
  const { json } = await api.request('PATCH /v1/course', { body: { id, cover: null, certificateGroup: null } });
  expect(json).toMatchObject({
    title: 'Anatomy',
    cover: null,
    certificateGroup: null,
    file: { _id: expect.any(String) },
  });
});

test('saving a course ignores unknown fields and those of other requests', async () => {
  const id = await draft();
  const { json } = await api.request('PATCH /v1/course', {
    body: { id, isEnable: true, sequence: 9, __proto__: 1, x: 1 },
  });
  expect(json).toMatchObject({ isEnable: false, sequence: 1 });
  expect(json).not.toHaveProperty('x');
});

test.each([
  ['a blank title', { title: '  ' }, 'The title must not be blank.'],
  ['an unknown cover', { cover: 'nothing' }, 'There is no image with this id.'],
  ['an unknown PDF', { file: 'nothing' }, 'There is no PDF with this id.'],
  ['an unknown group', { certificateGroup: 'nothing' }, 'There is no certificate group with this id.'],
  ['a title too long', { title: 'a'.repeat(501) }, 'The field "title" must have at most 500 characters; it has 501.'],
  ['a title that is no text', { title: 5 }, 'The field "title" is not valid: it must be a text.'],
  [
    'a title with a control character',
    { title: 'a\u0000b' },
    'The field "title" has hidden control characters. Type it instead of pasting it.',
  ],
])('saving a course rejects %s', async (_, change, message) => {
  const id = await draft();
  const response = await api.request('PATCH /v1/course', { body: { id, ...change } });
  expect(response.status).toBe(400);
  expect(response.json).toMatchObject({ message, code: 'BAD_INPUT' });
});

test('saving a course rejects a group that is not enabled', async () => {
  const { json: group } = await api.request('POST /v1/certificate-group/draft');
  const response = await api.request('PATCH /v1/course', { body: { id: await draft(), certificateGroup: group._id } });
  expect(response.status).toBe(400);
  expect(response.json.message).toBe('The certificate group is not enabled.');
});

test('saving a course returns 404 for a course that does not exist', async () => {
  const response = await api.request('PATCH /v1/course', { body: { id: 'nothing', title: 'x' } });
  expect(response.status).toBe(404);
  expect(response.json).toEqual({ message: "This course doesn't exist any more.", code: 'NOT_FOUND' });
});

test('enabling a course is rejected with what is missing', async () => {
  const id = await draft();
  await api.request('PATCH /v1/course', { body: { id, title: 'Anatomy' } });
  const response = await api.request(`PATCH /v1/course/enable/${id}`);
  expect(response.status).toBe(409);
  expect(response.json).toEqual({
    message: 'Add a certificate group, a preview image, a PDF and a quiz question before enabling.',
    code: 'COURSE_NOT_READY',
  });
});

test('enabling a course returns the enabled document, and again without a change', async () => {
  const id = await readyCourse();
  const first = await api.request(`PATCH /v1/course/enable/${id}`);
  expect(first.json).toMatchObject({ _id: id, isEnable: true });
  const second = await api.request(`PATCH /v1/course/enable/${id}/`);
  expect(second).toMatchObject({ status: 200, json: first.json });
});

test.each([
  ['title', 'title'],
  ['cover', 'preview image'],
  ['file', 'PDF'],
  ['certificateGroup', 'certificate group'],
])('enabling a course keeps the enabled course from losing its %s', async (field, label) => {
  const id = await readyCourse();
  await api.request(`PATCH /v1/course/enable/${id}`);
  const response = await api.request('PATCH /v1/course', { body: { id, [field]: null } });
  expect(response.status).toBe(409);
  expect(response.json).toEqual({ message: `This is enabled and needs a ${label}.`, code: 'COURSE_NOT_READY' });
  expect((await api.request(`GET /v1/course/${id}`)).json[field]).not.toBeNull();
});

test('an enabled course can be edited', async () => {
  const id = await readyCourse();
  await api.request(`PATCH /v1/course/enable/${id}`);
  const response = await api.request('PATCH /v1/course', { body: { id, title: 'Heart' } });
  expect(response.json).toMatchObject({ title: 'Heart', isEnable: true });
});

test('the sequence has new courses at the end', async () => {
  const ids = [await draft(), await draft(), await draft()];
  expect(await sequence()).toEqual(ids);
});

test('the sequence moves a course one place up by 1 and down by -1', async () => {
  const [a, b, c] = [await draft(), await draft(), await draft()];
  const up = await api.request('PATCH /v1/course/sequence', { body: { course: c, action: 1 } });
  expect(up.json).toMatchObject({ _id: c, sequence: 2 });
  expect(await sequence()).toEqual([a, c, b]);
  await api.request('PATCH /v1/course/sequence', { body: { course: a, action: -1 } });
  expect(await sequence()).toEqual([c, a, b]);
});

test('the sequence stays as it is when a course at the edge is moved beyond it', async () => {
  const [a, b] = [await draft(), await draft()];
  expect((await api.request('PATCH /v1/course/sequence', { body: { course: a, action: 1 } })).status).toBe(200);
  expect((await api.request('PATCH /v1/course/sequence', { body: { course: b, action: -1 } })).status).toBe(200);
  expect(await sequence()).toEqual([a, b]);
});

test.each([
  [1, [2, 0, 1, 3]],
  [2, [0, 2, 1, 3]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 3, 2]],
  [99, [0, 1, 3, 2]],
  [Number.MAX_SAFE_INTEGER, [0, 1, 3, 2]],
])('the sequence moves its third course to place %i in one request', async (place, order) => {
  const ids = [await draft(), await draft(), await draft(), await draft()];
  const { status, json } = await api.request('PATCH /v1/course/place', { body: { course: ids[2], place } });
  expect([status, json._id, json.sequence]).toEqual([200, ids[2], Math.min(place, 4)]);
  expect(await sequence()).toEqual(order.map((index) => ids[index]));
});

test.each([0, -1, 1.5, '3', null, undefined])('the sequence rejects the place %j', async (place) => {
  const response = await api.request('PATCH /v1/course/place', { body: { course: await draft(), place } });
  expect(response.status).toBe(400);
});

test.each([0, 2, '1', null, undefined])('the sequence rejects the action %j', async (action) => {
  const response = await api.request('PATCH /v1/course/sequence', { body: { course: await draft(), action } });
  expect(response.status).toBe(400);
});

test('the sequence closes the gap of a deleted course', async () => {
  const [a, b, c] = [await draft(), await draft(), await draft()];
  expect((await api.request(`DELETE /v1/course/${b}`)).json).toEqual({ _id: b });
  expect(await sequence()).toEqual([a, c]);
  expect((await api.request(`DELETE /v1/course/${b}`)).status).toBe(404);
});

test.each<[string, number[], (ids: string[]) => Promise<unknown>]>([
  ['a draft', [0, 2], () => draft()],
  ['a move', [2, 0], ([, , last]) => api.request('PATCH /v1/course/sequence', { body: { course: last, action: 1 } })],
  ['a deletion', [2], ([first]) => api.request(`DELETE /v1/course/${first}`)],
  [
    'a restore',
    [0, 2, 1],
    ([, gone]) => api.request(`POST /v1/bin/item/${gone}/restore`, { body: { kind: 'course' } }),
  ],
])('the sequence closes the gap of a course that a statement has deleted with %s', async (_, places, change) => {
  const ids = [await draft(), await draft(), await draft()];
  await sql`delete from courses where id = ${ids[1]}`.execute(api.deps.database.queries);
  await change(ids);
  expect((await sequence()).filter((id) => ids.includes(id))).toEqual(places.map((place) => ids[place]));
});

test('the sequence has no gaps after parallel moves, drafts and deletions', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, draft));
  await Promise.all([
    ...ids.flatMap((course, index) => [
      api.request('PATCH /v1/course/sequence', { body: { course, action: index % 3 === 0 ? -1 : 1 } }),
      api.request('PATCH /v1/course/sequence', { body: { course, action: index % 2 === 0 ? 1 : -1 } }),
      api.request('PATCH /v1/course/place', { body: { course, place: 1 + ((index * 7) % 12) } }),
    ]),
    ...ids.slice(0, 4).map((id) => api.request(`DELETE /v1/course/${id}`)),
    draft(),
    draft(),
  ]);
  expect(await sequence()).toHaveLength(10);
});

test("the quiz's two numbers are capped at the number of questions", async () => {
  const id = await draft();
  await seedQuestion(api.deps.database, id);
  await seedQuestion(api.deps.database, id);
  const body = { course: id, quizLimit: 1, passCondition: 99_999_999_999 };
  const response = await api.request('PATCH /v1/course/quiz/condition/', { body });
  expect(response.json).toMatchObject({ quizLimit: 1, passCondition: 2 });
});

test.each([-1, 1.5, '3', null])("the quiz's two numbers reject %j", async (quizLimit) => {
  const body = { course: await draft(), quizLimit, passCondition: 0 };
  expect((await api.request('PATCH /v1/course/quiz/condition', { body })).status).toBe(400);
});
