import { expect, test, vi } from 'vitest';
import { signOut } from '../auth/resource.ts';
import type { Client } from '../client/createClient.ts';
import { signIn } from '../signIn/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { TabStorage } from './TabStorage.ts';

const KEY = 'course/1';
const input = { values: { title: 'half a title' }, base: { value: { title: 'A' }, etag: '"1"' } };

const save = ({ unsavedInput }: Client) => unsavedInput.save(KEY, input);
const read = ({ unsavedInput }: Client, key = KEY) => unsavedInput.read(key);

function signInAs(fake: FakeApi, client: Client, username = FAKE_ADMIN.username) {
  client.user.signIn(username, () => client.session.signIn(fake.sessions.start()));
}

/** A browser tab that can be reloaded, or restored after a restart of the browser. */
function browser() {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const open = (tabStorage = new TabStorage()) => openTab(fake, { storage, tabStorage, isSignedIn: false });
  return { fake, open, openOther: () => open(new TabStorage(null)) };
}

test('unsaved input is restored after the session ended, with the version that it is based on', async () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  save(client);
  session.end();
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  expect(read(client)).toEqual(input);
  expect(read(client, 'course/2')).toBeUndefined();
  client.unsavedInput.clear(KEY);
  expect(read(client)).toBeUndefined();
});

test('unsaved input is not restored once it was saved or discarded', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client);
  save(client);
  client.unsavedInput.clear(KEY);
  session.end();
  signInAs(fake, client);
  expect(read(client)).toBeUndefined();
});

test('unsaved input is restored in another session of the same person that started while the form was open', () => {
  const fake = new FakeApi();
  const { client } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client);
  save(client);
  signInAs(fake, client);
  expect(read(client)).toEqual(input);
});

test('unsaved input is removed by a sign-out, and not stored again by a request that ends later', () => {
  const { fake, open } = browser();
  const { client } = open();
  signInAs(fake, client);
  save(client);
  signOut(client);
  save(client);
  signInAs(fake, client);
  expect(read(client)).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('half a title');
});

test('unsaved input survives a request that ends after its session, which may change it', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client);
  save(client);
  session.end();
  const later = { ...input, base: { value: { title: 'half' }, etag: '"2"' } };
  client.unsavedInput.save(KEY, later);
  client.unsavedInput.save('course/2', later);
  signInAs(fake, client);
  expect([read(client), read(client, 'course/2')]).toEqual([later, undefined]);
});

test('unsaved input is not given to another person', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client, 'one');
  save(client);
  session.end();
  signInAs(fake, client, 'another');
  expect(read(client)).toBeUndefined();
  expect(client.unsavedInput.keysOf('')).toEqual([]);
  signInAs(fake, client, 'one');
  expect(read(client)).toBeUndefined();
});

test('unsaved input is restored if the person signs in with the name in another case', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client, 'Ada');
  save(client);
  session.end();
  signInAs(fake, client, ' ada');
  expect(read(client)).toEqual(input);
});

test('unsaved input is found by the start of its key', () => {
  const { client } = openTab(new FakeApi());
  for (const key of ['quiz/1/question/new', 'quiz/1/question/7', 'quiz/1/import']) {
    client.unsavedInput.save(key, input);
  }
  expect(client.unsavedInput.keysOf('quiz/1/question/')).toEqual(['quiz/1/question/new', 'quiz/1/question/7']);
});

test.each([
  '{',
  '7',
  'null',
  '{"owner": null}',
  '{"owner": null, "inputs": ["half a title"]}',
  '{"owner": null, "inputs": {"course/1": {"base": {"value": {}, "etag": null}}}}',
])('unsaved input is not restored if storage contains %s', (text) => {
  const { fake, open } = browser();
  signInAs(fake, open().client);
  sessionStorage.setItem('unsaved-input', text);
  expect(read(open().client)).toBeUndefined();
});

test('unsaved input is restored immediately after a reload, with its person', () => {
  const { fake, open } = browser();
  const { client } = open();
  signInAs(fake, client);
  save(client);
  const { client: reloaded } = open();
  expect(reloaded.user.getName()).toBe(FAKE_ADMIN.username);
  expect(read(reloaded)).toEqual(input);
});

test('unsaved input is restored after a reload without the name of the person', () => {
  const { fake, open, openOther } = browser();
  signInAs(fake, openOther().client);
  const { client } = open();
  expect(client.user.getName()).toBeUndefined();
  save(client);
  expect(read(open().client)).toEqual(input);
});

test.each([
  ['to the same person once the server has given the name', 'one', input],
  ['to no one else', 'another', undefined],
])(
  'unsaved input of a tab that was closed during a sign-in elsewhere is restored %s',
  async (_, username, restored) => {
    const { fake, open, openOther } = browser();
    const { client } = open();
    signInAs(fake, client, 'one');
    save(client);
    // The closed tab keeps its storage, and does not see the sign-in.
    const stored = { ...sessionStorage };
    signInAs(fake, openOther().client, username);
    await Promise.resolve();
    Object.assign(sessionStorage, stored);
    const { client: reopened, session } = open();
    expect(reopened.user.getName()).toBeUndefined();
    expect(read(reopened)).toBeUndefined();
    reopened.user.confirm(username, session.getSessionId());
    expect(read(reopened)).toEqual(restored);
  },
);

test.each([
  ['with it, if the person is the same', 'one', input],
  ['alone, if the person is another one', 'another', undefined],
])('what is typed before the server has given the name is kept %s, also after a reload', async (_, username, found) => {
  const { fake, open, openOther } = browser();
  signInAs(fake, open().client, 'one');
  save(open().client);
  const stored = { ...sessionStorage };
  signInAs(fake, openOther().client, username);
  await Promise.resolve();
  Object.assign(sessionStorage, stored);
  const typed = { values: { title: 'typed at once' } };
  const { client: reopened } = open();
  reopened.unsavedInput.save('course/2', typed);
  reopened.unsavedInput.save('course/3', typed);
  reopened.unsavedInput.clear('course/3');
  expect([read(reopened), read(reopened, 'course/2'), reopened.unsavedInput.keysOf('course/')]).toEqual([
    undefined,
    typed,
    ['course/2'],
  ]);
  const { client, session } = open();
  client.user.confirm(username, session.getSessionId());
  expect([read(client), read(client, 'course/2'), read(client, 'course/3')]).toEqual([found, typed, undefined]);
  signInAs(fake, client, 'a third one');
  expect(read(client, 'course/2')).toBeUndefined();
});

/** A tab with the input of one person, opened again after another one has signed in elsewhere. Their name is not known yet. */
async function reopenedByAnother() {
  const { fake, open, openOther } = browser();
  signInAs(fake, open().client, 'one');
  save(open().client);
  const stored = { ...sessionStorage };
  signInAs(fake, openOther().client, 'another');
  await Promise.resolve();
  Object.assign(sessionStorage, stored);
  return { fake, ...open() };
}

test('what is typed before the server has given the name does not outlive its session', async () => {
  const { fake, client, session } = await reopenedByAnother();
  client.unsavedInput.save('course/2', input);
  session.end();
  signInAs(fake, client, 'one');
  expect([read(client), read(client, 'course/2')]).toEqual([input, undefined]);
});

test('what is typed before the server has given the name does not replace the input of another person by a request that outlasts its session', async () => {
  const { fake, client, session } = await reopenedByAnother();
  const typed = { values: { title: 'of another person' } };
  client.unsavedInput.save(KEY, typed);
  session.end();
  client.unsavedInput.save(KEY, typed);
  signInAs(fake, client, 'one');
  expect(read(client)).toEqual(input);
});

test.each([
  ['the same person', 'one', input],
  ['another person', 'another', undefined],
])(
  'a form whose session ended gives %s, who signs in in another tab, what was typed: %s %s',
  async (_, username, found) => {
    const { fake, open, openOther } = browser();
    const { client, session } = open();
    signInAs(fake, client, 'one');
    save(client);
    session.end();
    signInAs(fake, openOther().client, username);
    await Promise.resolve();
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    expect(read(client)).toBeUndefined();
    client.user.confirm(username, session.getSessionId());
    expect(read(client)).toEqual(found);
  },
);

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'unsaved input is restored from memory if the browser rejects %s',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    const { fake, open } = browser();
    const { client, session } = open();
    signInAs(fake, client);
    save(client);
    session.end();
    signInAs(fake, client);
    expect(read(client)).toEqual(input);
  },
);
