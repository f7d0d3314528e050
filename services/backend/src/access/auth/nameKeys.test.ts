import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { hashPassword } from './password.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const signIn = (username: string, password: string = TEST_ADMIN.password) =>
  api.request('POST /v1/auth/sign-in', { body: { username, password, token: 'any' }, bearer: false });
const add = (username: string) => api.request('POST /v1/administrator', { body: { username } });

describe('user names', () => {
  test.each(['ada ', ' Ada', 'ada\u200d', 'ADA', '\uff41\uff44\uff41'])(
    'sign-in accepts the name as %j',
    async (username) => {
      expect((await signIn(username)).status).toBe(200);
    },
  );

  test.each(['Ada', 'ada ', 'ada\u200d', '\uff41\uff44\uff41', 'ADA'])('%j is taken by ada', async (username) => {
    expect(await add(username)).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
  });

  test.each([
    ["O'Brien", 'O’Brien'],
    ['Anne-Marie', 'Anne‑Marie'],
    ['کریم', 'كريم'],
    ['admin', 'ɑdmin'],
    ['Ian', 'lan'],
    ['max', 'МАХ'],
  ])('%j is an account, so %j, which looks the same, cannot be added', async (one, other) => {
    expect((await add(one)).status).toBe(200);
    expect(await add(other)).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
    expect((await signIn(other)).status).toBe(401);
  });

  test('of two that look the same, one is added if both are added at once', async () => {
    const added = await Promise.all(['max', 'МАХ', 'max', 'мах'].map(add));
    expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test.each(['\u0430da', 'ad\u200da', 'a\u00adda'])('%j cannot be added', async (username) => {
    expect(await add(username)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });

  test('one name in two Unicode forms is one account', async () => {
    expect((await add('Jos\u00e9')).status).toBe(200);
    expect(await add('jose\u0301')).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
  });

  test('a name is displayed as it was typed', async () => {
    await add('Ben Álvarez');
    const { docs } = (await api.request('GET /v1/administrator')).json;
    expect(docs.map(({ username }: { username: string }) => username)).toContain('Ben Álvarez');
  });

  test('failures are counted together for every spelling of the name', async () => {
    const spellings = ['ada', 'Ada', 'ADA', ' ada'];
    for (let count = 0; count < 20; count += 1) await signIn(spellings[count % 4] ?? '', 'wrong');
    expect((await signIn('aDa')).status).toBe(429);
  });
});

test('of two names that a newer fold made equal, each signs in as it is typed', async () => {
  const { queries } = api.deps.database;
  const password_hash = await hashPassword('another horse');
  const older = { id: 'older', username: 'أحمد', name_key: 'أحمد', password_hash };
  await queries.insertInto('admins').values(older).execute();
  await add('احمد');
  expect((await signIn('أحمد', 'another horse')).status).toBe(200);
  expect((await signIn('احمد', 'another horse')).status).toBe(401);
});
