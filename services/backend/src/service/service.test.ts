import { readFile } from 'node:fs/promises';
import { SCOPES, type Scope } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../database/id.ts';
import { systemActor } from '../http/Actor.ts';
import { serviceContract } from '../testing/fullContract.ts';
import { samplePng } from '../testing/sampleImages.ts';
import { samplePdf } from '../testing/samplePdf.ts';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../testing/seed.ts';
import { openTestApp, type TestApp, type TestRequest } from '../testing/testApp.ts';
import { addKey, allKeys, revokeKey } from './apiKeys.ts';

const BY = systemActor('command');
const MINUTE = 60_000;

let api: TestApp;
let key: string;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await api.reset();
  key = await keyWith(...SCOPES);
});
afterAll(() => api.close());

async function keyWith(...scopes: Scope[]): Promise<string> {
  return keyOf('mobile', ...scopes);
}

/** A key of a service, by its name. */
async function keyOf(name: string, ...scopes: Scope[]): Promise<string> {
  return (await addKey(api.deps.database, { name, scopes }, BY)).key;
}

const call = (line: string, body?: unknown, bearer = key): ReturnType<TestApp['request']> => {
  const options: TestRequest = { bearer: false, headers: { authorization: `Bearer ${bearer}` } };
  return api.request(line, body === undefined ? options : { ...options, body });
};

async function upload(
  path: string,
  bytes: Uint8Array,
  name: string,
  conditions: Record<string, string> = {},
  bearer = key,
) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const headers = { authorization: `Bearer ${bearer}`, ...conditions };
  const response = await api.app.request(path, { method: 'PUT', headers, body });
  return { status: response.status, json: await response.json() };
}

const readEvents = async () =>
  (await call('GET /v1/service/events')).json.events.map((event: { type: string; subject: string }) => [
    event.type,
    event.subject,
  ]);

test('a consumer that ends in a batch, and is down while events are written, receives all events in order', async () => {
  const write = (...subjects: string[]) =>
    api.deps.database.queries
      .insertInto('service_events')
      .values(subjects.map((subject) => ({ type: 'user.deleted', subject })))
      .execute();
  let stored = '';
  /** Reads batches until the consumer ends: after it has received `last` and before it stores that cursor. */
  async function receiveUntil(last: string): Promise<readonly string[]> {
    const received: string[] = [];
    for (;;) {
      const { events } = (await call(`GET /v1/service/events?limit=2${stored}`)).json;
      for (const { cursor, subject } of events) {
        received.push(subject);
        if (subject === last) return received;
        stored = `&after=${cursor}`;
      }
    }
  }

  await write('a', 'b', 'c', 'd');
  expect(await receiveUntil('c')).toEqual(['a', 'b', 'c']);
  await write('e', 'f');
  expect(await receiveUntil('f')).toEqual(['c', 'd', 'e', 'f']);
});

describe('keys of other services', () => {
  test.each(Object.values(serviceContract.service).map(({ method, path, scope }) => [`${method} ${path}`, scope]))(
    '%s needs a key with the scope %s',
    async (line, scope) => {
      const others = await keyWith(...SCOPES.filter((each) => each !== scope));
      expect(await call(line, undefined, others)).toMatchObject({ status: 403, json: { code: 'MISSING_SCOPE' } });
      for (const bearer of ['', 'cpd_unknown', await api.accessTokenOf('ada')]) {
        expect(await call(line, undefined, bearer)).toMatchObject({ status: 401, json: { code: 'UNAUTHORIZED' } });
      }
    },
  );

  test('a key is no administrator', async () => {
    expect(await call('GET /v1/course')).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED', message: "This needs an administrator's access token, not an API key." },
    });
  });

  test('a key is stored as a hash, notes its last use once a minute, and stops working when it is revoked', async () => {
    const { database, now } = api.deps;
    const [stored] = await allKeys(database.queries);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(stored?.last_used_at).toBeNull();
    const first = now();
    const lastUse = async () => (await allKeys(database.queries))[0]?.last_used_at;
    await call('GET /v1/service/events');
    api.pass(MINUTE - 1);
    await call('GET /v1/service/events');
    expect(await lastUse()).toEqual(first);
    api.pass(1);
    await call('GET /v1/service/events');
    expect(await lastUse()).toEqual(now());
    expect(await revokeKey(database, stored?.id ?? '', BY, now())).toBe('mobile');
    expect(await revokeKey(database, stored?.id ?? '', BY, now())).toBeNull();
    expect((await call('GET /v1/service/events')).status).toBe(401);
    const lines = database.queries.selectFrom('audit').select(['action', 'subject', 'title', 'changes']);
    expect(await lines.where('action', 'like', 'key.%').orderBy('ordinal').execute()).toEqual([
      { action: 'key.added', subject: stored?.id, title: 'mobile', changes: expect.stringContaining('users:write') },
      { action: 'key.revoked', subject: stored?.id, title: 'mobile', changes: '[]' },
    ]);
  });
});

test('a key expires', async () => {
  const { database, now } = api.deps;
  const expiring = { name: 'mobile', scopes: ['events:read'], lifetimeDays: 1 } as const;
  const { key: bearer } = await addKey(database, expiring, BY, now());
  api.pass(24 * 60 * MINUTE - 1);
  expect((await call('GET /v1/service/events', undefined, bearer)).status).toBe(200);
  api.pass(1);
  expect((await call('GET /v1/service/events', undefined, bearer)).status).toBe(401);
});

describe('administrators', () => {
  const add = (body: object) =>
    api.request('POST /v1/api-key', { body: { name: 'grading', scopes: ['catalog:read'], ...body } });

  test('list, add and revoke keys, and the history says who did', async () => {
    const { json: added } = await add({ lifetimeDays: 30 });
    expect(added.key).toMatch(/^cpd_\S{43}$/);
    expect((await call('GET /v1/service/catalog/courses', undefined, added.key)).status).toBe(200);
    const expiresAt = new Date(api.deps.now().getTime() + 30 * 24 * 60 * MINUTE).toISOString();
    const { docs } = (await api.request('GET /v1/api-key')).json;
    expect(docs).toEqual([
      expect.objectContaining({
        _id: added._id,
        name: 'grading',
        scopes: ['catalog:read'],
        expiresAt,
        lastUsedAt: api.deps.now().toISOString(),
      }),
      expect.objectContaining({ name: 'mobile', expiresAt: null, lastUsedAt: null }),
    ]);
    expect(JSON.stringify(docs)).not.toContain(added.key);
    expect((await api.request(`DELETE /v1/api-key/${added._id}`)).status).toBe(200);
    expect((await call('GET /v1/service/catalog/courses', undefined, added.key)).status).toBe(401);
    expect((await api.request('GET /v1/api-key')).json.docs).toHaveLength(1);
    expect((await api.request(`DELETE /v1/api-key/${added._id}`)).status).toBe(404);
    const lines = api.deps.database.queries.selectFrom('audit').select(['action', 'actor_name', 'title', 'changes']);
    const own = await lines.where('subject', '=', added._id).orderBy('ordinal').execute();
    expect(own.map(({ action, actor_name, title }) => [action, actor_name, title])).toEqual([
      ['key.added', 'ada', 'grading'],
      ['key.revoked', 'ada', 'grading'],
    ]);
    expect(own[0]?.changes).toContain(expiresAt);
    expect(own[0]?.changes).not.toContain('cpd_');
  });

  test.each([
    ['a name', { name: 'Grading app' }],
    ['an empty list of scopes', { scopes: [] }],
    ['an unknown scope', { scopes: ['all'] }],
    ['a lifetime', { lifetimeDays: 0 }],
    ['a longer lifetime', { lifetimeDays: 3_651 }],
  ])('cannot add a key with %s that is not valid', async (_, invalid) => {
    expect(await add(invalid)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });
});

describe('users', () => {
  const ada = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@cpd.example',
    description: null,
    identity: 'uid-1',
  };

  test.each([
    ['identity', ' ', 'The identity must not be blank.'],
    ['identity', '', 'The identity must not be blank.'],
    ['identity', 'uid 1', 'The field "identity" has spaces inside. Remove them.'],
    ['email', 'Ada <a@example.org>', 'The field "email" is not an e-mail address. Enter one such as ada@example.org.'],
    ['email', `a@${'b'.repeat(250)}.org`, 'The field "email" must have at most 254 characters; it has 256.'],
  ])('are rejected with the %s %j', async (field, text, message) => {
    const { status, json } = await call('PUT /v1/service/users/u-1', { ...ada, [field]: text });
    expect([status, json.message]).toEqual([400, message]);
  });

  test('are stored with clean texts, so that the person is found', async () => {
    await call('PUT /v1/service/users/u-1', {
      firstName: '\u2068Ada\u2069\t(King)',
      lastName: '\u2800',
      email: `\u00a0${'a'.repeat(60)}@${'b'.repeat(189)}.org\u200b`,
      description: 'One\u2028Two\u000bThree\t3\u200b',
      identity: ' uid-1\u200b',
    });
    const stored = await api.deps.database.queries.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      first_name: 'Ada (King)',
      last_name: '',
      email: `${'a'.repeat(60)}@${'b'.repeat(189)}.org`,
      description: 'One\nTwo\nThree\t3',
      firebase_uid: 'uid-1',
    });
  });

  test('are created, replaced and found in the list, however often the request is made', async () => {
    for (const firstName of ['Ada', 'Ada', 'Augusta']) {
      const { status, json } = await call('PUT /v1/service/users/u-1', { ...ada, firstName });
      expect([status, json]).toEqual([200, { _id: 'u-1' }]);
    }
    const { docs } = (await api.request('GET /v1/user?keyword=augusta')).json;
    expect(docs).toEqual([expect.objectContaining({ _id: 'u-1', firstName: 'Augusta', email: 'ada@cpd.example' })]);
  });

  test('are deleted with all of their data, again without an error, and are not recreated', async () => {
    await call('PUT /v1/service/users/u-1', ada);
    await call('PUT /v1/service/posts/p-1', { user: 'u-1', title: 'A case' });
    for (const time of [1, 2]) expect([time, (await call('DELETE /v1/service/users/u-1')).status]).toEqual([time, 200]);
    expect((await readEvents()).filter(([type]: string[]) => type === 'user.deleted')).toEqual([
      ['user.deleted', 'u-1'],
    ]);
    expect((await api.request('GET /v1/post/?status=2')).json.total).toBe(0);
    expect(await call('PUT /v1/service/users/u-1', ada)).toMatchObject({ status: 410, json: { code: 'USER_DELETED' } });
  });

  test('are deleted by an id that the API does not accept for new ones, as in rows that another service wrote', async () => {
    const { queries } = api.deps.database;
    await queries.insertInto('users').values({ id: 'auth0|ada@cpd.example' }).execute();
    expect((await call('DELETE /v1/service/users/auth0%7Cada@cpd.example')).status).toBe(200);
    expect(await queries.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('are not deleted while a table of another service refers to them', async () => {
    await call('PUT /v1/service/users/u-1', ada);
    const { queries } = api.deps.database;
    await sql`create table mobile_progress (user_id text references users (id))`.execute(queries);
    try {
      await sql`insert into mobile_progress values ('u-1')`.execute(queries);
      const message = 'Another service still refers to this, so it was not deleted.';
      expect(await call('DELETE /v1/service/users/u-1')).toMatchObject({
        status: 409,
        json: { code: 'CONFLICT', message },
      });
    } finally {
      await sql`drop table mobile_progress`.execute(queries);
    }
    expect((await call('DELETE /v1/service/users/u-1')).status).toBe(200);
  });

  test.each([
    ['an identity that another user has', 'u-2', ada, 409, 'IDENTITY_IN_USE'],
    ['an id that does not fit into addresses', 'a%2Fb', {}, 400, 'BAD_INPUT'],
    ['a name that is reversed', 'u-2', { firstName: 'A\u202eB' }, 400, 'BAD_INPUT'],
  ])('are rejected with %s', async (_, id, body, status, code) => {
    await call('PUT /v1/service/users/u-1', ada);
    expect(await call(`PUT /v1/service/users/${id}`, body)).toMatchObject({ status, json: { code } });
  });
});

describe('posts', () => {
  beforeEach(() => call('PUT /v1/service/users/u-1', {}));

  async function decide(decision: 'approve' | 'reject'): Promise<void> {
    const { url } = (await api.request('GET /v1/post/review/url/p-1')).json;
    await api.request(`POST /v1/post/${decision}/public/p-1?token=${new URL(url).searchParams.get('token')}`);
  }

  test('are reviewed, can be replaced until they are decided, and return the decision', async () => {
    const { database } = api.deps;
    const cover = (await upload('/v1/service/images/cover', samplePng(), 'a.png')).json._id;
    const [file, other] = [
      (await upload('/v1/service/files/one', samplePdf(), 'a.pdf')).json._id,
      (await upload('/v1/service/files/other', samplePdf(), 'a.pdf')).json._id,
    ];
    const post = { user: 'u-1', title: 'A case', description: 'Text', cover, files: [file, other] };
    const put = (body: object) => call('PUT /v1/service/posts/p-1', body);
    expect((await put(post)).json).toEqual({ _id: 'p-1', status: 'review' });
    expect((await put({ ...post, title: 'Another' })).json.status).toBe('review');
    expect((await put({ ...post, files: [other] })).json.status).toBe('review');
    const files = database.queries.selectFrom('post_files').select('file_id').where('post_id', '=', 'p-1');
    expect(await files.execute()).toEqual([{ file_id: other }]);
    expect((await api.request('GET /v1/post/?status=2&keyword=case')).json.docs).toHaveLength(1);
    await decide('approve');
    expect((await readEvents()).at(-1)).toEqual(['post.approved', 'p-1']);
    expect((await put({ ...post, files: [other] })).json).toEqual({ _id: 'p-1', status: 'approved' });
    expect(await put(post)).toMatchObject({ status: 409, json: { code: 'ALREADY_DECIDED' } });
  });

  test.each([
    ['a user', { user: 'nobody', title: 'A case' }],
    ['an image', { user: 'u-1', title: 'A case', cover: 'nothing' }],
    ['a PDF', { user: 'u-1', title: 'A case', files: ['nothing'] }],
  ])('are rejected with %s that does not exist', async (_, body) => {
    expect(await call('PUT /v1/service/posts/p-1', body)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });

  describe('name uploads', () => {
    const cover = (id: string, bearer = key) =>
      call('PUT /v1/service/posts/p-1', { user: 'u-1', title: 'A case', cover: id }, bearer);
    const file = (id: string, bearer = key) =>
      call('PUT /v1/service/posts/p-1', { user: 'u-1', title: 'A case', files: [id] }, bearer);

    test('of their service, also by another of its keys, and in the stored post after they were released', async () => {
      const image = (await upload('/v1/service/images/cover', samplePng(), 'a.png')).json._id;
      const pdf = (await upload('/v1/service/files/material', samplePdf(), 'a.pdf')).json._id;
      expect((await cover(image, await keyWith(...SCOPES))).status).toBe(200);
      expect((await file(pdf)).status).toBe(200);
      for (const owner of ['cover', 'material']) await call(`DELETE /v1/service/uploads/${owner}`);
      expect([(await cover(image)).status, (await file(pdf)).status]).toEqual([200, 200]);
    });

    test('of another service only if that shares them', async () => {
      const other = await keyOf('portal', ...SCOPES);
      const images = '/v1/service/images/avatar';
      const files = '/v1/service/files/terms';
      const image = (await upload(images, samplePng(), 'a.png', {}, other)).json._id;
      const pdf = (await upload(files, samplePdf(), 'a.pdf', {}, other)).json._id;
      const refused = { status: 400, json: { code: 'BAD_INPUT', message: expect.stringContaining('is not shared') } };
      expect(await cover(image)).toMatchObject(refused);
      expect(await file(pdf)).toMatchObject(refused);
      // The same bytes again: the upload keeps its id.
      expect((await upload(`${images}?shared=true`, samplePng(), 'a.png', {}, other)).json._id).toBe(image);
      expect((await upload(`${files}?shared=true`, samplePdf(), 'a.pdf', {}, other)).json._id).toBe(pdf);
      expect([(await cover(image)).status, (await file(pdf)).status]).toEqual([200, 200]);
      await upload(images, samplePng(), 'a.png', {}, other);
      await upload(files, samplePdf(), 'a.pdf', {}, other);
      // The image is neither shared any more nor in the post; the PDF is in it.
      expect(await cover(image)).toMatchObject(refused);
      expect((await file(pdf)).status).toBe(200);
    });

    test('of no administrator and no other program', async () => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
      const headers = { authorization: `Bearer ${await api.accessTokenOf('ada')}` };
      const response = await api.app.request('/v1/image/upload', { method: 'POST', headers, body: form });
      const { data } = await response.json();
      for (const id of [data._id, await seedImage(api.deps.database)]) expect((await cover(id)).status).toBe(400);
      expect((await file(await seedFile(api.deps.database))).status).toBe(400);
    });
  });

  test.each(['', ' ', '\u2800', '\u200b'])('are rejected with the blank title %j', async (title) => {
    const { status, json } = await call('PUT /v1/service/posts/p-1', { user: 'u-1', title });
    expect([status, json.message]).toEqual([400, 'The title must not be blank.']);
  });

  test('are of the service that wrote them, also with another of its keys', async () => {
    const portal = await keyOf('portal', ...SCOPES);
    const put = (title: string, bearer?: string) => call('PUT /v1/service/posts/p-1', { user: 'u-1', title }, bearer);
    expect((await put('A case')).status).toBe(200);
    for (const title of ['Another', 'A case'])
      expect(await put(title, portal)).toMatchObject({ status: 403, json: { code: 'OTHER_SERVICE' } });
    expect((await call('GET /v1/service/posts/p-1')).json.status).toBe('review');
    expect((await put('Another', await keyWith(...SCOPES))).status).toBe(200);
    // As a program writes it that has no key. The first service that replaces it owns it.
    await sql`update posts set service = null`.execute(api.deps.database.queries);
    expect((await put('A third', portal)).status).toBe(200);
    expect((await put('Another')).status).toBe(403);
  });

  test('that are submitted twice at the same moment are one', async () => {
    const post = { user: 'u-1', title: 'A case' };
    const responses = await Promise.all([1, 2, 3].map(() => call('PUT /v1/service/posts/p-1', post)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('certificates', () => {
  const id = '0b1f9a8e-1f5b-4b53-9c5e-6a8f6f1f0c11';
  const put = (body: object, certificate = id) => call(`PUT /v1/service/certificates/${certificate}`, body);
  let group: string;
  beforeEach(async () => {
    group = await seedGroup(api.deps.database);
    await call('PUT /v1/service/users/u-1', { firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('are issued once with their record, and withdrawn once', async () => {
    const body = { user: 'u-1', certificateGroup: group };
    const [first, second] = [await put(body), await put(body)];
    expect(first.json).toEqual({
      _id: id,
      number: expect.stringMatching(/^2026-\d{6}$/),
      issuedAt: api.deps.now().toISOString(),
      withdrawnAt: null,
      successor: null,
      url: `http://localhost:8080/public/certificate/${id}`,
    });
    expect(second.json).toEqual(first.json);
    await call('PUT /v1/service/users/u-1', { firstName: 'Renamed' });
    expect((await api.request(`GET /v1/certificate/${id}`, { bearer: false })).json).toMatchObject({
      holder: 'Ada Lovelace',
      group: 'Surgery',
    });
    const withdrawn = await call(`PUT /v1/service/certificates/${id}/withdrawn`);
    expect(withdrawn.json.withdrawnAt).toBe(api.deps.now().toISOString());
    api.pass(MINUTE);
    expect((await call(`PUT /v1/service/certificates/${id}/withdrawn`)).json).toEqual(withdrawn.json);
    expect((await readEvents()).slice(1)).toEqual([
      ['certificate.issued', id],
      ['certificate.withdrawn', id],
    ]);
    const lines = api.deps.database.queries.selectFrom('audit').select(['action', 'actor_name', 'subject']);
    expect(await lines.where('action', 'like', 'certificate.%').orderBy('ordinal').execute()).toEqual([
      { action: 'certificate.issued', actor_name: 'mobile', subject: id },
      { action: 'certificate.withdrawn', actor_name: 'mobile', subject: id },
    ]);
  });

  test.each([{}, { firstName: '', lastName: '' }, { firstName: null }])(
    'are not issued to a user without a name: %j',
    async (names) => {
      await call('PUT /v1/service/users/u-2', names);
      const { status, json } = await put({ user: 'u-2', certificateGroup: group });
      expect([status, json.code, json.message]).toEqual([409, 'NAME_NOT_DRAWABLE', 'The user has no name.']);
    },
  );

  test('get the first response for a repeated request, even if they were withdrawn; GET tells what they are now', async () => {
    const body = { user: 'u-1', certificateGroup: group };
    const { json: first } = await put(body);
    const { json: withdrawn } = await call(`PUT /v1/service/certificates/${id}/withdrawn`);
    await api.request('POST /v1/certificate-group/', { body: { id: group, name: 'Renamed' } });
    expect(await put(body)).toMatchObject({ status: 200, json: first });
    expect((await call(`GET /v1/service/certificates/${id}`)).json).toEqual(withdrawn);
  });

  test('are not issued again after they were deleted with their user', async () => {
    await put({ user: 'u-1', certificateGroup: group });
    await call('DELETE /v1/service/users/u-1');
    await call('PUT /v1/service/users/u-2', { firstName: 'Ben' });
    for (const user of ['u-1', 'u-2']) {
      const response = await put({ user, certificateGroup: group });
      expect(response).toMatchObject({ status: 410, json: { code: 'CERTIFICATE_DELETED' } });
    }
  });

  test('that are requested twice at the same moment are one', async () => {
    const body = { user: 'u-1', certificateGroup: group };
    const responses = await Promise.all([1, 2, 3].map(() => put(body)));
    expect(new Set(responses.map(({ json }) => json.number)).size).toBe(1);
    expect((await readEvents()).filter(([type]: string[]) => type === 'certificate.issued')).toHaveLength(1);
  });

  test('are rejected if the id, the user or the group is not valid', async () => {
    const body = { user: 'u-1', certificateGroup: group };
    await put(body);
    await call('PUT /v1/service/users/u-2', {});
    const draft = newId();
    await api.deps.database.queries.insertInto('certificate_groups').values({ id: draft }).execute();
    const errorOf = async (...parameters: Parameters<typeof put>) => {
      const { status, json } = await put(...parameters);
      return [status, json.code];
    };
    expect(await errorOf({ ...body, user: 'u-2' })).toEqual([409, 'CERTIFICATE_DIFFERS']);
    const another = newId();
    expect(await errorOf({ ...body, certificateGroup: draft }, another)).toEqual([409, 'CERTIFICATE_GROUP_NOT_READY']);
    expect(await errorOf({ ...body, user: 'nobody' }, another)).toEqual([400, 'BAD_INPUT']);
    expect(await errorOf({ ...body, certificateGroup: 'none' }, another)).toEqual([400, 'BAD_INPUT']);
    expect(await errorOf(body, 'short')).toEqual([400, 'BAD_INPUT']);
    expect((await call('PUT /v1/service/certificates/none/withdrawn')).status).toBe(404);
  });
});

describe('uploads', () => {
  const referencesOf = async () =>
    api.deps.database.queries.selectFrom('upload_references').select(['owner', 'upload']).orderBy('owner').execute();

  test('are stored under an owner, one at a time, until they are released', async () => {
    const { json: first } = await upload('/v1/service/images/avatar-7', samplePng(), 'a.png');
    const { json: again } = await upload('/v1/service/images/avatar-7', samplePng(), 'b.png');
    expect(again).toEqual(first);
    const { json: file } = await upload('/v1/service/files/consent-7', samplePdf(), 'a.pdf');
    expect(file).toEqual({ _id: expect.any(String), removed: [] });
    expect(await referencesOf()).toEqual([
      { owner: 'service/mobile/avatar-7', upload: first._id },
      { owner: 'service/mobile/consent-7', upload: file._id },
    ]);
    expect((await api.app.request(`/v1/image/${first._id}`)).status).toBe(200);
    const { json: other } = await upload('/v1/service/files/avatar-7', samplePdf(), 'a.pdf');
    expect(await referencesOf()).toContainEqual({ owner: 'service/mobile/avatar-7', upload: other._id });
    for (const owner of ['avatar-7', 'avatar-7', 'consent-7']) {
      expect((await call(`DELETE /v1/service/uploads/${owner}`)).json).toEqual({ owner });
    }
    expect(await referencesOf()).toEqual([]);
  });

  test.each([
    ['images', samplePng()],
    ['files', samplePdf()],
  ] as const)('%s are never replaced with If-None-Match', async (table, bytes) => {
    const none = { 'if-none-match': '*' };
    const both = [0, 1].map(() => upload(`/v1/service/${table}/avatar-7`, bytes, 'a', none));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await upload(`/v1/service/${table}/avatar-7`, bytes, 'a', none)).status).toBe(412);
    expect(await referencesOf()).toHaveLength(1);
  });
});

test.each([
  ['images', samplePng()],
  ['files', samplePdf()],
] as const)('the same upload to %s that is repeated while the first request runs is one', async (table, bytes) => {
  const requests = Array.from({ length: 4 }, () => upload(`/v1/service/${table}/avatar-7`, bytes, 'a'));
  const [id, ...others] = new Set((await Promise.all(requests)).map(({ json }) => json._id));
  expect(others).toEqual([]);
  const { queries } = api.deps.database;
  expect(await queries.selectFrom('upload_references').select('upload').execute()).toEqual([{ upload: id }]);
  expect(await queries.selectFrom(table).select('id').execute()).toEqual([{ id }]);
  // The bytes of the others are removed by the next maintenance.
  const pending = await queries.selectFrom('pending_deletions').select(['storage_keys', 'due_at']).execute();
  for (const { due_at } of pending) expect(due_at).toEqual(api.deps.now());
  expect(pending.flatMap(({ storage_keys }) => storage_keys)).not.toContain(id);
});

describe('the data of events', () => {
  const dataOf = async (type: string, bearer = key) =>
    (await call('GET /v1/service/events', undefined, bearer)).json.events
      .filter((event: { type: string }) => event.type === type)
      .map(({ data }: { data: unknown }) => data);
  const first = async (list: string) => (await call(`GET /v1/service/catalog/${list}`)).json.items[0];

  test('are the items as the catalog has them, once for each item and type, and null once it is gone', async () => {
    const { queries } = api.deps.database;
    const course = (await api.request('POST /v1/course/draft')).json.data;
    await queries.updateTable('courses').set({ is_enabled: true, title: 'Heart' }).execute();
    for (let count = 0; count < 2; count += 1) await seedQuestion(api.deps.database, course);
    const event = { id: 'e', is_enabled: true, cover_image_id: await seedImage(api.deps.database) };
    await queries.insertInto('events').values(event).execute();
    await seedGroup(api.deps.database);
    const shown = { ...(await first('courses')), ...(await first('quizzes')) };
    expect(await dataOf('course.enabled')).toEqual([shown]);
    expect(await dataOf('course.changed')).toEqual([null, shown]);
    expect(await dataOf('event.enabled')).toEqual([await first('events')]);
    expect(await dataOf('group.enabled')).toEqual([await first('certificate-groups')]);
    await api.request(`DELETE /v1/course/${course}`);
    expect([await dataOf('course.changed'), await dataOf('course.deleted')]).toEqual([[null, null], [null]]);
  });

  test('are ids of people, and what the issue of a certificate returns', async () => {
    await call('PUT /v1/service/users/u-1', { firstName: 'Ada' });
    await call('PUT /v1/service/posts/p-1', { user: 'u-1', title: 'A case' });
    const certificateGroup = await seedGroup(api.deps.database);
    const id = newId();
    const issued = await call(`PUT /v1/service/certificates/${id}`, { user: 'u-1', certificateGroup });
    expect(await dataOf('post.submitted')).toEqual([{ user: 'u-1' }]);
    expect(await dataOf('certificate.issued')).toEqual([{ ...issued.json, user: 'u-1', certificateGroup }]);
    await call('DELETE /v1/service/users/u-1');
    for (const type of ['post.submitted', 'certificate.issued', 'user.deleted'])
      expect(await dataOf(type)).toEqual([null]);
  });

  test('are only what the scopes of the key allow', async () => {
    const course = (await api.request('POST /v1/course/draft')).json.data;
    await api.deps.database.queries.updateTable('courses').set({ is_enabled: true }).execute();
    await seedQuestion(api.deps.database, course);
    const answers = JSON.stringify(await dataOf('course.enabled'));
    expect(answers).toContain('"isCorrect":true');
    expect(await dataOf('course.enabled', await keyWith('events:read'))).toEqual([null]);
    const withoutAnswers = await dataOf('course.enabled', await keyWith('events:read', 'catalog:read'));
    expect(JSON.stringify(withoutAnswers)).toBe(answers.replace(/,"isCorrect":\w+/g, ''));
  });
});

describe('the catalog', () => {
  test.each(['courses', 'quizzes', 'events', 'certificate-groups'])('lists enabled %s page by page', async (list) => {
    const { queries } = api.deps.database;
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const [index, id] of ids.entries()) {
      const row = { id, is_enabled: id !== 'b' };
      if (list === 'events') await queries.insertInto('events').values(row).execute();
      else if (list === 'certificate-groups') await queries.insertInto('certificate_groups').values(row).execute();
      else
        await queries
          .insertInto('courses')
          .values({ ...row, sequence: index + 1 })
          .execute();
    }
    const page = async (after: string) =>
      (await call(`GET /v1/service/catalog/${list}?limit=2${after && `&after=${after}`}`)).json;
    const first = await page('');
    expect([first.items.map(({ _id }: { _id: string }) => _id), first.next]).toEqual([['a', 'c'], 'c']);
    const second = await page(first.next);
    expect([second.items.map(({ _id }: { _id: string }) => _id), second.next]).toEqual([['d', 'e'], null]);
  });

  test('says which choice is correct to a key with the scope answers:read alone', async () => {
    const { database } = api.deps;
    await database.queries.insertInto('courses').values({ id: 'course', sequence: 1, is_enabled: true }).execute();
    await seedQuestion(database, 'course');
    const choicesFor = async (bearer: string) =>
      (await call('GET /v1/service/catalog/quizzes', undefined, bearer)).json.items[0].questions[0].choices[0];
    expect(await choicesFor(key)).toEqual({ text: 'a', isCorrect: true });
    expect(await choicesFor(await keyWith('catalog:read'))).toEqual({ text: 'a' });
  });
});

test('the SQL of docs/operations.md writes a user, a post with a file and a certificate in place of the API', async () => {
  const { database } = api.deps;
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, statements = ''] = /^## Rows that another service writes$.*?^```sql\n(.*?)^```/ms.exec(guide) ?? [];
  const [file, group] = [await seedFile(database), await seedGroup(database)];
  for (const statement of statements.replace('<file>', file).replace('<group>', group).split(/;\n/)) {
    if (statement !== '') await sql.raw(statement).execute(database.queries);
  }
  expect((await api.request('GET /v1/post/?status=2&keyword=case')).json.docs).toMatchObject([{ _id: 'p-7' }]);
  expect(await readEvents()).toContainEqual(['certificate.issued', expect.any(String)]);
});
