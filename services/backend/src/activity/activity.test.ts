import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedPost } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const actionsOf = async (query: string) =>
  (await api.call(`GET /v1/activity?${query}`)).json.docs.map(({ action }: { action: string }) => action);

test('the history is read page by page, the newest line first, by administrators alone (rule HI6)', async () => {
  const id = (await api.call('POST /v1/course/draft')).json.data;
  await api.call('PATCH /v1/course', { body: { id, title: 'Anatomy' } });
  const { json } = await api.call('GET /v1/activity?page=1&size=2');
  expect(json).toMatchObject({ page: 1, size: 2, total: 4, filters: ['keyword', 'subject', 'actor'] });
  expect(json.docs[0]).toEqual({
    _id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    actor: { _id: expect.any(String), name: 'ada' },
    action: 'course.saved',
    subject: { kind: 'course', _id: id, title: 'Anatomy' },
    changes: [{ field: 'title', before: null, after: 'Anatomy' }],
    requestId: expect.any(String),
  });
  expect(await actionsOf('page=2&size=2')).toEqual(['admin.signed-in', 'admin.added']);
  expect((await api.call('GET /v1/activity', { bearer: false })).status).toBe(401);
  expect((await api.call('GET /v1/activity?page=0')).status).toBe(400);
});

test('the history is narrowed to one subject, to one actor, and by a keyword in who, what and to what (rule HI6)', async () => {
  const { database } = api.deps;
  const id = (await api.call('POST /v1/course/draft')).json.data;
  await api.call('PATCH /v1/course', { body: { id, title: 'Anatomy of the STRASSE' } });
  const post = await seedPost(database);
  const { url } = (await api.call(`GET /v1/post/review/url/${post}`)).json;
  await api.call(`POST /v1/post/reject/public/${post}${new URL(url).search}`, { bearer: false });
  expect(await actionsOf(`subject=${id}`)).toEqual(['course.saved', 'course.created']);
  expect(await actionsOf('actor=review-link')).toEqual(['post.reject']);
  expect(await actionsOf(`subject=${post}&actor=review-link`)).toEqual(['post.reject']);
  expect(await actionsOf('keyword=straße')).toEqual(['course.saved']);
  expect(await actionsOf('keyword=changed%20title')).toEqual(['course.saved']);
  expect(await actionsOf('keyword=ADA')).toContain('post.link-issued');
  expect(await actionsOf('keyword=100%25')).toEqual([]);
});
