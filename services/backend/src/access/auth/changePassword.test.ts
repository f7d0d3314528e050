import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const signIn = (password: string) =>
  api.request('POST /v1/auth/sign-in', { body: { ...TEST_ADMIN, password, token: 'any' }, bearer: false });

describe('changing the password', () => {
  const change = (oldPassword: string, newPassword: string) =>
    api.request('POST /v1/auth/change-password', { body: { oldPassword, newPassword } });

  test('changing the password accepts the new password and no longer the old one', async () => {
    expect((await change(TEST_ADMIN.password, 'another horse')).status).toBe(200);
    expect((await signIn(TEST_ADMIN.password)).status).toBe(401);
    expect((await signIn('another horse')).status).toBe(200);
  });

  test('changing the password ends every session of the account', async () => {
    const { accessToken, refreshToken } = await api.signIn();
    await change(TEST_ADMIN.password, 'another horse');
    const renewed = await api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });
    expect(renewed.status).toBe(401);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await api.request('GET /v1/course', { bearer: false, headers })).status).toBe(401);
  });

  test('changing the password rejects a wrong old password with 400, as a 401 would renew the session', async () => {
    const response = await change('wrong', 'another horse');
    expect(response).toMatchObject({ status: 400, json: { message: 'The old password is wrong.' } });
  });

  test('changing the password is throttled after twenty wrong old passwords', async () => {
    for (let count = 0; count < 20; count += 1) await change('wrong', 'another horse');
    expect((await change(TEST_ADMIN.password, 'another horse')).status).toBe(429);
  });

  test.each(['', 'seven77', 'x'.repeat(129)])(
    'changing the password rejects the new password %j',
    async (newPassword) => {
      const response = await change(TEST_ADMIN.password, newPassword);
      expect(response.status).toBe(400);
      expect(response.json.message).toBe('The new password must have 8 to 128 characters.');
    },
  );

  test.each(['password', 'Password1', 'qwertyuiop', 'TRUSTNO1'])(
    'changing the password rejects the known password %j',
    async (newPassword) => {
      expect(await change(TEST_ADMIN.password, newPassword)).toMatchObject({
        status: 400,
        json: {
          code: 'BAD_PASSWORD',
          message: 'The new password is one of those that attackers try first. Please choose another.',
        },
      });
    },
  );

  test.each(['CPD-Service-2026!', 'welcome.admin', 'ada-ADMIN-ada'])(
    'changing the password rejects %j, which has only words of the service and its user',
    async (newPassword) => {
      expect(await change(TEST_ADMIN.password, newPassword)).toMatchObject({
        status: 400,
        json: {
          code: 'BAD_PASSWORD',
          message:
            'The new password is too easy to guess: it has only words of this service, its organisation or your user name.',
        },
      });
    },
  );

  test('changing the password needs a bearer', async () => {
    const body = { oldPassword: TEST_ADMIN.password, newPassword: 'another horse' };
    expect((await api.request('POST /v1/auth/change-password', { body, bearer: false })).status).toBe(401);
  });
});
