import { expect, test, vi } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { signIn } from './resource.ts';

const SIGN_IN = 'POST /v1/auth/sign-in';

test('a sign-in that needs a harder captcha is repeated with its token', async () => {
  const fake = new FakeApi();
  fake.fail(SIGN_IN, { status: 400, code: 'HARDER_CAPTCHA_REQUIRED' }, 1);
  const { client, session } = openTab(fake, { isSignedIn: false });
  await signIn(client, { ...FAKE_ADMIN, token: 'easy' }, { harderCaptcha: async () => 'hard' });
  expect(fake.requests.filter(({ name }) => name === SIGN_IN).at(-1)?.body).toMatchObject({ token: 'hard' });
  expect(session.getSnapshot().isLoggedIn).toBe(true);
});

test('any other failure of a sign-in asks for no harder captcha', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake, { isSignedIn: false });
  const harder = vi.fn();
  await expect(
    signIn(client, { ...FAKE_ADMIN, password: 'wrong', token: '' }, { harderCaptcha: harder }),
  ).rejects.toThrow();
  expect(harder).not.toHaveBeenCalled();
});
