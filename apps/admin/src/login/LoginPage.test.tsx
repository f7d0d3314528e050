import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const CHALLENGE = 'GET /v1/captcha/challenge';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

async function signIn(fake: FakeApi) {
  const app = await openApp('/login', { fake, isSignedIn: false });
  await type('User', FAKE_ADMIN.username);
  await type('Password', FAKE_ADMIN.password);
  await press('Login');
  return app;
}

describe('signing in with the captcha that a build has by default', () => {
  test('sends an empty token where the server has no challenge (rule B2)', async () => {
    const { fake } = await signIn(new FakeApi());
    await screen.findByText('1–10 of 57');
    const [sent] = fake.calls.filter(({ name }) => name === 'POST /v1/auth/sign-in');
    expect(sent?.body).toEqual({ ...FAKE_ADMIN, token: '' });
    expect(fake.count(CHALLENGE)).toBe(1);
  });

  test('solves the harder challenge when the server asks for it', async () => {
    const fake = new FakeApi();
    fake.fail('POST /v1/auth/sign-in', { status: 400, code: 'HARDER_CAPTCHA_REQUIRED' }, 1);
    await signIn(fake);
    await screen.findByText('1–10 of 57');
    const challenges = fake.calls.filter(({ name }) => name === CHALLENGE).map(({ query }) => query.get('level'));
    expect(challenges).toEqual([null, 'hard']);
    expect(fake.count('POST /v1/auth/sign-in')).toBe(2);
  });

  test.each([
    [{ status: 500, message: 'The captcha is out of order.' }, 'The captcha is out of order.'],
    [{ status: 502 }, 'Something went wrong.'],
    ['dropped', 'Something went wrong.'],
    ['wrongShape', 'Something went wrong.'],
    [
      { answer: { parameters: { hello: 1 }, signature: 's' } },
      'The captcha could not be completed. Check your connection and try again.',
    ],
  ] as const)('shows an error when the challenge is %j, and signs in once it is there', async (fault, message) => {
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
