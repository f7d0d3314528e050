import dns from 'node:dns';
import { readFile } from 'node:fs/promises';
import { generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../database/id.ts';
import { scheduleDeletion } from '../../files/uploads/pendingDeletions.ts';
import { systemActor } from '../../http/Actor.ts';
import { runMaintenance } from '../../start/maintenance.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedUser } from '../../testing/seed.ts';
import { createServiceRole } from '../../testing/serviceRole.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';
import { type AuthEmulator, type EmulatedAccount, emulatedToken, startAuthEmulator } from './authEmulator.fixture.ts';
import { deleteUser, finishDeletions } from './deletePerson.ts';
import { openFirebase } from './firebase.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

const PROJECT = 'demo-cpd';
let emulator: AuthEmulator;
let api: TestApp;
let identity: IdentityProvider;

beforeAll(async () => {
  emulator = await startAuthEmulator();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator.host);
  const firebase = { projectId: PROJECT, authDomain: null, emulatorHost: emulator.host, serviceAccount: null };
  identity = await openFirebase(firebase);
  const plain = await openTestApp();
  api = new TestApp({ ...plain.deps, identity }, { now: plain.deps.now() });
});
beforeEach(async () => {
  await api.reset();
  emulator.accounts.clear();
  emulator.isBroken = false;
  emulator.fault = null;
});
afterAll(async () => {
  emulator.close();
  vi.unstubAllEnvs();
  await api.close();
});

function account(fields: EmulatedAccount): string {
  emulator.accounts.set(fields.localId, fields);
  return emulatedToken(PROJECT, { signedInAt: api.deps.now().getTime() / 1000, ...fields });
}
/** A token like the real provider's, signed with an unknown key. */
async function signedToken(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ auth_time: 1 })
    .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject('uid-ada')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
}

const check = (firebaseToken: unknown) =>
  api.request('POST /v1/user/check-available-user', { body: { firebaseToken }, bearer: false });
const remove = (firebaseToken: unknown) =>
  api.request('DELETE /v1/user/user-deletion', { body: { firebaseToken }, bearer: false });
const count = async (
  table: 'users' | 'posts' | 'post_files' | 'images' | 'files' | 'certificates' | 'pending_deletions',
) =>
  (
    await api.deps.database.queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

const ada = { localId: 'uid-ada', email: 'ada@cpd.example', emailVerified: true };

test.each([
  ['by the uid of their sign-in', { firebase_uid: 'uid-ada' }, ada, true],
  ['by the uid without an e-mail', { firebase_uid: 'uid-ada' }, { localId: 'uid-ada' }, true],
  ['by a verified e-mail, whatever its case', { email: 'Ada@CPD.example' }, ada, true],
  [
    'not by an e-mail with a letter that some locales fold',
    { email: 'k@cpd.example' },
    { ...ada, email: '\u212A@cpd.example' },
    false,
  ],
  ['not by an e-mail that nobody verified', { email: ada.email }, { ...ada, emailVerified: false }, false],
  ['not by another e-mail', { email: 'ben@cpd.example' }, ada, false],
])('the user check returns %s', async (_, user, person, isAvailableUser) => {
  await seedUser(api.deps.database, user);
  expect((await check(account(person))).json).toEqual({ data: { isAvailableUser } });
});

test.each([
  ['empty', ''],
  ['a word', 'nonsense'],
  ['no token of this project', emulatedToken('another-project', ada)],
  ['a token whose account is gone', emulatedToken(PROJECT, { localId: 'gone' })],
])('the user check rejects a token that is %s', async (_, token) => {
  for (const call of [check, remove]) {
    expect(await call(token)).toMatchObject({ status: 400, json: { code: 'BAD_IDENTITY_TOKEN' } });
  }
});

test.each([undefined, null, 5, {}])('the user check rejects the token %j', async (token) => {
  expect(await check(token)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
});

test("the user check returns 503 while the provider's keys cannot be fetched", async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  const unreachable = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
    const response = args.at(-1);
    if (typeof response === 'function') queueMicrotask(() => response(unreachable));
  });
  const firebase = { projectId: PROJECT, authDomain: null, emulatorHost: null, serviceAccount: null };
  const real = new TestApp({ ...api.deps, identity: await openFirebase(firebase) }, { now: api.deps.now() });
  const body = { firebaseToken: await signedToken() };
  const response = await real.request('POST /v1/user/check-available-user', { body, bearer: false });
  expect(response).toMatchObject({ status: 503, json: { code: 'IDENTITY_UNAVAILABLE' } });
  lookup.mockRestore();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator.host);
});

test('the user check returns 503 while the provider is broken, or not configured', async () => {
  const token = account(ada);
  emulator.isBroken = true;
  expect(await check(token)).toMatchObject({ status: 503, json: { code: 'IDENTITY_UNAVAILABLE' } });
  const without = new TestApp({ ...api.deps, identity: null }, { now: new Date() });
  const response = await without.request('POST /v1/user/check-available-user', {
    body: { firebaseToken: token },
    bearer: false,
  });
  expect(response).toMatchObject({ status: 503, json: { code: 'IDENTITY_NOT_CONFIGURED' } });
});

test.each(['hang', 'trickle', 'cut', 'reset'] as const)(
  'the user check returns 503 in time over a provider whose connections %s',
  async (fault) => {
    const firebase = { projectId: PROJECT, authDomain: null, emulatorHost: emulator.host, serviceAccount: null };
    const impatient = new TestApp(
      { ...api.deps, identity: await openFirebase(firebase, 1_000) },
      { now: api.deps.now() },
    );
    const body = { firebaseToken: account(ada) };
    emulator.fault = fault;
    const response = await impatient.request('POST /v1/user/check-available-user', { body, bearer: false });
    expect(response).toMatchObject({ status: 503, json: { code: 'IDENTITY_UNAVAILABLE' } });
    expect(response.headers.get('retry-after')).toBe('5');
  },
);

async function deleteByService(id: string): Promise<void> {
  const { deps } = api;
  const user = { id, firebaseUid: null };
  const deletion = deps.database.transaction((queries) => deleteUser(deps, queries, user, systemActor('command')));
  await (await deletion).finish(null);
}

/** The storage keys of the image and the PDF of her certificate. */
const DRAWINGS = ['certificate-drawing', 'certificate-pdf'] as const;

async function seedAda(): Promise<{ cover: string; shared: string; file: string }> {
  const { database, storage } = api.deps;
  const user = await seedUser(database, { email: ada.email });
  const [cover, shared, file] = [await seedImage(database), await seedImage(database), await seedFile(database)];
  for (const key of [cover, shared, file, ...DRAWINGS]) await storage.put(key, new Uint8Array([1]), 'image/png');
  await seedPost(database, { user, cover, files: [file] });
  await seedPost(database, { user, cover: shared });
  await database.queries.insertInto('events').values({ id: newId(), cover_image_id: shared }).execute();
  const group = await seedGroup(database);
  await database.queries
    .insertInto('certificates')
    .values({
      id: newId(),
      user_id: user,
      certificate_group_id: group,
      drawing_key: DRAWINGS[0],
      pdf_key: DRAWINGS[1],
    })
    .execute();
  return { cover, shared, file };
}

async function storedDrawings(): Promise<readonly string[]> {
  const stored: string[] = [];
  for (const key of DRAWINGS) if ((await api.deps.storage.read(key)) !== null) stored.push(key);
  return stored;
}

describe("deleting a person's data", () => {
  test("deleting a person's data includes posts, certificates and uploads, and every provider account of the e-mail", async () => {
    const { cover, shared, file } = await seedAda();
    const other = await seedUser(api.deps.database, { email: 'ben@cpd.example' });
    emulator.accounts.set('uid-google', { ...ada, localId: 'uid-google' });
    const token = account(ada);
    expect((await remove(token)).status).toBe(200);
    expect(await api.deps.database.queries.selectFrom('users').select('id').execute()).toEqual([{ id: other }]);
    for (const table of ['posts', 'post_files', 'files', 'certificates', 'pending_deletions'] as const) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await api.deps.storage.read(cover)).toBeNull();
    expect(await api.deps.storage.read(file)).toBeNull();
    expect(await storedDrawings()).toEqual([]);
    // An event still uses it.
    expect(await api.deps.storage.read(shared)).not.toBeNull();
    expect(emulator.accounts.size).toBe(0);
  });

  test("deleting a person's data includes every row of the verified e-mail", async () => {
    await seedUser(api.deps.database, { email: ada.email });
    await seedUser(api.deps.database, { email: 'Ada@CPD.example', firebase_uid: 'uid-older' });
    await seedUser(api.deps.database, { firebase_uid: ada.localId });
    expect((await remove(account(ada))).status).toBe(200);
    expect(await count('users')).toBe(0);
  });

  test("deleting a person's data includes the accounts of their rows, and the rows of the account with their verified e-mail", async () => {
    await seedUser(api.deps.database, { email: ada.email, firebase_uid: 'uid-older' });
    await seedUser(api.deps.database, { firebase_uid: 'uid-google' });
    for (const localId of ['uid-google', 'uid-older']) emulator.accounts.set(localId, { ...ada, localId });
    const token = account(ada);
    expect((await check(token)).json).toEqual({ data: { isAvailableUser: true } });
    expect((await remove(token)).status).toBe(200);
    expect([await count('users'), [...emulator.accounts.keys()]]).toEqual([0, []]);
  });

  test.each([
    ['that only their row has', { ...ada, email: 'ada@else.example' }],
    ['that nobody verified', { ...ada, email: 'victim@cpd.example', emailVerified: false }],
    ['that only their row has, for a token without one', { localId: ada.localId }],
  ])("deleting a person's data leaves the account and the rows of an e-mail %s", async (_, person) => {
    const victim = { localId: 'uid-victim', email: 'victim@cpd.example', emailVerified: true };
    await seedUser(api.deps.database, { firebase_uid: ada.localId, email: victim.email });
    const row = await seedUser(api.deps.database, { firebase_uid: victim.localId, email: victim.email });
    account(victim);
    expect((await remove(account(person))).status).toBe(200);
    expect(await api.deps.database.queries.selectFrom('users').select('id').execute()).toEqual([{ id: row }]);
    expect([...emulator.accounts.keys()]).toEqual([victim.localId]);
  });

  test("deleting a person's data lets no other user have their accounts, unlike a deletion by another service", async () => {
    const store = (id: string, firebase_uid: string) =>
      api.deps.database.queries.insertInto('users').values({ id, firebase_uid }).execute();
    await seedUser(api.deps.database, { email: ada.email, firebase_uid: 'uid-older' });
    await remove(account(ada));
    for (const uid of [ada.localId, 'uid-older']) {
      await expect(store('u-2', uid)).rejects.toMatchObject({ code: 'UD410' });
    }
    await store('u-2', 'uid-ben');
    await deleteByService('u-2');
    await store('u-3', 'uid-ben');
    expect(await count('users')).toBe(1);
  });

  test("deleting a person's data prevents their row for 30 days", async () => {
    const { queries } = api.deps.database;
    const store = () => queries.insertInto('users').values({ id: 'u-1' }).execute();
    await store();
    await deleteByService('u-1');
    const age = (days: number) =>
      sql`update deleted_people set deleted_at = ${api.deps.now()}::timestamptz - make_interval(days => ${days})`.execute(
        queries,
      );
    await age(30);
    await runMaintenance(api.deps);
    await expect(store()).rejects.toMatchObject({ code: 'UD410' });
    await age(31);
    await runMaintenance(api.deps);
    await store();
  });

  test("deleting a person's data cannot be bypassed by emptying a table", async () => {
    await seedAda();
    const { queries } = api.deps.database;
    for (const table of ['users', 'posts', 'post_files', 'certificates']) {
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(queries)).rejects.toThrow(
        'Delete the rows instead',
      );
    }
  });

  test("deleting a person's data is repeated after a restore by the SQL of docs/operations.md", async () => {
    const { queries } = api.deps.database;
    const guide = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [statement = ''] = /^delete from users where person_key.*?;$/ms.exec(guide) ?? [];
    const rows = [{ id: 'u-1', firebase_uid: ada.localId }, { id: 'u-2', firebase_uid: 'uid-ben' }, { id: 'u-3' }];
    await queries.insertInto('users').values(rows).execute();
    await remove(account(ada));
    await deleteByService('u-3');
    await sql`alter table users disable trigger reject_deleted`.execute(queries);
    await queries
      .insertInto('users')
      .values([{ id: 'other', firebase_uid: ada.localId }, { id: 'u-3' }])
      .execute();
    await sql`alter table users enable trigger reject_deleted`.execute(queries);
    await sql.raw(statement).execute(queries);
    expect(await queries.selectFrom('users').select('id').execute()).toEqual([{ id: 'u-2' }]);
  });

  test("deleting a person's data leaves a line of the history without personal data", async () => {
    await seedAda();
    await remove(account(ada));
    const lines = await api.deps.database.queries.selectFrom('audit').selectAll().execute();
    const [line, ...more] = lines.filter(({ action }) => action !== 'admin.added');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ actor: 'account-holder', action: 'user.deleted', subject: null });
    expect(JSON.stringify(line)).not.toMatch(/ada|uid/);
  });

  test("deleting a person's data is rejected for a person who is not a user", async () => {
    await seedUser(api.deps.database, { email: 'ben@cpd.example' });
    expect(await remove(account(ada))).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
    expect(await count('users')).toBe(1);
    expect(emulator.accounts.size).toBe(1);
  });

  test("deleting a person's data is completed when the person asks again after it broke off half-way", async () => {
    await seedAda();
    const token = account(ada);
    vi.spyOn(identity, 'deleteAccount').mockRejectedValueOnce(new Error('the process died here'));
    expect((await remove(token)).status).toBe(500);
    expect([await count('users'), await count('pending_deletions')]).toEqual([0, 1]);
    expect((await remove(token)).status).toBe(200);
    expect([emulator.accounts.size, await count('pending_deletions')]).toEqual([0, 0]);
  });

  test("deleting a person's data is completed when the person asks again after the storage failed", async () => {
    await seedAda();
    const token = account(ada);
    vi.spyOn(api.deps.storage, 'delete').mockRejectedValueOnce(new Error('the storage is full'));
    expect((await remove(token)).status).toBe(500);
    expect([await count('users'), await storedDrawings()]).toEqual([0, DRAWINGS]);
    expect((await remove(token)).status).toBe(200);
    expect([await storedDrawings(), await count('pending_deletions')]).toEqual([[], 0]);
  });

  test("deleting a person's data is completed at the next start after it broke off half-way", async () => {
    await seedAda();
    vi.spyOn(identity, 'deleteAccount').mockRejectedValueOnce(new Error('the process died here'));
    await remove(account(ada));
    await finishDeletions(api.deps, identity);
    expect([emulator.accounts.size, await count('pending_deletions')]).toEqual([0, 0]);
  });
});

describe('certificates that another service or the previous version changes', () => {
  const run = (statement: string) => sql.raw(statement).execute(api.deps.database.queries);

  test.each([
    ['whose user another service deletes', 'delete from users', []],
    ['that another service deletes', 'delete from certificates', []],
    ['that names a newer image', "update certificates set drawing_key = 'newer', pdf_key = pdf_key", [DRAWINGS[1]]],
    ['that names no PDF', 'update certificates set pdf_key = null', [DRAWINGS[0]]],
    ['that changes otherwise', "update certificates set holder_first_name = 'Augusta'", DRAWINGS],
  ])(
    'maintenance removes the stored image and PDF of a certificate %s unless its row names them',
    async (_, statement, remaining) => {
      await seedAda();
      await run(statement);
      await runMaintenance(api.deps);
      expect([await storedDrawings(), await count('pending_deletions')]).toEqual([remaining, 0]);
    },
  );

  test('the removal that the previous version schedules itself replaces those of the database', async () => {
    const { cover, file } = await seedAda();
    await api.deps.database.transaction(async (queries) => {
      await queries.deleteFrom('users').execute();
      await scheduleDeletion(queries, { storageKeys: [cover, file, ...DRAWINGS], dueAt: api.deps.now() });
    });
    expect(await count('pending_deletions')).toBe(1);
    await finishDeletions(api.deps, identity);
    expect([await storedDrawings(), await count('pending_deletions')]).toEqual([[], 0]);
  });

  test('a role that does not own the tables can delete a user with the image of the certificate', async () => {
    await seedAda();
    const role = await createServiceRole(api.deps.database);
    try {
      await role.run('delete from users');
    } finally {
      await role.drop();
    }
    await runMaintenance(api.deps);
    expect([await count('users'), await storedDrawings()]).toEqual([0, []]);
  });
});

test.each([
  ['five minutes ago', 5 * 60, 200],
  ['longer ago', 5 * 60 + 1, 400],
])('a deletion asks for a sign-in of the last five minutes: %s', async (_, seconds, status) => {
  await seedUser(api.deps.database, { email: ada.email });
  const response = await remove(account({ ...ada, signedInAt: api.deps.now().getTime() / 1000 - seconds }));
  expect(response.status).toBe(status);
  if (status === 400) expect(response.json.code).toBe('SIGN_IN_TOO_OLD');
  expect(await count('users')).toBe(status === 200 ? 0 : 1);
});
