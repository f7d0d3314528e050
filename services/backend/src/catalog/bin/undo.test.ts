import type { BinKind } from '@cpd/domain/bin';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EventFeed } from '../../service/events.ts';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const PATH = { course: 'course', event: 'event', certificateGroup: 'certificate-group', question: 'quiz' } as const;

const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(api.deps.database.queries);
const get = async (path: string) => (await api.request(`GET ${path}`)).json;
const remove = (kind: BinKind, id: string) => api.request(`DELETE /v1/${PATH[kind]}/${id}`);
const undo = (kind: BinKind, id: string) =>
  api.request(`POST /v1/bin/item/${id}/restore`, { body: { kind, exact: true } });
const restore = (kind: BinKind, id: string) => api.request(`POST /v1/bin/item/${id}/restore`, { body: { kind } });
const sequence = async () => (await get('/v1/course')).docs.map(({ _id }: { _id: string }) => _id);

/** Adds courses, of which the one in the middle is enabled, with a quiz of three questions. */
async function seedCourses(count = 5): Promise<string[]> {
  const { database } = api.deps;
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await api.request('POST /v1/course/draft')).json.data);
  const id = ids[Math.floor(count / 2)] ?? '';
  const [cover, file] = [await seedImage(database), await seedFile(database)];
  const certificateGroup = await seedGroup(database);
  await api.request('PATCH /v1/course', { body: { id, title: 'Burns', cover, file, certificateGroup } });
  for (let n = 0; n < 3; n += 1) await seedQuestion(database, id);
  await api.request('PATCH /v1/course/quiz/condition/', { body: { course: id, quizLimit: 3, passCondition: 3 } });
  expect((await api.request(`PATCH /v1/course/enable/${id}`)).status).toBe(200);
  return ids;
}

async function seedEvents(): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const id: string = (await api.request('POST /v1/event/draft/')).json.data;
    const [cover, ...images] = await Promise.all([1, 2, 3].map(() => seedImage(api.deps.database)));
    await api.request('PATCH /v1/event', { body: { event: id, cover, images } });
    await api.request(`PATCH /v1/event/enable/${id}`);
    ids.push(id);
  }
  return ids;
}

/** Each kind: an item in the middle of others, and everything that shows it. */
const KINDS: Readonly<Record<BinKind, () => Promise<readonly [id: string, read: () => Promise<unknown>]>>> = {
  async course() {
    const [, , id = ''] = await seedCourses();
    return [id, async () => [await get('/v1/course'), await get(`/v1/course/${id}`), await get(`/v1/quiz/${id}`)]];
  },
  async event() {
    const [, id = ''] = await seedEvents();
    return [id, () => get('/v1/event')];
  },
  async certificateGroup() {
    const [, id] = [await seedGroup(api.deps.database, 'A'), await seedGroup(api.deps.database, 'B')];
    await seedGroup(api.deps.database, 'C');
    return [id, () => get('/v1/certificate-group')];
  },
  async question() {
    const [, , course = ''] = await seedCourses();
    const [, { _id: id }] = await get(`/v1/quiz/${course}`);
    return [id, async () => [await get(`/v1/course/${course}`), await get(`/v1/quiz/${course}`)]];
  },
};

const kinds = Object.keys(KINDS) as BinKind[];

describe.each(kinds)('the deletion of a %s that is undone', (kind) => {
  test('leaves everything as it was, and nothing in the bin', async () => {
    const [id, read] = await KINDS[kind]();
    const before = await read();
    expect((await remove(kind, id)).status).toBe(200);
    expect(await undo(kind, id)).toMatchObject({ status: 200, json: { _id: id, notes: [], exact: true } });
    expect(await read()).toEqual(before);
    expect((await run('select from bin')).rows).toEqual([]);
  });

  test('and repeated changes nothing, and says so', async () => {
    const [id, read] = await KINDS[kind]();
    await remove(kind, id);
    await undo(kind, id);
    const before = await read();
    expect((await undo(kind, id)).json.notes).toMatchObject([{ code: 'ALREADY_RESTORED' }]);
    expect(await read()).toEqual(before);
  });

  test('by another administrator is refused, and restored instead', async () => {
    const [id] = await KINDS[kind]();
    await remove(kind, id);
    await run(`update bin set undo = undo || '{"by": "another"}'`);
    expect(await undo(kind, id)).toMatchObject({ status: 409, json: { code: 'NOT_UNDOABLE' } });
    const { json } = await restore(kind, id);
    expect([json.notes, json.exact]).toEqual([[], false]);
  });

  test('is refused if a statement or an earlier version has deleted it again', async () => {
    const [id] = await KINDS[kind]();
    await remove(kind, id);
    await undo(kind, id);
    const table = { course: 'courses', event: 'events', certificateGroup: 'certificate_groups', question: 'questions' };
    await run('update courses set certificate_group_id = null');
    await run(`delete from ${table[kind]} where id = '${id}'`);
    expect((await undo(kind, id)).json.code).toBe('NOT_UNDOABLE');
  });
});

test('a request that is based on the version before the deletion is rejected', async () => {
  const [, , id = ''] = await seedCourses();
  const etag = (await api.request(`GET /v1/course/${id}`)).headers.get('etag') ?? '';
  await remove('course', id);
  await undo('course', id);
  expect((await api.request(`DELETE /v1/course/${id}`, { headers: { 'if-match': etag } })).status).toBe(412);
});

describe('the place of a course', () => {
  test('is the same after several deletions that are undone newest first', async () => {
    const ids = await seedCourses();
    for (const id of [ids[2], ids[1], ids[4]] as string[]) await remove('course', id);
    for (const id of [ids[4], ids[1], ids[2]] as string[]) expect((await undo('course', id)).status).toBe(200);
    expect(await sequence()).toEqual(ids);
  });

  test('is between the same courses if others were moved, deleted or added since', async () => {
    const [a, b, c, d, e] = (await seedCourses()) as [string, string, string, string, string];
    await remove('course', c);
    await api.request('PATCH /v1/course/sequence', { body: { course: b, action: 1 } });
    await remove('course', d);
    const f = (await api.request('POST /v1/course/draft')).json.data;
    expect((await undo('course', c)).status).toBe(200);
    expect(await sequence()).toEqual([b, a, c, e, f]);
  });

  test('is refused if it is not certain, and the course is restored at the end', async () => {
    const [a, b, c, d, e] = (await seedCourses()) as [string, string, string, string, string];
    await remove('course', c);
    await api.request('PATCH /v1/course/sequence', { body: { course: d, action: 1 } });
    expect(await undo('course', c)).toMatchObject({ status: 409, json: { code: 'ORDER_CHANGED' } });
    expect(await sequence()).toEqual([a, d, b, e]);
    expect((await restore('course', c)).status).toBe(200);
    expect(await sequence()).toEqual([a, d, b, e, c]);
  });

  test('stays free of gaps when courses are deleted and brought back at the same moment', async () => {
    const ids = await seedCourses(6);
    await Promise.all(ids.map((id) => remove('course', id)));
    const responses = await Promise.all([...ids, ...ids].map((id) => undo('course', id)));
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const { docs } = await get('/v1/course');
    expect(docs.map(({ sequence: place }: { sequence: number }) => place)).toEqual(
      docs.map((_: unknown, index: number) => index + 1),
    );
    const deleted = (await get('/v1/bin/item?kind=course')).total;
    expect(docs.length + deleted).toBe(ids.length);
  });
});

describe('a course', () => {
  test('whose certificate group is in the bin waits for it, whether it is undone or restored', async () => {
    const [, , id = ''] = await seedCourses();
    const before = await get(`/v1/course/${id}`);
    await remove('course', id);
    await remove('certificateGroup', before.certificateGroup._id);
    for (const bringBack of [undo, restore]) {
      expect(await bringBack('course', id)).toMatchObject({ status: 409, json: { code: 'GROUP_DELETED' } });
    }
    expect((await undo('certificateGroup', before.certificateGroup._id)).status).toBe(200);
    expect((await undo('course', id)).status).toBe(200);
    expect(await get(`/v1/course/${id}`)).toEqual(before);
  });

  test('that was enabled is not brought back into a group that is not enabled now', async () => {
    const [, , id = ''] = await seedCourses();
    const { certificateGroup: group } = await get(`/v1/course/${id}`);
    await remove('course', id);
    await remove('certificateGroup', group._id);
    await restore('certificateGroup', group._id);
    expect(await undo('course', id)).toMatchObject({ status: 409, json: { code: 'GROUP_NOT_ENABLED' } });
    expect((await restore('course', id)).json.notes).toMatchObject([{ code: 'GROUP_NOT_ENABLED' }]);
  });

  test('whose group is gone for good is not brought back as it was', async () => {
    const [, , id = ''] = await seedCourses();
    const { certificateGroup: group } = await get(`/v1/course/${id}`);
    await remove('course', id);
    await remove('certificateGroup', group._id);
    await run("delete from bin where kind = 'certificateGroup'");
    expect(await undo('course', id)).toMatchObject({ status: 409, json: { code: 'PARTS_GONE' } });
    expect((await restore('course', id)).json.notes).toMatchObject([{ code: 'GROUP_GONE' }]);
  });

  test('is told of to other services, and in the history with being enabled', async () => {
    const [, , id = ''] = await seedCourses();
    await run('delete from service_events');
    await remove('course', id);
    await undo('course', id);
    const { events } = await new EventFeed(api.deps).read({ keyId: 'key', after: undefined, wait: 0, limit: 100 });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['course.deleted', 'course.enabled']));
    const lines = (await get(`/v1/activity?subject=${id}`)).docs.map(({ action }: { action: string }) => action);
    expect(lines.slice(0, 3)).toEqual(['course.enabled', 'course.restored', 'course.deleted']);
  });
});

describe('a question', () => {
  test('keeps its place among questions that were added since', async () => {
    const [, , course = ''] = await seedCourses();
    const before = await get(`/v1/quiz/${course}`);
    await remove('question', before[0]._id);
    await seedQuestion(api.deps.database, course);
    await undo('question', before[0]._id);
    const after = await get(`/v1/quiz/${course}`);
    expect(after.slice(0, 3)).toEqual(before);
    expect(after).toHaveLength(4);
  });

  test('raises the numbers of its quiz again after several deletions, with a line in the history', async () => {
    const [, , course = ''] = await seedCourses();
    const [one, two] = await get(`/v1/quiz/${course}`);
    for (const { _id } of [one, two]) await remove('question', _id);
    expect(await get(`/v1/course/${course}`)).toMatchObject({ quizLimit: 1, passCondition: 1 });
    for (const { _id } of [two, one]) expect((await undo('question', _id)).status).toBe(200);
    expect(await get(`/v1/course/${course}`)).toMatchObject({ quizLimit: 3, passCondition: 3 });
    const [line] = (await get(`/v1/activity?subject=${course}`)).docs;
    expect(line).toMatchObject({ action: 'question.restored' });
    expect(line.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'passCondition',
      'question',
      'quizLimit',
    ]);
  });

  test('does not overwrite numbers of its quiz that were changed since', async () => {
    const [, , course = ''] = await seedCourses();
    const [{ _id: id }] = await get(`/v1/quiz/${course}`);
    await remove('question', id);
    const numbers = { quizLimit: 1, passCondition: 1 };
    await api.request('PATCH /v1/course/quiz/condition/', { body: { course, ...numbers } });
    expect(await undo('question', id)).toMatchObject({ status: 409, json: { code: 'NUMBERS_CHANGED' } });
    expect((await restore('question', id)).status).toBe(200);
    expect(await get(`/v1/course/${course}`)).toMatchObject(numbers);
  });

  test('that is in its course, which is in the bin, is said to be there', async () => {
    const [, , course = ''] = await seedCourses();
    const [{ _id: id }] = await get(`/v1/quiz/${course}`);
    await remove('question', id);
    await restore('question', id);
    await remove('course', course);
    for (const bringBack of [undo, restore]) {
      expect(await bringBack('question', id)).toMatchObject({ status: 409, json: { code: 'IN_DELETED_COURSE' } });
    }
    expect((await api.request(`DELETE /v1/bin/item/${id}?kind=question`)).json.code).toBe('IN_DELETED_COURSE');
  });
});
