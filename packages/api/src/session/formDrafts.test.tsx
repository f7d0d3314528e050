// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '../auth/resource.ts';
import type { Client } from '../client/createClient.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { FAKE_ADMIN } from '../testing/answers/people.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { useFormDraft } from './hooks.ts';

afterEach(cleanup);

const isText = (value: unknown): value is string => typeof value === 'string';

function openForm(client: Client, key = 'course/1') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider client={client} onError={() => undefined}>
      {children}
    </ApiProvider>
  );
  return renderHook(() => useFormDraft(key, isText), { wrapper, reactStrictMode: true });
}

async function signInAs(fake: FakeApi, client: Client, username = FAKE_ADMIN.username) {
  await client.formDrafts.claim(username);
  client.session.signIn(fake.sessions.start());
}

test('a form is given back when the session ended under it', async () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  const form = openForm(client);
  form.result.current.keep('half a title');
  session.end();
  form.unmount();
  await signIn(client, { ...FAKE_ADMIN, token: 'captcha' });
  const again = openForm(client);
  expect(again.result.current.restored).toBe('half a title');
  expect(openForm(client, 'course/2').result.current.restored).toBeUndefined();
  again.unmount();
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test.each([
  ['that was left', (form: ReturnType<typeof openForm>) => form.unmount()],
  ['that was saved', (form: ReturnType<typeof openForm>) => void form.result.current.forget()],
])('a form %s is not given back', async (_, close) => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signInAs(fake, client);
  const form = openForm(client);
  form.result.current.keep('half a title');
  close(form);
  session.end();
  await signInAs(fake, client);
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form is given back when another session has begun by the time it goes', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake, { isSignedIn: false });
  await signInAs(fake, client);
  const form = openForm(client);
  form.result.current.keep('half a title');
  await signInAs(fake, client);
  form.unmount();
  expect(openForm(client).result.current.restored).toBe('half a title');
});

test('a form is not given back after a sign-out that was asked for', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake, { isSignedIn: false });
  await signInAs(fake, client);
  const form = openForm(client);
  form.result.current.keep('half a title');
  signOut(client);
  form.unmount();
  await signInAs(fake, client);
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form is not given to somebody else', async () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signInAs(fake, client, 'one');
  const form = openForm(client);
  form.result.current.keep('half a title');
  session.end();
  form.unmount();
  await signInAs(fake, client, 'another');
  expect(openForm(client).result.current.restored).toBeUndefined();
});

test('a form is not given values of a foreign shape', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  client.formDrafts.keep('course/1', { title: 7 });
  expect(openForm(client).result.current.restored).toBeUndefined();
});
