import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { findAdmin } from './adminStore.ts';
import { Sessions } from './Sessions.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const bearer = (accessToken: string) => ({ bearer: false, headers: { authorization: `Bearer ${accessToken}` } });
const readCourses = async (accessToken: string) => (await api.request('GET /v1/course', bearer(accessToken))).status;
const open = (line: string, body: object) => api.request(line, { body, bearer: false });

/** Adds an administrator and signs in as them, so that the account of the test is not the last one. */
async function signInAsAnother() {
  const { _id, token } = (await api.request('POST /v1/administrator', { body: { username: 'ben' } })).json;
  await open('POST /v1/administrator/welcome/password', { token, newPassword: 'another horse' });
  return { id: _id as string, accessToken: await api.accessTokenOf('ben') };
}

/** What ends the session of a user who has just used it, by name. */
const endings: Record<string, (tokens: { accessToken: string; refreshToken: string }) => Promise<unknown>> = {
  'its user signs out': ({ refreshToken }) => open('POST /v1/auth/sign-out', { refreshToken }),

  'its user ends it from another session': async ({ accessToken }) => {
    const { docs } = (await api.request('GET /v1/session', bearer(accessToken))).json;
    await api.request(`DELETE /v1/session/${docs[0]._id}`, bearer((await api.signIn()).accessToken));
  },

  'its user ends all others': async () => api.request('DELETE /v1/session', bearer((await api.signIn()).accessToken)),

  'its user changes the password': ({ accessToken }) =>
    api.request('POST /v1/auth/change-password', {
      ...bearer(accessToken),
      body: { oldPassword: TEST_ADMIN.password, newPassword: 'another horse' },
    }),

  'its user chooses a password by a welcome link': async () => {
    const other = await signInAsAnother();
    const own = await findAdmin(api.deps.database.queries, 'username', TEST_ADMIN.username);
    const link = await api.request(`POST /v1/administrator/${own?.id}/link`, bearer(other.accessToken));
    await open('POST /v1/administrator/welcome/password', { token: link.json.token, newPassword: 'a third horse' });
  },

  'another administrator disables its user': async () => {
    const other = await signInAsAnother();
    const own = await findAdmin(api.deps.database.queries, 'username', TEST_ADMIN.username);
    await api.request(`POST /v1/administrator/${own?.id}/disable`, { ...bearer(other.accessToken), body: {} });
  },

  'its user disables the own account': async ({ accessToken }) => {
    await signInAsAnother();
    const own = await findAdmin(api.deps.database.queries, 'username', TEST_ADMIN.username);
    const request = { ...bearer(accessToken), body: { isSelf: true } };
    await api.request(`POST /v1/administrator/${own?.id}/disable`, request);
  },

  'its refresh token is used on a second device': async ({ refreshToken }) => {
    const renewAs = (address: string, agent: string) =>
      api.request('POST /v1/auth/renew', {
        body: { refreshToken },
        bearer: false,
        address,
        headers: { 'user-agent': agent },
      });
    await renewAs('203.0.113.7', 'Firefox');
    await renewAs('198.51.100.9', 'curl');
  },
};

test.each(Object.entries(endings))('an access token in use is rejected as soon as %s', async (_, end) => {
  const tokens = await api.signIn();
  expect(await readCourses(tokens.accessToken)).toBe(200);
  await end(tokens);
  expect(await readCourses(tokens.accessToken)).toBe(401);
});

test('an access token in use is rejected as soon as its session is not renewed for want of a passkey', async () => {
  const { accessToken, refreshToken } = await api.signIn();
  const { database, keys, now } = api.deps;
  const sessions = new Sessions(database, keys, now, true);
  expect(await sessions.identify(accessToken)).toMatchObject({ name: TEST_ADMIN.username });
  expect(await sessions.renew(refreshToken, { network: null, agent: '' })).toBe('rejected');
  expect(await sessions.identify(accessToken)).toBeNull();
});
