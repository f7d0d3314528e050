import { loggedOut, serialiseSession, signedIn } from '@cpd/domain/session';
import { beforeEach, expect, test } from 'vitest';
import { listCourses } from '../courses/contract.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { SessionStore } from './SessionStore.ts';
import { withTabLock } from './tabLock.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

beforeEach(() => {
  localStorage.clear();
});

/** Simulates what the browser does in every other tab after a write. */
function tellOfWrite(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('local storage contains only the key root', () => {
  new SessionStore().signIn(tokens);
  expect(Object.keys(localStorage)).toEqual(['root']);
  expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({ user: { isLoggedIn: true, ...tokens } });
});

test('local storage notifies of other tabs by storage events', () => {
  const store = new SessionStore();
  localStorage.setItem('root', serialiseSession(signedIn(tokens)));
  tellOfWrite('another', 'something');
  expect(store.getSnapshot()).toEqual(loggedOut);
  tellOfWrite('root', localStorage.getItem('root'));
  expect(store.getSnapshot()).toEqual(signedIn(tokens));
});

test('local storage that is cleared completely signs out', () => {
  const store = new SessionStore();
  store.signIn(tokens);
  localStorage.clear();
  tellOfWrite(null, null);
  expect(store.getSnapshot()).toEqual(loggedOut);
});

test('the lock between tabs does not block without Web Locks, and stores nothing', async () => {
  expect(navigator.locks).toBeUndefined();
  expect(await withTabLock(async () => 'done')).toBe('done');
  await expect(withTabLock(() => Promise.reject(new Error('No response.')))).rejects.toThrow('No response.');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a request that is cancelled by leaving the page does not end the session', async () => {
  const fake = new FakeApi();
  const { client, session } = openTab(fake);
  fake.sessions.expireAccessTokens();
  fake.fail('POST /v1/auth/renew', 'dropped');
  window.dispatchEvent(new Event('pagehide'));
  await expect(client.request(listCourses, {})).rejects.toMatchObject({ kind: 'sessionEnded' });
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  await expect(client.request(listCourses, {})).rejects.toMatchObject({ kind: 'sessionEnded' });
  expect(session.getSnapshot().isLoggedIn).toBe(false);
});
