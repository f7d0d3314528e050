import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/ApiError.ts';
import type { Assertion } from '../passkeys/contract.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { signIn, signInWithPasskey } from './resource.ts';

const SIGN_IN = 'POST /v1/auth/sign-in';
const credentials = { ...FAKE_ADMIN, token: 'solved' };
const assertion: Assertion = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' },
};
const cancelled = new ApiError('aborted');

let fake: FakeApi;
beforeEach(() => {
  fake = new FakeApi();
  fake.data.passkeys.push({ _id: 'key', name: 'Phone', createdAt: '2026-01-05T08:00:00.000Z', lastUsedAt: null });
});

test('an account with a passkey is asked for it after the password', async () => {
  const { client, session } = openTab(fake, { isSignedIn: false });
  const passkey = vi.fn(async () => assertion);
  await signIn(client, credentials, { passkey });
  expect(passkey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ challenge: 'Y2hhbGxlbmdl' }));
  const sent = fake.requests.filter(({ name }) => name === SIGN_IN).map(({ body }) => body);
  expect(sent).toEqual([credentials, { ...credentials, passkey: assertion }]);
  expect([session.getSnapshot().isLoggedIn, client.user.getName()]).toEqual([true, FAKE_ADMIN.username]);
});

test('a harder captcha comes before the passkey, and its token is sent with both', async () => {
  fake.fail(SIGN_IN, { status: 400, code: 'HARDER_CAPTCHA_REQUIRED' }, 1);
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signIn(client, credentials, { harderCaptcha: async () => 'hard', passkey: async () => assertion });
  expect(fake.count(SIGN_IN)).toBe(3);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
});

test('a cancelled passkey ends the sign-in', async () => {
  const { client, session } = openTab(fake, { isSignedIn: false });
  const passkey = () => Promise.reject(cancelled);
  await expect(signIn(client, credentials, { passkey })).rejects.toBe(cancelled);
  expect([fake.count(SIGN_IN), session.getSnapshot().isLoggedIn]).toEqual([1, false]);
});

test('a request for a passkey that breaks the contract is reported as the error that it came with', async () => {
  fake.fail(SIGN_IN, { status: 401, code: 'PASSKEY_REQUIRED', message: 'Confirm the sign-in with your passkey.' });
  const { client } = openTab(fake, { isSignedIn: false });
  const passkey = vi.fn();
  await expect(signIn(client, credentials, { passkey })).rejects.toThrow('Confirm the sign-in with your passkey.');
  expect(passkey).not.toHaveBeenCalled();
});

test('a passkey alone signs in', async () => {
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signInWithPasskey(client, async () => assertion);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  expect(fake.requests.at(-1)).toMatchObject({ name: 'POST /v1/auth/passkey', body: { passkey: assertion } });
});
