// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from '../auth/resource.ts';
import type { Client } from '../client/createClient.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { signIn } from '../signIn/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { useFormDraft } from './hooks.ts';
import { TabStorage } from './TabStorage.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const isText = (value: unknown): value is string => typeof value === 'string';

function openForm(client: Client, key = 'course/1') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider client={client} onError={() => undefined}>
      {children}
    </ApiProvider>
  );
  return renderHook(() => useFormDraft(key, isText), { wrapper, reactStrictMode: true });
}

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

test('a form draft is restored after the session ended', async () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  const form = openForm(client);
  form.result.current.save('half a title');
  session.end();
  form.unmount();
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  const again = openForm(client);
  expect(again.result.current.restored).toBe('half a title');
  expect(openForm(client, 'course/2').result.current.restored).toBeUndefined();
  again.result.current.clear();
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form draft is restored after a failure has replaced the form', () => {
  const { client } = openTab(new FakeApi());
  const form = openForm(client);
  form.result.current.save('half a title');
  form.unmount();
  expect(openForm(client).result.current.restored).toBe('half a title');
});

test('a form draft is not restored once it was saved or discarded', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client);
  const form = openForm(client);
  form.result.current.save('half a title');
  form.result.current.clear();
  session.end();
  signInAs(fake, client);
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form draft is restored in another session of the same person that started while the form was open', () => {
  const fake = new FakeApi();
  const { client } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client);
  const form = openForm(client);
  form.result.current.save('half a title');
  signInAs(fake, client);
  form.unmount();
  expect(openForm(client).result.current.restored).toBe('half a title');
});

test('a form draft is removed by a sign-out', () => {
  const { fake, open } = browser();
  const { client } = open();
  signInAs(fake, client);
  const form = openForm(client);
  form.result.current.save('half a title');
  signOut(client);
  form.unmount();
  signInAs(fake, client);
  expect(openForm(client).result.current.restored).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('half a title');
});

test('a form is not given to another person', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client, 'one');
  const form = openForm(client);
  form.result.current.save('half a title');
  session.end();
  form.unmount();
  signInAs(fake, client, 'another');
  expect(openForm(client).result.current.restored).toBeUndefined();
  signInAs(fake, client, 'one');
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form draft is restored if the person signs in with the name in another case', () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  signInAs(fake, client, 'Ada');
  openForm(client).result.current.save('half a title');
  session.end();
  signInAs(fake, client, ' ada');
  expect(openForm(client).result.current.restored).toBe('half a title');
});

test('a form is not given values of a foreign shape', () => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  client.formDrafts.save('course/1', { title: 7 });
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test.each(['{', '7', 'null', '{"owner": null}', '{"owner": null, "drafts": ["half a title"]}'])(
  'a form draft is not restored if storage contains %s',
  (text) => {
    const { fake, open } = browser();
    signInAs(fake, open().client);
    sessionStorage.setItem('form-drafts', text);
    expect(openForm(open().client).result.current.restored).toBeUndefined();
  },
);

test('a form draft is restored immediately after a reload, with its person', () => {
  const { fake, open } = browser();
  const { client } = open();
  signInAs(fake, client);
  client.formDrafts.save('course/1', 'half a title');
  const { client: reloaded } = open();
  expect(reloaded.user.getName()).toBe(FAKE_ADMIN.username);
  expect(openForm(reloaded).result.current.restored).toBe('half a title');
});

test('a form draft is restored after a reload without the name of the person', () => {
  const { fake, open, openOther } = browser();
  signInAs(fake, openOther().client);
  const { client } = open();
  expect(client.user.getName()).toBeUndefined();
  client.formDrafts.save('course/1', 'half a title');
  expect(openForm(open().client).result.current.restored).toBe('half a title');
});

test.each([
  ['to the same person once the server has given the name', 'one', 'half a title'],
  ['to no one else', 'another', undefined],
])('a form draft of a tab that was closed during a sign-in elsewhere is restored %s', async (_, username, restored) => {
  const { fake, open, openOther } = browser();
  const { client } = open();
  signInAs(fake, client, 'one');
  client.formDrafts.save('course/1', 'half a title');
  // The closed tab keeps its storage, and does not see the sign-in.
  const stored = { ...sessionStorage };
  signInAs(fake, openOther().client, username);
  await Promise.resolve();
  Object.assign(sessionStorage, stored);
  const { client: reopened, session } = open();
  expect(reopened.user.getName()).toBeUndefined();
  const form = openForm(reopened);
  expect(form.result.current.restored).toBeUndefined();
  reopened.user.confirm(username, session.getSessionId());
  form.rerender();
  expect(form.result.current.restored).toBe(restored);
});

test.each([
  ['the same person', 'one', 'half a title'],
  ['another person', 'another', undefined],
])(
  'a form whose session ended gives %s, who signs in in another tab, what was typed: %s %s',
  async (_, username, found) => {
    const { fake, open, openOther } = browser();
    const { client, session } = open();
    signInAs(fake, client, 'one');
    client.formDrafts.save('course/1', 'half a title');
    session.end();
    signInAs(fake, openOther().client, username);
    await Promise.resolve();
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    expect(openForm(client).result.current.restored).toBeUndefined();
    client.user.confirm(username, session.getSessionId());
    expect(openForm(client).result.current.restored).toBe(found);
  },
);

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a form draft is restored from memory if the browser rejects %s',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    const { fake, open } = browser();
    const { client, session } = open();
    signInAs(fake, client);
    const form = openForm(client);
    form.result.current.save('half a title');
    session.end();
    form.unmount();
    signInAs(fake, client);
    expect(openForm(client).result.current.restored).toBe('half a title');
  },
);
