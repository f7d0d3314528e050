import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAdministrator, renameAdministrator } from '../administrators/store.ts';
import { newId } from '../database/id.ts';
import { systemActor } from '../history/record.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../testing/testApp.ts';
import { fillNameKeys } from './nameKeys.ts';
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

/** Inserts an administrator as an earlier version did. */
async function insertOld(username: string, password: string, day: number): Promise<void> {
  const password_hash = await hashPassword(password);
  const created_at = new Date(Date.UTC(2026, 0, day));
  await api.deps.database.queries
    .insertInto('admins')
    .values({ id: newId(), username, password_hash, created_at })
    .execute();
}
const fill = () => api.deps.database.transaction(fillNameKeys);

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

test('a name whose key an earlier version folded gets the current key', async () => {
  await insertOld('O’Brien', 'the first horse', 1);
  const { queries } = api.deps.database;
  await queries.updateTable('admins').set({ name_key: 'o’brien' }).where('username', '=', 'O’Brien').execute();
  expect(await fill()).toEqual([]);
  expect((await signIn("o'brien", 'the first horse')).status).toBe(200);
  expect(await add("O'BRIEN")).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
});

describe('names of an earlier version that collide', () => {
  test('are reported, and each account still signs in with exactly its name', async () => {
    await insertOld('Ben', 'the first horse', 1);
    await insertOld('ben', 'the second horse', 2);
    expect(await fill()).toEqual([{ username: 'ben', message: 'Its name cannot be told from "Ben".' }]);
    expect(await fill()).toEqual([{ username: 'ben', message: 'Its name cannot be told from "Ben".' }]);
    const attempts = [
      await signIn('Ben', 'the first horse'),
      await signIn('ben', 'the second horse'),
      await signIn('BEN', 'the first horse'),
      await signIn('BEN', 'the second horse'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
    expect((await add('bEn')).status).toBe(409);
  });

  test('no longer collide once one is renamed', async () => {
    await insertOld('Ben', 'the first horse', 1);
    await insertOld('ben', 'the second horse', 2);
    await fill();
    const { database } = api.deps;
    const found = await findAdministrator(database.queries, 'username', 'ben');
    const rename = (username: string) =>
      database.transaction((queries) =>
        renameAdministrator(queries, { id: found?.id ?? '', username: 'ben' }, username, systemActor('command')),
      );
    expect(await rename('BEN')).toBeNull();
    expect(await rename('ΒΕΝ')).toBeNull();
    expect(await rename('Benedict')).toBe('Benedict');
    expect(await fill()).toEqual([]);
    expect((await signIn('benedict', 'the second horse')).status).toBe(200);
    expect((await signIn('ben', 'the first horse')).status).toBe(200);
  });

  test('names that look the same are reported, and sign in as before', async () => {
    await insertOld('max', 'the first horse', 1);
    await insertOld('МАХ', 'the second horse', 2);
    expect(await fill()).toEqual([{ username: 'МАХ', message: 'Its name cannot be told from "max".' }]);
    expect(await fill()).toEqual([{ username: 'МАХ', message: 'Its name cannot be told from "max".' }]);
    expect((await signIn('Max', 'the first horse')).status).toBe(200);
    expect((await signIn('мах', 'the second horse')).status).toBe(200);
  });

  test('a name of several scripts is reported and still signs in', async () => {
    await insertOld('\u0430dmin', 'the first horse', 1);
    expect(await fill()).toEqual([{ username: '\u0430dmin', message: expect.stringContaining('several scripts') }]);
    expect((await signIn('\u0430dmin', 'the first horse')).status).toBe(200);
  });

  test('a name without a key, which a process of the version before added, is taken', async () => {
    await insertOld('Ben', 'the first horse', 1);
    expect(await add('ben')).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
  });
});
