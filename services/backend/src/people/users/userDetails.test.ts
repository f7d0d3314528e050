import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { runMaintenance } from '../../start/maintenance.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedUser } from '../../testing/seed.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';
import type { IdentityProvider } from '../userDeletion/IdentityProvider.ts';

const DAY = 24 * 60 * 60_000;

let deletedAccounts: string[];
let accountFault: Error | null;
const identity: IdentityProvider = {
  identify: async () => null,
  accountOf: async () => null,
  async deleteAccount(uid) {
    if (accountFault !== null) throw accountFault;
    deletedAccounts.push(uid);
  },
};

let withoutProvider: TestApp;
let api: TestApp;
beforeAll(async () => {
  withoutProvider = await openTestApp();
  const { deps } = withoutProvider;
  api = new TestApp({ ...deps, identity }, { now: deps.now() });
});
beforeEach(async () => {
  await withoutProvider.reset();
  await api.reset();
  [deletedAccounts, accountFault] = [[], null];
});
afterAll(() => api.close());

async function seedAda() {
  const { database } = api.deps;
  const names = { first_name: 'Ada', last_name: 'Byron', email: 'ada@cpd.example' };
  const user = await seedUser(database, { ...names, firebase_uid: 'uid-ada' });
  const cover = await seedImage(database);
  const reviewed = await seedPost(database, { user, title: 'In review', cover, files: [await seedFile(database)] });
  const posted = await seedPost(database, { user, title: 'Posted', status: 4 });
  await api.request(`GET /v1/post/review/url/${reviewed}`);
  const certificate = { id: newId(), user, certificateGroup: await seedGroup(database) };
  await api.request('POST /v1/certificate', { body: certificate });
  // What others have is not hers.
  await seedPost(database, { user: await seedUser(database, { first_name: 'Ben' }), title: 'Of Ben' });
  return { user, reviewed, posted, certificate: certificate.id };
}

test('a user has their certificates and posts, the newest first, and what would be deleted with them', async () => {
  const { user, reviewed, posted, certificate } = await seedAda();
  const { headers, json } = await api.request(`GET /v1/user/${user}`);
  const { createdAt, ...details } = json;
  expect(Date.parse(createdAt)).not.toBeNaN();
  expect(headers.get('etag')).toMatch(/^W\/"\d+"$/);
  expect(details).toEqual({
    _id: user,
    firstName: 'Ada',
    lastName: 'Byron',
    description: null,
    email: 'ada@cpd.example',
    certificates: [(await api.request(`GET /v1/certificate?user=${user}`)).json.docs[0]],
    posts: [
      expect.objectContaining({ _id: posted, title: 'Posted', status: 4, reviewLinkExpiresAt: null }),
      expect.objectContaining({
        _id: reviewed,
        title: 'In review',
        status: 2,
        decidedAt: null,
        reviewLinkExpiresAt: new Date(api.deps.now().getTime() + 14 * DAY).toISOString(),
      }),
    ],
    owned: { certificates: 1, posts: 2, uploads: 2, hasAccount: true },
  });
  expect(details.certificates).toMatchObject([{ _id: certificate, state: 'valid' }]);
  expect((await api.request('GET /v1/user/nobody')).status).toBe(404);
});

test('the history of a user is that of their certificates and posts, and stores no personal data', async () => {
  const { user, reviewed, certificate } = await seedAda();
  await api.request(`POST /v1/certificate/withdraw/${certificate}`, { body: { reason: 'Ada was not there.' } });
  const { docs, total } = (await api.request(`GET /v1/activity?user=${user}`)).json;
  expect(docs.map(({ action, subject }: { action: string; subject: object }) => [action, subject])).toMatchObject([
    ['certificate.withdrawn', { _id: certificate, title: expect.stringMatching(/^\d{4}-\d{6}, Ada Byron$/) }],
    ['certificate.issued', { _id: certificate }],
    ['post.link-issued', { _id: reviewed, title: 'In review' }],
  ]);
  expect(total).toBe(3);
  const lines = docs.map(({ subject: _titleNow, ...line }: { subject: object }) => line);
  const stored = await api.deps.database.queries.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([lines, stored])).not.toMatch(/Byron|was not there|cpd\.example/);
});

test('the list of users finds an e-mail and a whole id', async () => {
  const { user } = await seedAda();
  for (const keyword of ['ada@cpd', user, ` ${user} `, 'BYRON']) {
    const { docs } = (await api.request(`GET /v1/user?keyword=${encodeURIComponent(keyword)}`)).json;
    expect([keyword, docs.map(({ _id }: { _id: string }) => _id)]).toEqual([keyword, [user]]);
  }
  expect((await api.request(`GET /v1/user?keyword=${user.slice(0, -1)}`)).json.docs).toEqual([]);
});

test('deleting a user says what was deleted, also at the identity provider, and leaves a line without their id', async () => {
  const { user } = await seedAda();
  const { status, json } = await api.request(`DELETE /v1/user/${user}`);
  expect([status, json]).toEqual([200, { _id: user, certificates: 1, posts: 2, uploads: 2, isComplete: true }]);
  expect(deletedAccounts).toEqual(['uid-ada']);
  expect((await api.request(`GET /v1/user/${user}`)).status).toBe(404);
  expect((await api.request('GET /v1/user')).json.docs).toMatchObject([{ firstName: 'Ben' }]);
  const [line] = (await api.request('GET /v1/activity')).json.docs;
  expect(line).toMatchObject({ action: 'user.deleted', actor: { name: 'ada' }, subject: { _id: null } });
});

test('a user is deleted while the identity provider is down, and the account later', async () => {
  const { user } = await seedAda();
  accountFault = new Error('down');
  expect((await api.request(`DELETE /v1/user/${user}`)).json).toMatchObject({ posts: 2, isComplete: false });
  expect((await api.request(`GET /v1/user/${user}`)).status).toBe(404);
  accountFault = null;
  await runMaintenance(api.deps);
  expect(deletedAccounts).toEqual(['uid-ada']);
});

test('the account of a deleted user waits for an identity provider, but the stored files do not', async () => {
  const { user } = await seedAda();
  const { storage } = api.deps;
  const [{ id }] = (await api.deps.database.queries.selectFrom('files').select('id').execute()) as [{ id: string }];
  await storage.put(id, new Uint8Array([1]), 'application/pdf');
  expect((await withoutProvider.request(`DELETE /v1/user/${user}`)).json).toMatchObject({ isComplete: false });
  expect(await storage.read(id)).toBeNull();
  await runMaintenance(withoutProvider.deps);
  expect(deletedAccounts).toEqual([]);
  await runMaintenance(api.deps);
  expect(deletedAccounts).toEqual(['uid-ada']);
});
