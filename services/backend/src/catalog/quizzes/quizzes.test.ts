import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOldCreations } from '../../http/creations.ts';
import { seedFile, seedGroup, seedImage } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const choices = (correct = 0) => ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === correct }));
const draft = async (): Promise<string> => (await api.request('POST /v1/course/draft')).json.data;
const add = (course: string, question = 'Which one?') =>
  api.request('POST /v1/quiz/', { body: { course, question, choices: choices() } });
const list = async (course: string) => (await api.request(`GET /v1/quiz/${course}`)).json;

test('the questions of a course are a bare array in the order they were added', async () => {
  const course = await draft();
  for (const question of ['first', 'second', 'third']) await add(course, question);
  expect(await list(course)).toEqual(
    ['first', 'second', 'third'].map((question) => ({ _id: expect.any(String), question, choices: choices() })),
  );
});

test('the questions of a course that does not exist are not found', async () => {
  expect((await api.request('GET /v1/quiz/nothing')).status).toBe(404);
  expect((await add('nothing')).status).toBe(404);
});

test('the questions of a course are counted with the course', async () => {
  const course = await draft();
  await add(course);
  expect((await api.request(`GET /v1/course/${course}`)).json.questionCount).toBe(1);
});

const ID = '0123456789abcdefghijklmnop';
const addWithId = (course: string, id: unknown, question = 'Which one?') =>
  api.request('POST /v1/quiz/', { body: { course, id, question, choices: choices() } });

test('a question that is added again with the same id is stored once', async () => {
  const course = await draft();
  const responses = await Promise.all([addWithId(course, ID), addWithId(course, ID), addWithId(course, ID)]);
  expect(responses.map(({ status, json }) => [status, json._id])).toEqual([200, 200, 200].map((ok) => [ok, ID]));
  expect(await list(course)).toEqual([{ _id: ID, question: 'Which one?', choices: choices() }]);
  const { json: history } = await api.request(`GET /v1/activity?subject=${course}`);
  expect(history.docs.filter(({ action }: { action: string }) => action === 'question.added')).toHaveLength(1);
  expect((await api.request(`GET /v1/course/${course}`)).json.questionCount).toBe(1);
});

describe('a question that was added with an id', () => {
  const first = { _id: ID, question: 'Which one?', choices: choices() };

  test('stays as it was corrected when its creation is repeated, which gets the first response', async () => {
    const course = await draft();
    await addWithId(course, ID);
    await api.request('PATCH /v1/quiz/', { body: { quiz: ID, course, question: 'Corrected?', choices: choices(2) } });
    const before = await api.request(`GET /v1/quiz/${course}`);
    expect(await addWithId(course, ID)).toMatchObject({ status: 200, json: first });
    const after = await api.request(`GET /v1/quiz/${course}`);
    expect([after.headers.get('etag'), after.json]).toEqual([before.headers.get('etag'), before.json]);
  });

  test('is not replaced by another one with its id, of its course or of another', async () => {
    const [course, other] = [await draft(), await draft()];
    await addWithId(course, ID);
    for (const response of [await addWithId(course, ID, 'Which other?'), await addWithId(other, ID)]) {
      expect(response).toMatchObject({ status: 409, json: { code: 'QUESTION_DIFFERS' } });
    }
    expect([await list(course), await list(other)]).toEqual([[first], []]);
  });

  test.each([
    ['it', (_: string) => `DELETE /v1/quiz/${ID}`],
    ['its course', (course: string) => `DELETE /v1/course/${course}`],
  ])('does not come back after %s was deleted', async (_, deletion) => {
    const [course, other] = [await draft(), await draft()];
    await addWithId(course, ID);
    await api.request(deletion(course));
    for (const repeated of [course, other]) {
      const responses = await Promise.all([addWithId(repeated, ID), addWithId(repeated, ID)]);
      for (const response of responses) {
        expect(response).toMatchObject({ status: 410, json: { code: 'QUESTION_DELETED' } });
      }
    }
    expect(await list(other)).toEqual([]);
  });

  test('is the same for a repeated request with the version that the first one had', async () => {
    const course = await draft();
    const headers = { 'if-match': (await api.request(`GET /v1/quiz/${course}`)).headers.get('etag') ?? '' };
    const body = { course, id: ID, question: 'Which one?', choices: choices() };
    for (const time of [1, 2]) {
      expect([time, (await api.request('POST /v1/quiz/', { body, headers })).status]).toEqual([time, 200]);
    }
  });

  test('of a deleted question is rejected for 30 days, and as long as it is in the bin', async () => {
    const course = await draft();
    await addWithId(course, ID);
    await api.request(`DELETE /v1/quiz/${ID}`);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
    await removeOldCreations({ ...api.deps, now: () => days(29) });
    expect((await addWithId(course, ID)).status).toBe(410);
    await removeOldCreations({ ...api.deps, now: () => days(31) });
    expect((await addWithId(course, ID)).status).toBe(410);
    await api.request(`DELETE /v1/bin/item/${ID}?kind=question`);
    expect(await addWithId(course, ID)).toMatchObject({ status: 200, json: first });
  });

  test('by an earlier version of the service is compared as it is now', async () => {
    const course = await draft();
    await addWithId(course, ID);
    await api.deps.database.queries.deleteFrom('creations').execute();
    expect((await addWithId(course, ID, 'Which other?')).status).toBe(409);
    expect(await addWithId(course, ID)).toMatchObject({ status: 200, json: first });
  });

  test('can be added after a request that was rejected', async () => {
    expect((await addWithId('nothing', ID)).status).toBe(404);
    expect((await addWithId(await draft(), ID)).status).toBe(200);
  });
});

test.each([
  ['a word', 'first'],
  ['too long a text', '0'.repeat(27)],
  ['a number', 1],
])('a question is not added with %s as its id', async (_, id) => {
  expect((await addWithId(await draft(), id)).status).toBe(400);
});

test('a question is replaced with text and choices', async () => {
  const course = await draft();
  const { json } = await add(course);
  const body = { quiz: json._id, course, question: 'Changed?', choices: choices(2) };
  expect((await api.request('PATCH /v1/quiz/', { body })).status).toBe(200);
  expect(await list(course)).toEqual([{ _id: json._id, question: 'Changed?', choices: choices(2) }]);
});

test('a question stays with its course', async () => {
  const [course, other] = [await draft(), await draft()];
  const { json } = await add(course);
  const body = { quiz: json._id, course: other, question: 'x', choices: choices() };
  expect((await api.request('PATCH /v1/quiz', { body })).status).toBe(400);
});

test.each([
  ['a blank text', { question: ' ' }, 'Enter the question.'],
  ['a blank choice', { choices: [...choices().slice(0, 3), { text: ' ', isCorrect: false }] }, 'Enter choice 4.'],
  ['no correct choice', { choices: choices(9) }, 'Mark the correct choice.'],
  ['two correct choices', { choices: choices().map((choice, i) => ({ ...choice, isCorrect: i < 2 })) }, 'Mark one'],
  ['three choices', { choices: choices().slice(0, 3) }, 'choices'],
  ['five choices', { choices: [...choices(), { text: 'e', isCorrect: false }] }, 'choices'],
  ['a choice without its mark', { choices: ['a', 'b', 'c', 'd'].map((text) => ({ text })) }, 'isCorrect'],
  ['choices that are no list', { choices: 'abcd' }, 'choices'],
])('a question is rejected with %s', async (_, change, message) => {
  const body = { course: await draft(), question: 'Which one?', choices: choices(), ...change };
  const response = await api.request('POST /v1/quiz', { body });
  expect(response.status).toBe(400);
  expect(response.json.message).toContain(message);
});

test('a question keeps no unknown fields', async () => {
  const course = await draft();
  const body = { course, question: 'q', choices: choices().map((choice) => ({ ...choice, secret: 1 })), more: 2 };
  await api.request('POST /v1/quiz', { body });
  expect(JSON.stringify(await list(course))).not.toMatch(/secret|more/);
});

test('deleting a question lowers the numbers of the quiz that exceed the questions left', async () => {
  const course = await draft();
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push((await add(course)).json._id);
  await api.request('PATCH /v1/course/quiz/condition/', { body: { course, quizLimit: 3, passCondition: 1 } });
  expect((await api.request(`DELETE /v1/quiz/${ids[0]}`)).json).toEqual({ _id: ids[0] });
  expect((await api.request(`GET /v1/course/${course}`)).json).toMatchObject({ quizLimit: 2, passCondition: 1 });
});

test('deleting a question is rejected for the last one of an enabled course', async () => {
  const { database } = api.deps;
  const course = await draft();
  const { json } = await add(course);
  const body = {
    id: course,
    title: 'Anatomy',
    cover: await seedImage(database),
    file: await seedFile(database),
    certificateGroup: await seedGroup(database),
  };
  await api.request('PATCH /v1/course', { body });
  await api.request(`PATCH /v1/course/enable/${course}`);
  const response = await api.request(`DELETE /v1/quiz/${json._id}`);
  expect(response).toMatchObject({ status: 409, json: { code: 'COURSE_NOT_READY' } });
  expect(response.json.message).toBe('This is enabled and needs a quiz question.');
  expect(await list(course)).toHaveLength(1);
});

test('deleting a question succeeds once for simultaneous requests', async () => {
  const course = await draft();
  const { json } = await add(course);
  await add(course);
  await api.request('PATCH /v1/course/quiz/condition', { body: { course, quizLimit: 2, passCondition: 2 } });
  const responses = await Promise.all(Array.from({ length: 4 }, () => api.request(`DELETE /v1/quiz/${json._id}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  expect((await api.request(`GET /v1/course/${course}`)).json).toMatchObject({ quizLimit: 1, passCondition: 1 });
});
