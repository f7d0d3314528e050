import { SCOPES } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TABLES } from '../../database/tables.ts';
import { systemActor } from '../../http/Actor.ts';
import { addKey } from '../../service/apiKeys.ts';
import { runMaintenance } from '../../start/maintenance.ts';
import { samplePng } from '../../testing/sampleImages.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { seedGroup } from '../../testing/seed.ts';
import { createServiceRole } from '../../testing/serviceRole.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';
import type { IdentityProvider } from './IdentityProvider.ts';

const USER = 'u-1';
const CERTIFICATE = '0b1f9a8e-1f5b-4b53-9c5e-6a8f6f1f0c11';
/** Texts of the person, none of which may stay anywhere. */
const TEXTS = ['Lovelace', 'ada@cpd.example', 'uid-ada', 'fracture', 'lovelace-knee'];

const person = { uid: 'uid-ada', email: 'ada@cpd.example', isEmailVerified: true };
const identity: IdentityProvider = {
  identify: async () => ({ ...person, signedInAt: api.deps.now().getTime() }),
  accountOf: async () => person.uid,
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

const run = (statement: string) => sql.raw(statement).execute(api.deps.database.queries);
const headers = () => ({ authorization: `Bearer ${key}` });

async function put(path: string, body: unknown): Promise<void> {
  const response = await api.request(`PUT /v1/service/${path}`, { bearer: false, headers: headers(), body });
  expect([path, response.status]).toEqual([path, 200]);
}

function formWith(bytes: Uint8Array, name: string): FormData {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  return body;
}

/** Uploads a file as another service, under a name of its own, and returns its id. */
async function upload(kind: 'images' | 'files', owner: string): Promise<string> {
  const body = formWith(kind === 'images' ? samplePng() : samplePdf(), 'lovelace-knee');
  const response = await api.app.request(`/v1/service/${kind}/${owner}`, { method: 'PUT', headers: headers(), body });
  return (await response.json())._id;
}

/** Uploads an image as an administrator, for a form that is not saved yet. */
async function uploadInForm(): Promise<string> {
  const headers = { authorization: `Bearer ${await api.accessTokenOf('ada')}` };
  const init = { method: 'POST', headers, body: formWith(samplePng(), 'poster') };
  return (await (await api.app.request('/v1/image/upload', init)).json()).data._id;
}

const statusOf = async (path: string) => (await api.request(`GET ${path}`, { bearer: false })).status;

/** Gives a person, and others, everything that they can have. Returns a probe for each thing: is it still there? */
async function seedEverything(): Promise<Record<string, () => Promise<boolean>>> {
  const { database, storage } = api.deps;
  const names = { firstName: 'Ada', lastName: 'Lovelace', description: 'Lovelace writes.' };
  await put(`users/${USER}`, { ...names, email: person.email, identity: person.uid });
  await put('users/u-2', { firstName: 'Ben' });
  const image = (owner: string) => upload('images', owner);
  const uploads = {
    cover: await image('cover'),
    PDF: await upload('files', 'material'),
    'cover of an earlier version': await image('earlier-cover'),
    'PDF of an earlier version': await upload('files', 'earlier-material'),
    'cover of a post that was deleted': await image('deleted-cover'),
    'released cover': await image('released'),
    'cover that another person shows': await image('shared'),
    'cover that an event shows': await image('poster'),
    'cover that another service shows': await image('avatar'),
    'upload of the service': await image('unrelated'),
    'cover that the service shares': await image('default-cover?shared=true'),
    'upload of an administrator': await uploadInForm(),
  };
  const title = 'A rare fracture';
  const post = { user: USER, title, description: title };
  await put('posts/p-1', {
    ...post,
    cover: uploads['cover of an earlier version'],
    files: [uploads['PDF of an earlier version']],
  });
  await put('posts/p-1', { ...post, cover: uploads.cover, files: [uploads.PDF] });
  await put('posts/p-2', { ...post, cover: uploads['cover of a post that was deleted'] });
  await run("delete from posts where id = 'p-2'");
  await put('posts/p-3', { ...post, cover: uploads['cover that another person shows'] });
  await put('posts/p-4', {
    ...post,
    user: 'u-2',
    title: 'A case',
    description: null,
    cover: uploads['cover that another person shows'],
  });
  await put('posts/p-5', { ...post, cover: uploads['cover that an event shows'] });
  await put('posts/p-6', { ...post, cover: uploads['cover that another service shows'] });
  await put('posts/p-7', { ...post, cover: uploads['released cover'] });
  await api.request('DELETE /v1/service/uploads/released', { bearer: false, headers: headers() });
  await put('posts/p-8', { ...post, cover: uploads['cover that the service shares'] });
  await put('posts/p-9', post);
  await run(`update posts set cover_image_id = '${uploads['upload of an administrator']}' where id = 'p-9'`);
  await run(`insert into events (id, cover_image_id) values ('event', '${uploads['cover that an event shows']}')`);
  await run(`insert into upload_references (upload, owner)
    values ('${uploads['cover that another service shows']}', 'portal/avatar/1')`);
  await put(`certificates/${CERTIFICATE}`, { user: USER, certificateGroup: await seedGroup(database) });
  await run(`update certificates set drawing_key = 'drawing', pdf_key = 'pdf'`);
  for (const drawing of ['drawing', 'pdf']) await storage.put(drawing, new Uint8Array([1]), 'image/png');
  const { url } = (await api.request('GET /v1/post/review/url/p-1')).json;

  const isShown = (id: string) => async () =>
    (await statusOf(`/v1/image/${id}`)) === 200 || (await statusOf(`/v1/file/${id}`)) === 200;
  return {
    'the user in the list': async () => (await api.request('GET /v1/user?keyword=lovelace')).json.total > 0,
    'the posts in the feed': async () => (await api.request('GET /v1/post/?status=2&keyword=fracture')).json.total > 0,
    'the post of a review link': async () => (await statusOf(`/v1/post/review/p-1${new URL(url).search}`)) === 200,
    'the certificate': async () => (await statusOf(`/v1/certificate/${CERTIFICATE}`)) === 200,
    'the other user': async () => (await api.request('GET /v1/user?keyword=ben')).json.total > 0,
    ...Object.fromEntries(Object.entries(uploads).map(([name, id]) => [`the ${name}`, isShown(id)])),
  };
}

const page = () => api.request('DELETE /v1/user/user-deletion', { bearer: false, body: { firebaseToken: 'token' } });
const byApi = () => api.request(`DELETE /v1/service/users/${USER}`, { bearer: false, headers: headers() });

test.each<[string, () => Promise<unknown>]>([
  ['the public page', page],
  ['the API for other services', byApi],
  ['an administrator', () => api.request(`DELETE /v1/user/${USER}`)],
  ['SQL', () => run(`delete from users where id = '${USER}'`)],
  [
    'SQL that deletes posts and certificates first',
    async () => {
      await run(`delete from posts where user_id = '${USER}'`);
      await run(`delete from certificates where user_id = '${USER}'`);
      await run(`delete from users where id = '${USER}'`);
    },
  ],
  [
    'SQL of a role that does not own the tables',
    async () => {
      const role = await createServiceRole(api.deps.database);
      await role.run(`delete from users where id = '${USER}'`).finally(() => role.drop());
    },
  ],
])('a person who is deleted by %s is gone at once with everything that nothing else shows', async (_, deletion) => {
  const things = await seedEverything();
  const present = async () => {
    const names = [];
    for (const [name, isThere] of Object.entries(things)) if (await isThere()) names.push(name);
    return names;
  };
  expect(await present()).toEqual(Object.keys(things));
  await deletion();
  const staying = [
    'the other user',
    'the cover that another person shows',
    'the cover that an event shows',
    'the cover that another service shows',
    'the upload of the service',
    'the cover that the service shares',
    'the upload of an administrator',
  ];
  expect(await present()).toEqual(staying);
  await runMaintenance(api.deps);
  expect(await present()).toEqual(staying);
  for (const drawing of ['drawing', 'pdf']) expect(await api.deps.storage.read(drawing)).toBeNull();
  expect((await run('select from pending_deletions')).rows).toEqual([]);
  for (const table of TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.deps.database.queries);
    const found = TEXTS.filter((text) => JSON.stringify(rows).toLowerCase().includes(text.toLowerCase()));
    expect([table, found]).toEqual([table, []]);
  }
  const again = await api.request(`PUT /v1/service/users/${USER}`, { bearer: false, headers: headers(), body: {} });
  expect([again.status, again.json.code]).toEqual([410, 'USER_DELETED']);
});
