import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedQuestion } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CORS_ORIGIN: 'https://admin.example' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** An item that a form edits: the call that reads it, the one that saves it, and two bodies of that call. */
interface Edited {
  readonly read: string;
  readonly save: string;
  readonly bodies: readonly [mine: object, theirs: object];
}

async function course(): Promise<Edited> {
  const id = (await api.call('POST /v1/course/draft')).json.data;
  return {
    read: `GET /v1/course/${id}`,
    save: 'PATCH /v1/course',
    bodies: [
      { id, title: 'Mine' },
      { id, title: 'Theirs' },
    ],
  };
}

async function quizNumbers(): Promise<Edited> {
  const course = (await api.call('POST /v1/course/draft')).json.data;
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
  const course = (await api.call('POST /v1/course/draft')).json.data;
  const quiz = await seedQuestion(api.deps.database, course);
  const choices = ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0 }));
  return {
    read: `GET /v1/quiz/${course}`,
    save: 'PATCH /v1/quiz/',
    bodies: [
      { quiz, course, question: 'Mine?', choices },
      { quiz, course, question: 'Theirs?', choices },
    ],
  };
}

async function event(): Promise<Edited> {
  const id = (await api.call('POST /v1/event/draft')).json.data;
  return {
    read: `GET /v1/event/${id}`,
    save: 'PATCH /v1/event',
    bodies: [
      { event: id, hyperlink: 'https://mine.example' },
      { event: id, hyperlink: 'https://theirs.example' },
    ],
  };
}

async function certificateGroup(): Promise<Edited> {
  const id = (await api.call('POST /v1/certificate-group/draft')).json._id;
  return {
    read: `GET /v1/certificate-group/${id}`,
    save: 'POST /v1/certificate-group/',
    bodies: [
      { id, name: 'Mine' },
      { id, name: 'Theirs' },
    ],
  };
}

describe.each([
  ['a course', course],
  ["a quiz's numbers", quizNumbers],
  ['a question', question],
  ['an event', event],
  ['a certificate group', certificateGroup],
])('saving %s', (_, make) => {
  const versionOf = async ({ read }: Edited) => (await api.call(read)).headers.get('etag') ?? '';

  test('over the version that was read is done, and makes a new version', async () => {
    const edited = await make();
    const before = await versionOf(edited);
    const answer = await api.call(edited.save, { body: edited.bodies[0], headers: { 'if-match': before } });
    expect(answer.status).toBe(200);
    expect(await versionOf(edited)).not.toBe(before);
  });

  test('over an older version is refused, and changes nothing', async () => {
    const edited = await make();
    const before = await versionOf(edited);
    await api.call(edited.save, { body: edited.bodies[1] });
    const theirs = await api.call(edited.read);
    const { status, json } = await api.call(edited.save, { body: edited.bodies[0], headers: { 'if-match': before } });
    expect(status).toBe(412);
    expect(json).toEqual({ code: 'CHANGED_ELSEWHERE', message: 'This was changed elsewhere since you opened it.' });
    expect((await api.call(edited.read)).json).toEqual(theirs.json);
  });

  test('without a version is done, whatever was saved meanwhile', async () => {
    const edited = await make();
    for (const body of edited.bodies) expect((await api.call(edited.save, { body })).status).toBe(200);
  });

  test('twice at once over the same version is done once', async () => {
    const edited = await make();
    const headers = { 'if-match': await versionOf(edited) };
    const race = await Promise.all(edited.bodies.map((body) => api.call(edited.save, { body, headers })));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

test('a page of another origin may send the version that it has read', async () => {
  const origin = 'https://admin.example';
  const headers = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' };
  const preflight = await api.call('OPTIONS /v1/course', { bearer: false, headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('If-Match');
  const { read } = await course();
  const answer = await api.call(read, { headers: { origin } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
});
