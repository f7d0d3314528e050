import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('lists users page by page, the newest first, without data of their sign-in', async () => {
  for (const first_name of ['Ada', 'Ben', 'Cleo']) {
    await seedUser(api.deps.database, {
      first_name,
      last_name: 'Lee',
      email: `${first_name}@cpd.example`,
      firebase_uid: first_name,
    });
  }
  const { json } = await api.request('GET /v1/user?page=1&size=2');
  expect(json).toMatchObject({ page: 1, total: 3, size: 2 });
  expect(json.docs[0]).toEqual({
    _id: expect.any(String),
    firstName: 'Cleo',
    lastName: 'Lee',
    description: null,
    email: 'Cleo@cpd.example',
    certificateCount: 0,
  });
  expect((await api.request('GET /v1/user', { bearer: false })).status).toBe(401);
});

test.each([
  ['the last page, full', 'size=3&page=1', 3],
  ['the last page, not full', 'size=2&page=2', 1],
  ['a page beyond the last one', 'size=2&page=3', 0],
])('%s tells how many users there are', async (_, query, rows) => {
  const { json } = await api.request(`GET /v1/user?${query}`);
  expect([json.docs.length, json.total]).toEqual([rows, 3]);
});

test('users are found by a keyword in name, description or e-mail, in any case', async () => {
  await seedUser(api.deps.database, { first_name: 'Zoë', last_name: 'Straße', email: 'zoe@mill.example' });
  for (const keyword of ['ZOË STRASSE', 'mill.EX']) {
    const { json } = await api.request(`GET /v1/user?keyword=${encodeURIComponent(keyword)}`);
    expect(json).toMatchObject({ total: 1, docs: [{ firstName: 'Zoë' }] });
  }
  expect((await api.request('GET /v1/user?keyword=_')).json.total).toBe(0);
});
