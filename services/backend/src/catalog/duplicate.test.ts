import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeUnused } from '../files/uploads/removeUnused.ts';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const get = async (path: string) => (await api.request(`GET ${path}`)).json;
const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 2 }));
const add = (course: string, question: string, copyOf?: string) =>
  api.request('POST /v1/quiz/', { body: { course, question, choices, copyOf } });
const questionsOf = async (course: string): Promise<{ _id: string; question: string }[]> => get(`/v1/quiz/${course}`);
const textsOf = async (course: string) => (await questionsOf(course)).map(({ question }) => question);
const lastLine = async (subject: string) => (await get(`/v1/activity?subject=${subject}`)).docs[0];

async function seedCourse(title = 'Anatomy'): Promise<string> {
  const { database } = api.deps;
  const id = (await api.request('POST /v1/course/draft')).json.data;
  const fields = {
    title,
    cover: await seedImage(database),
    file: await seedFile(database, 'anatomy.pdf'),
    certificateGroup: await seedGroup(database, title),
  };
  await api.request('PATCH /v1/course', { body: { id, ...fields } });
  for (const question of ['one', 'two', 'three']) await add(id, question);
  await api.request('PATCH /v1/course/quiz/condition/', { body: { course: id, quizLimit: 3, passCondition: 2 } });
  await api.request(`PATCH /v1/course/enable/${id}`);
  return id;
}

async function seedEvent(): Promise<string> {
  const id = (await api.request('POST /v1/event/draft/')).json.data;
  const [cover, ...images] = await Promise.all([1, 2, 3].map(() => seedImage(api.deps.database)));
  await api.request('PATCH /v1/event', { body: { event: id, cover, images, hyperlink: 'https://example.org/a' } });
  await api.request(`PATCH /v1/event/enable/${id}`);
  return id;
}

const duplicate = (kind: 'course' | 'event', id: string, body: object = {}) =>
  api.request(`POST /v1/${kind}/duplicate/${id}`, kind === 'course' ? { body } : {});

async function removeForGood(kind: 'course' | 'event', id: string): Promise<void> {
  await api.request(`DELETE /v1/${kind}/${id}`);
  await sql`delete from bin`.execute(api.deps.database.queries);
  for (const table of ['images', 'files']) {
    await sql`update ${sql.table(table)} set unused_since = unused_since - interval '8 days'`.execute(
      api.deps.database.queries,
    );
  }
  await removeUnused(api.deps);
}

describe('the copy of a course', () => {
  test('is a draft next to it, with its fields, numbers and questions', async () => {
    const [first, last] = [await seedCourse('First'), await seedCourse('Last')];
    const { status, json } = await duplicate('course', first, { title: 'Copy of First' });
    expect([status, json]).toEqual([200, { data: expect.any(String) }]);
    const { docs } = await get('/v1/course');
    const [original, copy] = docs;
    expect(docs.map(({ _id }: { _id: string }) => _id)).toEqual([first, json.data, last]);
    expect(docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1, 2, 3]);
    expect(copy).toEqual({ ...original, _id: json.data, title: 'Copy of First', sequence: 2, isEnable: false });
    const [questions, copies] = [await questionsOf(first), await questionsOf(json.data)];
    expect(copies.map(({ _id, ...content }) => content)).toEqual(questions.map(({ _id, ...content }) => content));
    expect(copies.map(({ _id }) => _id)).not.toEqual(expect.arrayContaining([questions[0]?._id]));
  });

  test('can be enabled, and leaves the original as it was', async () => {
    const course = await seedCourse();
    const before = [await get(`/v1/course/${course}`), await questionsOf(course)];
    const copy = (await duplicate('course', course)).json.data;
    expect((await api.request(`PATCH /v1/course/enable/${copy}`)).status).toBe(200);
    expect([await get(`/v1/course/${course}`), await questionsOf(course)]).toEqual(before);
    expect(await get(`/v1/course/${copy}`)).toMatchObject({ title: 'Anatomy', isEnable: true });
  });

  test('of an empty draft is an empty draft', async () => {
    const draft = (await api.request('POST /v1/course/draft')).json.data;
    const copy = (await duplicate('course', draft)).json.data;
    const { docs } = await get('/v1/course');
    expect(docs[1]).toEqual({ ...docs[0], _id: copy, sequence: 2 });
  });

  test('is named in the history with its original', async () => {
    const course = await seedCourse();
    const copy = (await duplicate('course', course, { title: 'Copy of Anatomy' })).json.data;
    expect(await lastLine(copy)).toMatchObject({
      action: 'course.duplicated',
      subject: { title: 'Copy of Anatomy' },
      changes: [{ field: 'original', before: null, after: { _id: course, name: 'Anatomy' } }],
    });
  });

  test('keeps an exact undo of a deletion before it possible', async () => {
    const [a, b, c] = [await seedCourse('A'), await seedCourse('B'), await seedCourse('C')];
    await api.request(`DELETE /v1/course/${b}`);
    const copy = (await duplicate('course', a)).json.data;
    const { status } = await api.request(`POST /v1/bin/item/${b}/restore`, { body: { kind: 'course', exact: true } });
    expect(status).toBe(200);
    const ids = (await get('/v1/course')).docs.map(({ _id }: { _id: string }) => _id);
    expect(ids.filter((id: string) => id !== copy)).toEqual([a, b, c]);
    expect(ids).toContain(copy);
  });

  test.each([
    ['a blank title', { title: ' ' }, 400],
    ['a title that is too long', { title: 'a'.repeat(501) }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const course = await seedCourse();
    expect((await duplicate('course', course, body)).status).toBe(status);
    expect((await get('/v1/course')).total).toBe(1);
  });

  test('takes one place each when many are made at the same moment', async () => {
    const course = await seedCourse();
    await Promise.all([1, 2, 3, 4].map(() => duplicate('course', course)));
    const { docs } = await get('/v1/course');
    expect(docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(docs[0]._id).toBe(course);
  });
});

describe('the copy of an event', () => {
  test('is a draft and the newest event, with link, cover and posters, and the history has its original', async () => {
    const [event] = [await seedEvent(), await seedEvent()];
    const copy = (await duplicate('event', event)).json.data;
    const { docs } = await get('/v1/event');
    expect(docs[0]).toEqual({ ...(await get(`/v1/event/${event}`)), _id: copy, isEnable: false });
    expect(await lastLine(copy)).toMatchObject({
      action: 'event.duplicated',
      changes: [{ field: 'original', after: { _id: event, name: 'https://example.org/a' } }],
    });
  });
});

test.each(['course', 'event'] as const)(
  'the copy and its original %s keep their uploads without the other',
  async (kind) => {
    for (const removed of ['original', 'copy']) {
      await api.reset();
      const original = kind === 'course' ? await seedCourse() : await seedEvent();
      const copy = (await duplicate(kind, original)).json.data;
      const kept = removed === 'original' ? copy : original;
      const { cover, file, images } = await get(`/v1/${kind}/${kept}`);
      await removeForGood(kind, removed === 'original' ? original : copy);
      expect(await get(`/v1/${kind}/${kept}`)).toMatchObject(kind === 'course' ? { cover, file } : { cover, images });
      const stored = await sql<{ id: string }>`select id from images union all select id from files`.execute(
        api.deps.database.queries,
      );
      const ids = stored.rows.map(({ id }) => id);
      for (const upload of [cover, ...(kind === 'course' ? [file] : images)]) expect(ids).toContain(upload._id);
      await removeForGood(kind, kept);
      const { rows } = await sql`select from files`.execute(api.deps.database.queries);
      expect(rows).toEqual([]);
    }
  },
);

test.each(['course', 'event'] as const)('what does not exist is no %s to copy', async (kind) => {
  expect((await duplicate(kind, 'nothing')).status).toBe(404);
});

describe('a copied question', () => {
  const copy = async (course: string, text: string, index: number) => {
    const { json } = await add(course, text, (await questionsOf(course))[index]?._id);
    return json._id;
  };

  test('follows its original, also if the next one is a copy', async () => {
    const course = await seedCourse();
    await copy(course, 'copy of two', 1);
    await copy(course, 'another copy of two', 1);
    await copy(course, 'copy of the copy', 3);
    await add(course, 'four');
    expect(await textsOf(course)).toEqual([
      'one',
      'two',
      'another copy of two',
      'copy of two',
      'copy of the copy',
      'three',
      'four',
    ]);
  });

  test('of the last one is the last one', async () => {
    const course = await seedCourse();
    await copy(course, 'copy of three', 2);
    await add(course, 'four');
    expect(await textsOf(course)).toEqual(['one', 'two', 'three', 'copy of three', 'four']);
  });

  test('can follow the same question sixty times', async () => {
    const course = await seedCourse();
    for (let n = 60; n > 0; n -= 1) await copy(course, String(n), 0);
    const numbers = Array.from({ length: 60 }, (_, index) => String(index + 1));
    expect(await textsOf(course)).toEqual(['one', ...numbers, 'two', 'three']);
  });

  test('does not move what is undone, and is back at its place when its own deletion is undone', async () => {
    const course = await seedCourse();
    const two = (await questionsOf(course))[1]?._id;
    await api.request(`DELETE /v1/quiz/${two}`);
    const copied = await copy(course, 'copy of one', 0);
    const undo = (id: unknown) =>
      api.request(`POST /v1/bin/item/${id}/restore`, { body: { kind: 'question', exact: true } });
    expect((await undo(two)).status).toBe(200);
    expect(await textsOf(course)).toEqual(['one', 'copy of one', 'two', 'three']);
    await api.request(`DELETE /v1/quiz/${copied}`);
    expect((await undo(copied)).status).toBe(200);
    expect(await textsOf(course)).toEqual(['one', 'copy of one', 'two', 'three']);
  });

  test('that is restored from the bin is the last one, and keeps its place with its course', async () => {
    const course = await seedCourse();
    const copied = await copy(course, 'copy of one', 0);
    for (const exact of [true, false]) {
      await api.request(`DELETE /v1/course/${course}`);
      await api.request(`POST /v1/bin/item/${course}/restore`, { body: { kind: 'course', exact } });
      expect(await textsOf(course)).toEqual(['one', 'copy of one', 'two', 'three']);
    }
    await api.request(`DELETE /v1/quiz/${copied}`);
    await api.request(`POST /v1/bin/item/${copied}/restore`, { body: { kind: 'question' } });
    expect(await textsOf(course)).toEqual(['one', 'two', 'three', 'copy of one']);
  });

  test('is named in the history with its original', async () => {
    const course = await seedCourse();
    const [original] = await questionsOf(course);
    await copy(course, 'copy of one', 0);
    expect((await lastLine(course)).changes).toEqual(
      expect.arrayContaining([{ field: 'original', before: null, after: { _id: original?._id, name: 'one' } }]),
    );
  });

  test('needs an original of its quiz', async () => {
    const [course, other] = [await seedCourse('A'), await seedCourse('B')];
    const foreign = await seedQuestion(api.deps.database, other);
    expect((await add(course, 'copy', foreign)).status).toBe(400);
    expect((await add(course, 'copy', 'nothing')).status).toBe(400);
    expect(await textsOf(course)).toHaveLength(3);
  });
});
