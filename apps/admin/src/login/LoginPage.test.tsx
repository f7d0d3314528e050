import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { stubPasskeys } from '../testing/stubPasskeys.ts';

const CHALLENGE = 'GET /v1/captcha/challenge';
const SIGN_IN = 'POST /v1/auth/sign-in';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function signIn(fake: FakeApi) {
  const app = await openApp('/login', { fake, isSignedIn: false });
  await type('User', FAKE_ADMIN.username);
  await type('Password', FAKE_ADMIN.password);
  await press('Login');
  return app;
}

describe('signing in with the default captcha', () => {
  test('sends an empty token if the server has no challenge (rule B2)', async () => {
    const { fake } = await signIn(new FakeApi());
    await screen.findByText('1–10 of 57');
    const [sent] = fake.requests.filter(({ name }) => name === 'POST /v1/auth/sign-in');
    expect(sent?.body).toEqual({ ...FAKE_ADMIN, token: '' });
    await screen.findByRole('link', { name: 'Open the overview' });
    expect(fake.count(CHALLENGE)).toBe(1);
  });

  test('solves the harder challenge when the server asks for it', async () => {
    const fake = new FakeApi();
    fake.fail('POST /v1/auth/sign-in', { status: 400, code: 'HARDER_CAPTCHA_REQUIRED' }, 1);
    await signIn(fake);
    await screen.findByText('1–10 of 57');
    const challenges = fake.requests.filter(({ name }) => name === CHALLENGE).map(({ query }) => query.get('level'));
    expect(challenges).toEqual([null, 'hard']);
    expect(fake.count('POST /v1/auth/sign-in')).toBe(2);
  });

  test.each([
    [{ status: 500, message: 'The captcha is out of order.' }, 'The captcha is out of order.'],
    [{ status: 502 }, 'Something went wrong.'],
    ['dropped', 'Something went wrong.'],
    ['wrongShape', 'Something went wrong.'],
    [
      { response: { parameters: { hello: 1 }, signature: 's' } },
      'The captcha could not be completed. Check your connection and try again.',
    ],
  ] as const)('shows an error when the challenge is %j, and signs in once it succeeds', async (fault, message) => {
    const fake = new FakeApi();
    fake.fail(CHALLENGE, fault);
    await signIn(fake);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(message);
    expect(fake.count('POST /v1/auth/sign-in')).toBe(0);
    fake.heal();
    dialog.getByRole('button', { name: 'Close' }).click();
    await type('User', FAKE_ADMIN.username);
    await type('Password', FAKE_ADMIN.password);
    await press('Login');
    await screen.findByText('1–10 of 57');
  });
});

describe('the sign-in form', () => {
  test('sends values that a password manager has set without an event', async () => {
    const { fake } = await openApp('/login', { isSignedIn: false });
    const user = await screen.findByLabelText<HTMLInputElement>('User');
    user.value = ` ${FAKE_ADMIN.username} `;
    // Renders both fields again.
    await press('Login');
    await screen.findByText('Password is required.');
    screen.getByLabelText<HTMLInputElement>('Password').value = FAKE_ADMIN.password;
    // Renders it again.
    await press('Show Password');
    await press('Login');
    await screen.findByText('1–10 of 57');
    expect(fake.requests.find(({ name }) => name === SIGN_IN)?.body).toMatchObject(FAKE_ADMIN);
  });

  test('has the attributes that phones and password managers need', async () => {
    await openApp('/login', { isSignedIn: false });
    const attributes = ['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck'];
    const attributesOf = (label: string) => attributes.map((name) => screen.getByLabelText(label).getAttribute(name));
    await screen.findByLabelText('User');
    expect(attributesOf('User')).toEqual(['username', 'none', 'off', 'false']);
    expect(attributesOf('Password')).toEqual(['current-password', 'none', 'off', 'false']);
  });

  test('shows that it needs HTTPS if the browser has no cryptography', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await openApp('/login', { isSignedIn: false });
    await screen.findByText('Sign-in needs HTTPS. Open this page with an address that begins with https://.');
  });
});

describe('passkeys', () => {
  const passkey = { _id: 'key', name: 'Phone', createdAt: '2026-01-05T08:00:00.000Z', lastUsedAt: null };

  test('are the second step after the password of an account that has one', async () => {
    stubPasskeys();
    const fake = new FakeApi();
    fake.data.passkeys.push(passkey);
    await signIn(fake);
    await screen.findByText('1–10 of 57');
    const sent = fake.requests.filter(({ name }) => name === SIGN_IN).map(({ body }) => body);
    expect(sent).toEqual([
      { ...FAKE_ADMIN, token: '' },
      { ...FAKE_ADMIN, token: '', passkey: expect.objectContaining({ type: 'public-key' }) },
    ]);
  });

  test('that the user does not confirm end the sign-in with an explanation', async () => {
    stubPasskeys({ isCancelled: true });
    const fake = new FakeApi();
    fake.data.passkeys.push(passkey);
    const { session } = await signIn(fake);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Your account needs a passkey to sign in. Log in again and confirm it.');
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });

  test('that are mandatory are added at the sign-in of an account that has none', async () => {
    stubPasskeys();
    const fake = new FakeApi();
    fake.data.requirePasskeys = true;
    await signIn(fake);
    await answer('Everyone signs in with a passkey here', 'Add passkey');
    await screen.findByText('1–10 of 57');
    const sent = fake.requests.filter(({ name }) => name === SIGN_IN).at(-1)?.body;
    expect(sent).toEqual({ ...FAKE_ADMIN, token: '', newPasskey: expect.objectContaining({ type: 'public-key' }) });
  });

  test('that are mandatory are not added without consent', async () => {
    stubPasskeys();
    const fake = new FakeApi();
    fake.data.requirePasskeys = true;
    const { session } = await signIn(fake);
    await answer('Everyone signs in with a passkey here', 'Cancel');
    await answer('Your account needs a passkey to sign in. Log in again and confirm it.', 'Close');
    expect([session.getSnapshot().isLoggedIn, fake.count(SIGN_IN)]).toEqual([false, 1]);
    expect(navigator.credentials.create).not.toHaveBeenCalled();
  });

  test('that are mandatory cannot be added if the browser does not support them', async () => {
    const fake = new FakeApi();
    fake.data.requirePasskeys = true;
    await signIn(fake);
    await answer('this browser does not support passkeys', 'Close');
  });

  test('sign in without a password', async () => {
    stubPasskeys();
    const { fake } = await openApp('/login', { isSignedIn: false });
    await press('Sign in with a passkey');
    await screen.findByText('1–10 of 57');
    expect([fake.count(SIGN_IN), fake.count('POST /v1/auth/passkey')]).toEqual([0, 2]);
  });

  test('that the user cancels leave the form unchanged', async () => {
    stubPasskeys({ isCancelled: true });
    await openApp('/login', { isSignedIn: false });
    await type('User', 'admin');
    await press('Sign in with a passkey');
    await waitFor(() => expect(navigator.credentials.get).toHaveBeenCalled());
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with a passkey' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('User').value).toBe('admin');
  });

  test('are suggested for the user name, and the selected one signs in', async () => {
    const { choose } = stubPasskeys({ canSuggest: true });
    const { fake } = await openApp('/login', { isSignedIn: false });
    await waitFor(() => expect(navigator.credentials.get).toHaveBeenCalledOnce());
    expect(vi.mocked(navigator.credentials.get).mock.lastCall?.[0]).toMatchObject({ mediation: 'conditional' });
    expect(screen.getByLabelText('User').getAttribute('autocomplete')).toBe('username webauthn');
    choose();
    await screen.findByText('1–10 of 57');
    expect(fake.count('POST /v1/auth/passkey')).toBe(2);
  });

  test('that are not suggested because of a failed request show no error, and send no second one', async () => {
    stubPasskeys({ canSuggest: true });
    const fake = new FakeApi();
    fake.fail('POST /v1/auth/passkey/challenge', { status: 500 });
    await openApp('/login', { fake, isSignedIn: false });
    await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await waitFor(() => expect(fake.count('POST /v1/auth/passkey/challenge')).toBe(1));
    await fake.settled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('POST /v1/auth/passkey/challenge')).toBe(1);
  });

  test('are not offered without the capability, and send no request', async () => {
    stubPasskeys({ canSuggest: true });
    const fake = new FakeApi();
    fake.capabilities = null;
    await signIn(fake);
    await screen.findByText('1–10 of 57');
    expect(fake.count('GET /v1/capabilities')).toBe(1);
    expect(fake.requests.filter(({ name }) => name.includes('passkey'))).toEqual([]);
  });

  test('are not offered if the browser does not support them', async () => {
    const { fake } = await openApp('/login', { isSignedIn: false });
    await screen.findByRole('button', { name: 'Login' });
    await fake.settled();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
