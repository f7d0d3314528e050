import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { courses } from '../courses/resource.ts';
import { useSignIn } from '../signIn/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { useChangePassword, useSignOut } from './resource.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

const credentials = { ...FAKE_ADMIN, token: 'captcha-1' };

function renderAuth(isSignedIn: boolean, storage = new MemorySessionStorage()) {
  return renderApi(
    fake,
    () => ({
      signIn: useSignIn(),
      signOut: useSignOut(),
      changePassword: useChangePassword(),
    }),
    { isSignedIn, storage },
  );
}

test('signing in starts the session in every tab', async () => {
  const storage = new MemorySessionStorage();
  const other = openTab(fake, { storage, isSignedIn: false });
  const { result, client } = renderAuth(false, storage);
  await act(() => result.current.signIn.run(credentials));
  expect(client.session.getSnapshot()).toEqual({
    isLoggedIn: true,
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
  });
  expect(other.session.getSnapshot()).toEqual(client.session.getSnapshot());
});

test('signing in that fails shows no code, and never renews', async () => {
  fake.fail('POST /v1/auth/sign-in', { status: 401, message: 'Wrong.', code: 'BAD_CREDENTIALS' });
  const { result, client, report } = renderAuth(false);
  await act(() => result.current.signIn.run(credentials));
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Wrong.' }), {
    isCodeShown: false,
  });
  expect([client.session.getSnapshot().isLoggedIn, fake.requests.length]).toEqual([false, 1]);
});

test('signing in is sent once on a double press, although each press has another captcha token', async () => {
  const { result } = renderAuth(false);
  const second = { ...credentials, token: 'captcha-2' };
  await act(() => Promise.all([result.current.signIn.run(credentials), result.current.signIn.run(second)]));
  expect(fake.requests).toHaveLength(1);
});

test('signing out takes effect in every tab, without waiting for its request', async () => {
  const storage = new MemorySessionStorage();
  const other = openTab(fake, { storage });
  const { result, client, overlay } = renderAuth(true, storage);
  fake.pause('POST /v1/auth/sign-out');
  act(() => result.current.signOut());
  expect([client.session.getSnapshot().isLoggedIn, overlay.begun]).toEqual([false, 0]);
  await waitFor(() => expect(other.session.getSnapshot().isLoggedIn).toBe(false));
  await waitFor(() => expect(fake.count('POST /v1/auth/sign-out')).toBe(1));
  expect(fake.requests.at(-1)?.body).toEqual({ refreshToken: 'refresh-1' });
});

test('signing out sends nothing to a server without an endpoint for it', async () => {
  fake.removeCapabilities('sign-out');
  const { result, client } = renderAuth(true);
  act(() => result.current.signOut());
  await act(() => fake.settled());
  expect(client.session.getSnapshot().isLoggedIn).toBe(false);
  expect(fake.requests.map(({ name }) => name)).toEqual(['GET /v1/capabilities']);
});

test.each([{ status: 500 }, { status: 401 }, 'dropped'] as const)(
  'signing out shows no error if the server fails with %j',
  async (fault) => {
    fake.fail('POST /v1/auth/sign-out', fault);
    const { result, client, report } = renderAuth(true);
    act(() => result.current.signOut());
    await act(() => fake.settled());
    const sent = fake.count('POST /v1/auth/sign-out');
    expect([client.session.getSnapshot().isLoggedIn, sent, report.mock.calls.length]).toEqual([false, 1, 0]);
  },
);

test('signing out follows a changed password, which has ended the session on the service', async () => {
  const { result, client } = renderAuth(true);
  const change = { oldPassword: FAKE_ADMIN.password, newPassword: 'another horse' };
  const outcome = await act(() => result.current.changePassword.run(change));
  expect([outcome.isDone, client.session.getSnapshot().isLoggedIn]).toEqual([true, false]);
  expect(fake.requests.map(({ name }) => name)).toEqual(['POST /v1/auth/change-password']);
});

test('signing out does not follow a wrong old password, which renews nothing either', async () => {
  const { result, client, report } = renderAuth(true);
  await act(() => result.current.changePassword.run({ oldPassword: 'wrong', newPassword: 'another horse' }));
  expect([client.session.getSnapshot().isLoggedIn, fake.requests.length, report.mock.calls.length]).toEqual([
    true,
    1,
    1,
  ]);
});

test('signing out clears the cache, including responses that are still pending', async () => {
  const { result, client } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  const release = fake.pause('GET /v1/course');
  act(() => void result.current.reload());
  act(() => client.session.signOut());
  expect(result.current.data).toBeUndefined();
  release();
  await act(() => fake.settled());
  expect(result.current.data).toBeUndefined();
});

test('the cache never shows the data of one account to another', async () => {
  const { result, client } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  fake.data.courses.length = 3;
  act(() => {
    client.session.signOut();
    client.session.signIn(fake.sessions.start());
  });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toHaveLength(3));
});

test('the cache survives a renewal', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  fake.sessions.expireAccessTokens();
  const reloaded = act(() => result.current.reload());
  expect(result.current.data).toHaveLength(28);
  await reloaded;
  expect(fake.count('POST /v1/auth/renew')).toBe(1);
});
