import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function addEvents(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id: string = (await api.request('POST /v1/event/draft/')).json.data;
    const [cover, poster] = [await seedImage(api.deps.database), await seedImage(api.deps.database)];
    await api.request('PATCH /v1/event', { body: { event: id, cover, images: [poster] } });
    ids.push(id);
  }
  return ids;
}

/** Adds courses that can be enabled. */
async function addCourses(count: number): Promise<string[]> {
  const { database } = api.deps;
  const certificateGroup = await seedGroup(database);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id: string = (await api.request('POST /v1/course/draft')).json.data;
    const [cover, file] = [await seedImage(database), await seedFile(database)];
    await api.request('PATCH /v1/course', { body: { id, title: `Course ${n}`, cover, file, certificateGroup } });
    await seedQuestion(database, id);
    ids.push(id);
  }
  return ids;
}

const many = (path: string, body: object) => api.request(`POST /v1/${path}`, { body });
const statuses = (json: { results: { status: number }[] }) => json.results.map(({ status }) => status);
const lines = async (action: string) => {
  const { json } = await api.request('GET /v1/activity?size=100');
  return json.docs.filter((line: { action: string }) => line.action === action).length;
};

test('several items are enabled by one request, each with its result and a line in the history', async () => {
  const [first = '', second = '', third = ''] = await addEvents(3);
  const draft: string = (await api.request('POST /v1/event/draft/')).json.data;
  await api.request(`PATCH /v1/event/enable/${second}`);
  const { status, json } = await many('event/bulk', { action: 'enable', ids: [first, draft, 'gone', second, third] });
  expect(status).toBe(200);
  expect(json.results).toEqual([
    { _id: first, status: 200, code: null, message: null },
    {
      _id: draft,
      status: 409,
      code: 'EVENT_NOT_READY',
      message: 'Add a cover image and a poster before enabling.',
    },
    { _id: 'gone', status: 404, code: 'NOT_FOUND', message: "This event doesn't exist any more." },
    { _id: second, status: 200, code: null, message: null },
    { _id: third, status: 200, code: null, message: null },
  ]);
  const { json: list } = await api.request('GET /v1/event?isEnable=true');
  expect(list.total).toBe(3);
  expect(await lines('event.enabled')).toBe(3);
});

test('a group that is in use stays, while the others are deleted', async () => {
  const [unused, used] = [await seedGroup(api.deps.database, 'A'), await seedGroup(api.deps.database, 'B')];
  const course: string = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course', { body: { id: course, certificateGroup: used } });
  const { json } = await many('certificate-group/bulk', { action: 'delete', ids: [used, unused] });
  expect(json.results).toMatchObject([{ status: 409, code: 'GROUP_IN_USE' }, { status: 200 }]);
  expect((await api.request('GET /v1/certificate-group')).json.docs).toMatchObject([{ _id: used }]);
});

test('the deletion of several courses is undone as a whole: places, questions and what was enabled', async () => {
  const ids = await addCourses(5);
  const [, b = '', , d = '', e = ''] = ids;
  await many('course/bulk', { action: 'enable', ids: [b, e] });
  const before = (await api.request('GET /v1/course')).json;
  expect(statuses((await many('course/bulk', { action: 'delete', ids: [d, b, e] })).json)).toEqual([200, 200, 200]);
  expect((await api.request('GET /v1/course')).json.total).toBe(2);
  // The deletion done last is undone first.
  const items = [e, b, d].map((_id) => ({ _id, kind: 'course' }));
  const { json } = await many('bin/restore', { items, exact: true });
  expect(json.results).toEqual(
    items.map((item) => ({
      _id: item._id,
      status: 200,
      code: null,
      message: null,
      restored: { ...item, course: null, notes: [], exact: true },
    })),
  );
  expect((await api.request('GET /v1/course')).json).toEqual(before);
});

test('a deletion that cannot be undone leaves the others undone, and says why', async () => {
  const [first = '', second = ''] = await addEvents(2);
  await many('event/bulk', { action: 'delete', ids: [first, second] });
  await sql`update bin set undo = undo || '{"by": "another"}' where id = ${first}`.execute(api.deps.database.queries);
  const items = [second, first].map((_id) => ({ _id, kind: 'event' }));
  const { json } = await many('bin/restore', { items, exact: true });
  expect(json.results).toMatchObject([
    { _id: second, status: 200, restored: { exact: true } },
    { _id: first, status: 409, code: 'NOT_UNDOABLE', restored: null },
  ]);
});

test('an id that is named twice is changed once', async () => {
  const [id = ''] = await addEvents(1);
  const { json } = await many('event/bulk', { action: 'delete', ids: [id, id] });
  expect(statuses(json)).toEqual([200]);
});

test.each([{ ids: [] }, { ids: Array.from({ length: 101 }, (_, n) => `e-${n}`) }, { ids: ['e'], action: 'disable' }])(
  'a request for no items, for too many, or for another action is rejected',
  async (body) => {
    expect((await many('event/bulk', { action: 'enable', ...body })).status).toBe(400);
  },
);

test('after a failure of the service, the rest is not tried and has the same result', async () => {
  const [first = '', second = '', third = ''] = await addEvents(3);
  const { database } = api.deps;
  const transaction = database.transaction.bind(database);
  let count = 0;
  const spy = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
    count += 1;
    if (count === 2) throw new Error('No more.');
    return transaction(work);
  });
  const { status, json } = await many('event/bulk', { action: 'delete', ids: [first, second, third] });
  spy.mockRestore();
  expect(status).toBe(200);
  expect(json.results).toMatchObject([
    { _id: first, status: 200 },
    { _id: second, status: 500, code: 'INTERNAL', message: 'Something went wrong.' },
    { _id: third, status: 500, code: 'INTERNAL' },
  ]);
  expect((await api.request('GET /v1/event')).json.total).toBe(2);
});

test('only the named rows are downloaded, whose ids the history does not keep', async () => {
  const [first = '', , third = ''] = await addEvents(3);
  const authorization = `Bearer ${await api.accessTokenOf('ada')}`;
  const response = await api.app.request(`/v1/export/events?ids=${first},${third}`, { headers: { authorization } });
  const rows = (await response.text()).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual([third, first]);
  const { json } = await api.request('GET /v1/activity?size=1');
  expect(json.docs[0]).toMatchObject({ action: 'events.downloaded' });
  expect(JSON.stringify(json.docs[0])).not.toContain(first);
});
