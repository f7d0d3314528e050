import { SCOPES } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../http/Actor.ts';
import { addKey } from '../../service/apiKeys.ts';
import { seedFile, seedGroup, seedImage } from '../../testing/seed.ts';
import { openTestApp, TestApp, type TestResponse } from '../../testing/testApp.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

const ADA = { firstName: 'Ada', email: 'ada@cpd.example', identity: 'uid-ada' };

const identity: IdentityProvider = {
  identify: async (token) => ({
    uid: token,
    email: token === ADA.identity ? ADA.email : null,
    isEmailVerified: true,
    signedInAt: api.deps.now().getTime(),
  }),
  accountOf: async () => null,
  deleteAccount: async () => {},
};

let api: TestApp;
let key: string;
beforeAll(async () => {
  const { deps } = await openTestApp();
  api = new TestApp({ ...deps, identity }, { now: deps.now() });
});
beforeEach(async () => {
  await api.reset();
  key = (await addKey(api.deps.database, { name: 'mobile', scopes: SCOPES }, systemActor('command'))).key;
});
afterAll(() => api.close());

const call = (line: string, body?: object) =>
  api.request(line, {
    bearer: false,
    headers: { authorization: `Bearer ${key}` },
    ...(body !== undefined && { body }),
  });
const putUser = (id: string, body: object = ADA) => call(`PUT /v1/service/users/${id}`, body);
const putPost = (id: string, body: object) => call(`PUT /v1/service/posts/${id}`, { title: 'A case', ...body });
const byPage = () => call('DELETE /v1/user/user-deletion', { firebaseToken: ADA.identity });
const byApi = (id = 'u-1') => call(`DELETE /v1/service/users/${id}`);

const run = (statement: string) => sql.raw(statement).execute(api.deps.database.queries);
const bySql = (id = 'u-1') => run(`delete from users where id = '${id}'`);
const idsOf = async (table: 'users' | 'posts' | 'certificates' | 'images' | 'files') =>
  (await api.deps.database.queries.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

/** How many connections wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.deps.database.queries);
  return rows[0]?.count ?? 0;
}

/** Keeps a transaction with a statement open until each of the works, started one after another, waits. */
async function during<T>(statement: string, ...works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const isRun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const holding = api.deps.database.transaction(async (transaction) => {
    await sql.raw(statement).execute(transaction);
    isRun.resolve();
    await end.promise;
  });
  await isRun.promise;
  const results: Promise<T>[] = [];
  try {
    for (const work of works) {
      results.push(work());
      await expect.poll(waiting, { timeout: 5_000, interval: 20 }).toBe(results.length);
    }
  } finally {
    end.resolve();
    await holding;
  }
  return Promise.all(results);
}

describe('a write of a user while the deletion of the person is in progress', () => {
  beforeEach(async () => {
    await putUser('u-1');
    await putPost('p-1', { user: 'u-1' });
  });
  /** Lets every deletion of the person wait. */
  const LOCK = "select from posts where id = 'p-1' for update";

  test.each<[string, () => Promise<unknown>, () => Promise<TestResponse>]>([
    ['by the public page', byPage, () => putUser('u-1')],
    ['by the API', byApi, () => putUser('u-1')],
    ['by SQL', bySql, () => putUser('u-1')],
  ])('%s is rejected', async (_, deletion, write) => {
    const [, written] = await during<unknown>(LOCK, deletion, write);
    expect(written).toMatchObject({ status: 410, json: { code: 'USER_DELETED' } });
    expect(await idsOf('users')).toEqual([]);
  });

  test('is rejected for an identity that no row has yet', async () => {
    await putUser('u-1', { ...ADA, identity: null });
    const [deleted, written] = await during(LOCK, byPage, () => putUser('u-2', { identity: ADA.identity }));
    expect([deleted?.status, written?.status]).toEqual([200, 410]);
    expect(await idsOf('users')).toEqual([]);
  });

  test('is rejected if SQL gives the identity to another user', async () => {
    await putUser('u-1', { ...ADA, identity: null });
    await putUser('u-2', {});
    const [, error] = await during<unknown>(LOCK, byPage, () =>
      run(`update users set firebase_uid = '${ADA.identity}' where id = 'u-2'`).catch((reason: unknown) => reason),
    );
    expect(String(error)).toContain('This user was deleted.');
  });

  const NO_USER = { status: 400, json: { message: 'There is no user with this id.' } };

  test.each<[string, object, () => Promise<TestResponse>]>([
    ['new post', NO_USER, () => putPost('p-2', { user: 'u-1' })],
    ['newer version of a post', NO_USER, () => putPost('p-1', { user: 'u-1', title: 'Another' })],
    [
      'certificate',
      { status: 409, json: { message: 'Something this refers to has changed. Please try again.' } },
      async () => {
        const body = { user: 'u-1', certificateGroup: await seedGroup(api.deps.database) };
        return call('PUT /v1/service/certificates/0b1f9a8e-1f5b-4b53-9c5e-6a8f6f1f0c11', body);
      },
    ],
  ])('or a %s is not stored', async (_, expected, write) => {
    const [, written] = await during<unknown>(LOCK, byPage, write);
    expect(written).toMatchObject(expected);
    expect([await idsOf('posts'), await idsOf('certificates')]).toEqual([[], []]);
  });
});

describe('a deletion waits for what another service is writing', () => {
  test.each<[string, () => Promise<TestResponse>]>([
    ['the public page', byPage],
    ['the API', byApi],
  ])('a first row of the person: %s deletes it', async (_, deletion) => {
    await putUser('u-0', { ...ADA, identity: null });
    const row = `insert into users (id, firebase_uid) values ('u-1', '${ADA.identity}')`;
    const [deleted] = await during(row, deletion);
    expect(deleted?.status).toBe(200);
    expect(await idsOf('users')).not.toContain('u-1');
  });

  test('a newer cover and PDF of a post are deleted with it', async () => {
    const { database } = api.deps;
    await putUser('u-1');
    await putPost('p-1', {
      user: 'u-1',
      cover: await seedImage(database, 'mobile'),
      files: [await seedFile(database, 'a.pdf', 'mobile')],
    });
    const [cover, file] = [await seedImage(database), await seedFile(database)];
    await during(
      `update posts set cover_image_id = '${cover}' where id = 'p-1'; update post_files set file_id = '${file}'`,
      byPage,
    );
    expect([await idsOf('images'), await idsOf('files')]).toEqual([[], []]);
  });

  test('an upload that an event begins to show stays', async () => {
    const cover = await seedImage(api.deps.database, 'mobile');
    await putUser('u-1');
    await putPost('p-1', { user: 'u-1', cover });
    const [deleted] = await during(`insert into events (id, cover_image_id) values ('event', '${cover}')`, byPage);
    expect([deleted?.status, await idsOf('users'), await idsOf('images')]).toEqual([200, [], [cover]]);
  });
});

test('an upload of two people who are deleted at the same time is deleted by the second', async () => {
  const cover = await seedImage(api.deps.database, 'mobile');
  for (const user of ['u-1', 'u-2']) {
    await putUser(user, {});
    await putPost(`post-of-${user}`, { user, cover });
  }
  await during("delete from users where id = 'u-2'", byApi);
  expect([await idsOf('users'), await idsOf('images')]).toEqual([[], []]);
});

test('two deletions of a person at the same time are one', async () => {
  await putUser('u-1');
  await putPost('p-1', { user: 'u-1' });
  const lock = "select from posts where id = 'p-1' for update";
  await during<unknown>(lock, bySql, byApi, byPage);
  expect(await idsOf('users')).toEqual([]);
  const events = await run("select from service_events where type = 'user.deleted'");
  expect(events.rows).toHaveLength(1);
});

test('a person whom three instances write, delete and give posts at once is gone with everything', async () => {
  const group = await seedGroup(api.deps.database);
  for (let round = 1; round <= 20; round += 1) {
    const [id, identity] = [`u-${round}`, `uid-${round}`];
    const [cover, file] = [await seedImage(api.deps.database), await seedFile(api.deps.database)];
    await putUser(id, { ...ADA, identity });
    const responses = await Promise.all([
      putUser(id, { ...ADA, identity }),
      putUser(`other-${id}`, { identity }),
      putPost(`p-${round}`, { user: id, cover }),
      call('DELETE /v1/user/user-deletion', { firebaseToken: identity }),
      putPost(`p-${round}`, { user: id, files: [file] }),
      call(`PUT /v1/service/certificates/certificate-of-user-${round}`, { user: id, certificateGroup: group }),
      byApi(id),
      putUser(id, {}),
      bySql(id).then(() => null),
    ]);
    const codes = responses.map((response) => (response?.status === 200 ? null : (response?.json.code ?? null)));
    // The user of a certificate may be deleted between the check and the insert: CONFLICT.
    const expected = [
      null,
      'USER_DELETED',
      'IDENTITY_IN_USE',
      'BAD_INPUT',
      'NOT_FOUND',
      'NAME_NOT_DRAWABLE',
      'CONFLICT',
    ];
    expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
    await byApi(`other-${id}`);
    expect([await idsOf('users'), await idsOf('posts'), await idsOf('certificates')]).toEqual([[], [], []]);
    // The others were never part of a post.
    expect((await idsOf('images')).includes(cover)).toBe(responses[2]?.status !== 200);
    expect((await idsOf('files')).includes(file)).toBe(responses[4]?.status !== 200);
  }
});
