import { readFileSync } from 'node:fs';
import type { Endpoint } from '@cpd/api/contract';
import { SCOPES } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addKey } from '../service/apiKeys.ts';
import { fullContract } from '../testing/fullContract.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedQuestion } from '../testing/seed.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../testing/testApp.ts';
import { systemActor } from './Actor.ts';

let api: TestApp;
let key: string;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: 'https://cpd.example.org' });
});
beforeEach(async () => {
  await api.reset();
  key = (await addKey(api.deps.database, { name: 'mobile', scopes: SCOPES }, systemActor('command'))).key;
});
afterAll(() => api.close());

/** What the path and the body of a request need. */
interface Sent {
  /** What replaces `:id` or `:owner`. */
  readonly id?: string;
  readonly query?: string;
  readonly body?: object;
}

interface Row {
  readonly prepare: () => Promise<Sent>;
  /** The response to the repeated request. @default 200 */
  readonly status?: number;
  /** Why the repeated request changes something again. @default it changes nothing */
  readonly exception?: string;
}

const db = () => api.deps.database;
const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 0 }));
const created = async (line: string, body?: object): Promise<string> => {
  const { json } = await api.request(line, body && { body });
  return json.data ?? json._id;
};
const course = () => created('POST /v1/course/draft');
const event = () => created('POST /v1/event/draft');
const group = () => created('POST /v1/certificate-group/draft');
const colleague = () => created('POST /v1/administrator', { username: 'ben' });
const id = async (one: Promise<string>): Promise<Sent> => ({ id: await one });
const service = (line: string, body?: object) =>
  api.request(line, { bearer: false, headers: { authorization: `Bearer ${key}` }, ...(body && { body }) });

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', identity: 'uid-ada' };
const CERTIFICATE = '0b1f9a8e-1f5b-4b53-9c5e-6a8f6f1f0c11';

async function completeCourse(): Promise<string> {
  const one = await course();
  const body = {
    id: one,
    title: 'Burns',
    cover: await seedImage(db()),
    file: await seedFile(db()),
    certificateGroup: await seedGroup(db()),
  };
  await api.request('PATCH /v1/course', { body });
  await seedQuestion(db(), one);
  return one;
}

async function deletedCourse(): Promise<string> {
  const one = await course();
  await api.request(`DELETE /v1/course/${one}`);
  return one;
}

async function completeEvent(): Promise<string> {
  const one = await event();
  const body = { event: one, cover: await seedImage(db()), images: [await seedImage(db())] };
  await api.request('PATCH /v1/event', { body });
  return one;
}

async function completeGroup(): Promise<string> {
  const one = await group();
  const template = await seedImage(db());
  const body = { id: one, name: 'Surgery', passCondition: 1, template, templateVerticalPosition: 1 };
  await api.request('POST /v1/certificate-group/', { body });
  return one;
}

async function reviewed(): Promise<Sent> {
  const post = await seedPost(db());
  const { json } = await api.request(`GET /v1/post/review/url/${post}`);
  return { id: post, query: new URL(json.url).search };
}

async function issued(): Promise<Sent> {
  await service('PUT /v1/service/users/u-1', ada);
  return { id: CERTIFICATE, body: { user: 'u-1', certificateGroup: await seedGroup(db()) } };
}

/** Another certificate's id, of whichever certificate is created. */
const NEW_CERTIFICATE = '1c2f9a8e-1f5b-4b53-9c5e-6a8f6f1f0c22';

async function issuedAlready(): Promise<string> {
  const { body } = await issued();
  await service(`PUT /v1/service/certificates/${CERTIFICATE}`, body);
  return CERTIFICATE;
}

const ANOTHER_DRAFT = 'It has no id of the client. The list shows both drafts, and the empty one is deleted there.';

/** Endpoints that change something, but for those below. */
const ROWS: Readonly<Record<string, Row>> = {
  'POST /v1/course/draft': { prepare: async () => ({}), exception: ANOTHER_DRAFT },
  'POST /v1/event/draft/': { prepare: async () => ({}), exception: ANOTHER_DRAFT },
  'POST /v1/course/duplicate/:id': {
    prepare: async () => ({ ...(await id(course())), body: {} }),
    exception: ANOTHER_DRAFT,
  },
  'POST /v1/event/duplicate/:id': { prepare: () => id(event()), exception: ANOTHER_DRAFT },
  'POST /v1/certificate-group/draft': { prepare: async () => ({}), exception: ANOTHER_DRAFT },
  'PATCH /v1/course/sequence': {
    async prepare() {
      const last = [await course(), await course(), await course()].at(-1);
      return { body: { course: last, action: 1 } };
    },
    exception: 'It moves by one place from where the course is. The list is loaded again before the next move.',
  },
  'PATCH /v1/course/place': {
    async prepare() {
      const last = [await course(), await course(), await course()].at(-1);
      return { body: { course: last, place: 1 } };
    },
  },
  'POST /v1/course/bulk': { prepare: async () => ({ body: { action: 'enable', ids: [await completeCourse()] } }) },
  'POST /v1/event/bulk': { prepare: async () => ({ body: { action: 'delete', ids: [await event(), await event()] } }) },
  'POST /v1/certificate-group/bulk': {
    prepare: async () => ({ body: { action: 'enable', ids: [await completeGroup()] } }),
  },
  'POST /v1/bin/restore': {
    prepare: async () => ({ body: { items: [{ _id: await deletedCourse(), kind: 'course' }], exact: true } }),
  },
  'POST /v1/api-key': {
    prepare: async () => ({ body: { name: 'mobile', scopes: SCOPES } }),
    exception: 'A key is shown once, so the lost one cannot be repeated. The list shows it, and it is revoked there.',
  },
  'PATCH /v1/course': { prepare: async () => ({ body: { id: await course(), title: 'Burns' } }) },
  'PATCH /v1/course/quiz/condition/': {
    prepare: async () => {
      const one = await completeCourse();
      return { body: { course: one, quizLimit: 1, passCondition: 1 } };
    },
  },
  'PATCH /v1/course/enable/:id': { prepare: () => id(completeCourse()) },
  'DELETE /v1/course/:id': { prepare: () => id(course()), status: 404 },
  'POST /v1/bin/item/:id/restore': { prepare: async () => ({ id: await deletedCourse(), body: { kind: 'course' } }) },
  'DELETE /v1/bin/item/:id': {
    prepare: async () => ({ id: await deletedCourse(), query: '?kind=course' }),
    status: 404,
  },
  'PATCH /v1/event': { prepare: async () => ({ body: { event: await event(), images: [await seedImage(db())] } }) },
  'PATCH /v1/event/enable/:id': { prepare: () => id(completeEvent()) },
  'DELETE /v1/event/:id': { prepare: () => id(event()), status: 404 },
  'POST /v1/certificate-group/': {
    prepare: async () => ({
      body: { id: await group(), name: 'Surgery', passCondition: 1, template: null, templateVerticalPosition: 1 },
    }),
  },
  'PATCH /v1/certificate-group/enable/:id': { prepare: () => id(completeGroup()) },
  'DELETE /v1/certificate-group/:id': { prepare: () => id(group()), status: 404 },
  'POST /v1/quiz/': {
    prepare: async () => ({
      body: { course: await course(), id: '0123456789abcdefghijklmnop', question: 'Which?', choices },
    }),
  },
  'PATCH /v1/quiz/': {
    prepare: async () => {
      const one = await course();
      return { body: { quiz: await seedQuestion(db(), one), course: one, question: 'Which?', choices } };
    },
  },
  'DELETE /v1/quiz/:id': { prepare: async () => ({ id: await seedQuestion(db(), await course()) }), status: 404 },
  'POST /v1/post/approve/public/:id': { prepare: reviewed, status: 409 },
  'POST /v1/post/reject/public/:id': { prepare: reviewed, status: 409 },
  // The link is lost with the response. The list offers a new one.
  'POST /v1/administrator': { prepare: async () => ({ body: { username: 'ben' } }), status: 409 },
  'POST /v1/administrator/:id/disable': { prepare: async () => ({ id: await colleague(), body: { isSelf: false } }) },
  'POST /v1/administrator/:id/enable': { prepare: () => id(colleague()) },
  'PUT /v1/service/users/:id': { prepare: async () => ({ id: 'u-1', body: ada }) },
  'DELETE /v1/service/users/:id': {
    prepare: async () => {
      await service('PUT /v1/service/users/u-1', ada);
      return { id: 'u-1' };
    },
  },
  'PUT /v1/service/posts/:id': {
    prepare: async () => {
      await service('PUT /v1/service/users/u-1', ada);
      return { id: 'p-1', body: { user: 'u-1', title: 'A case', files: [await seedFile(db(), 'a.pdf', 'mobile')] } };
    },
  },
  'PUT /v1/service/certificates/:id': { prepare: issued },
  'PUT /v1/service/certificates/:id/withdrawn': { prepare: () => id(issuedAlready()) },
  'POST /v1/certificate': {
    prepare: async () => {
      const { body } = await issued();
      return { body: { ...body, id: NEW_CERTIFICATE } };
    },
  },
  'POST /v1/certificate/withdraw/:id': {
    prepare: async () => ({ id: await issuedAlready(), body: { reason: 'Not passed' } }),
  },
  'POST /v1/certificate/reissue/:id': {
    prepare: async () => ({ id: await issuedAlready(), body: { newId: NEW_CERTIFICATE } }),
  },
  'DELETE /v1/user/:id': {
    prepare: async () => {
      await service('PUT /v1/service/users/u-1', ada);
      return { id: 'u-1' };
    },
    status: 404,
  },
  'DELETE /v1/service/uploads/:owner': { prepare: async () => ({ id: 'avatar' }) },
  'POST /v1/auth/change-password': {
    prepare: async () => ({ body: { oldPassword: TEST_ADMIN.password, newPassword: 'another horse' } }),
    status: 401,
  },
};

interface Other {
  /** What a repeated request does. */
  readonly effect: string;
  /** The file and the title of the test that shows it. Without one, the effect follows from the endpoint. */
  readonly shownBy?: readonly [file: string, title: string];
}

/** Endpoints that change something, and are not repeated here. */
const OTHERS: Readonly<Record<string, Other>> = {
  'POST /v1/administrator/:id/link': {
    effect: 'Replaces the link whose response was lost.',
    shownBy: [
      'access/administrators/administrators',
      'a welcome link replaces a forgotten password, invalidates earlier links and ends the sessions',
    ],
  },
  'POST /v1/administrator/welcome': { effect: 'Only reads.' },
  'POST /v1/administrator/welcome/password': {
    effect: 'The link works once, and its page says that it was used.',
    shownBy: [
      'access/administrators/administrators',
      'a welcome link is stored as a hash only, and is valid once, for three days',
    ],
  },
  'DELETE /v1/api-key/:id': {
    effect: 'The key is not found.',
    shownBy: ['service/service', 'list, add and revoke keys, and the history says who did'],
  },
  'POST /v1/auth/sign-in': { effect: 'Starts another session, which the list of sessions shows.' },
  'POST /v1/auth/renew': {
    effect: 'Returns the same tokens for a minute.',
    shownBy: [
      'access/auth/auth',
      'renewing with one token gives the same successor each time, also later within the 60 seconds',
    ],
  },
  'POST /v1/auth/sign-out': {
    effect: 'Nothing changes.',
    shownBy: ['access/auth/auth', 'signing out with the token %j of no session is no error'],
  },
  'DELETE /v1/session/:id': {
    effect: 'The session is not found.',
    shownBy: [
      'access/auth/sessions',
      'the list of sessions ends one session with its tokens immediately, and no other',
    ],
  },
  'DELETE /v1/session': {
    effect: 'Ends none.',
    shownBy: [
      'access/auth/sessions',
      'the list of sessions is ended at once, except for the current one and those of other accounts',
    ],
  },
  'POST /v1/certificate-group/preview': { effect: 'Only draws.' },
  'POST /v1/session/current/proof/challenge': { effect: 'Only returns another challenge.' },
  'POST /v1/session/current/proof': { effect: 'Returns other tokens. Those of the lost response were never used.' },
  'POST /v1/passkey/challenge': { effect: 'Only returns another challenge.' },
  'POST /v1/passkey': {
    effect: 'The challenge works once.',
    shownBy: [
      'access/passkeys/passkeys',
      'the challenge of a new passkey is valid once, for five minutes and for its administrator',
    ],
  },
  'PATCH /v1/passkey/:id': { effect: 'Nothing changes.' },
  'DELETE /v1/passkey/:id': {
    effect: 'The passkey is not found.',
    shownBy: ['access/passkeys/passkeys', 'passkeys are added, listed with their last use, renamed and removed'],
  },
  'POST /v1/auth/passkey/challenge': { effect: 'Only returns another challenge.' },
  'POST /v1/auth/passkey': {
    effect: 'The challenge works once.',
    shownBy: ['access/passkeys/passkeys', 'rejects a replayed response, an expired challenge and one that is not ours'],
  },
  'PUT /v1/service/images/:owner': {
    effect: 'Replaces the upload of this name by the same bytes.',
    shownBy: ['service/service', 'are stored under an owner, one at a time, until they are released'],
  },
  'PUT /v1/service/files/:owner': {
    effect: 'Replaces the upload of this name by the same bytes.',
    shownBy: ['service/service', 'are stored under an owner, one at a time, until they are released'],
  },
  'POST /v1/image/upload': { effect: 'Stores another upload. One that nothing uses is removed after a week.' },
  'POST /v1/file/upload': { effect: 'Stores another upload. One that nothing uses is removed after a week.' },
  'POST /v1/user/lookup': { effect: 'Only reads.' },
  'POST /v1/user/check-available-user': { effect: 'Only reads.' },
  'DELETE /v1/user/user-deletion': {
    effect: 'There is no such user.',
    shownBy: [
      'people/userDeletion/userDeletion',
      "deleting a person's data is rejected for a person who is not a user",
    ],
  },
};

const TABLES = [
  'admins',
  'api_keys',
  'images',
  'files',
  'certificate_groups',
  'courses',
  'questions',
  'events',
  'event_images',
  'users',
  'posts',
  'post_files',
  'certificates',
  'service_events',
] as const;

async function contentOf(table: string): Promise<readonly string[]> {
  // A visit and the use of a key are noted.
  const ignored = sql.join(
    ['last_seen_at', 'last_used_at', 'requests', 'requests_reset_at'].map((name) => sql.lit(name)),
  );
  const rows = await sql<{ row: string }>`
    select (to_jsonb(t) - array[${ignored}])::text as row from ${sql.table(table)} t order by 1`.execute(db().queries);
  return rows.rows.map(({ row }) => row);
}

async function content(): Promise<Readonly<Record<string, readonly string[]>>> {
  return Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await contentOf(table)])));
}

function send({ method, path, access }: Endpoint, { id = '', query = '', body }: Sent) {
  const line = `${method} ${path.replace(/:\w+/, id)}${query}`;
  if (access === 'service') return service(line, body);
  return api.request(line, { bearer: access === 'bearer', ...(body && { body }) });
}

const endpoints: readonly Endpoint[] = Object.values(fullContract).flatMap((calls) => Object.values(calls));
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('each endpoint that changes something says what a repeated request does', () => {
  const changing = named.map(([name]) => name).filter((name) => !name.startsWith('GET '));
  expect([...Object.keys(ROWS), ...Object.keys(OTHERS)].sort()).toEqual(changing.sort());
});

test.each(Object.entries(OTHERS).filter(([, { shownBy }]) => shownBy))(
  '%s names an existing test of its repetition',
  (_name, { shownBy: [file, title] = ['', ''] }) => {
    const source = readFileSync(`${import.meta.dirname}/../${file}.test.ts`, 'utf8');
    const starts = ["test('", 'test("', ")('"].map((start) => `${start}${title}`);
    expect(starts.filter((start) => source.includes(start))).toHaveLength(1);
  },
);

test.each(named.filter(([name]) => name in ROWS))('%s can be repeated, or says why not', async (name, endpoint) => {
  const { prepare, status = 200, exception } = ROWS[name] as Row;
  const sent = await prepare();
  expect((await send(endpoint, sent)).status).toBe(200);
  const before = await content();
  expect((await send(endpoint, sent)).status).toBe(status);
  const after = await content();
  if (exception === undefined) expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});
