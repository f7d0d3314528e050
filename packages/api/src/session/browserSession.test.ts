// @vitest-environment jsdom
import { loggedOut, serialiseSession, signedIn } from '@cpd/domain/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courses } from '../courses/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { SessionStore } from './SessionStore.ts';
import { browserTabLock } from './tabLock.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the browser does in every other tab after a write. */
function tellOfWrite(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

it('local storage holds the one key root', () => {
  new SessionStore().signIn(tokens);
  expect(Object.keys(localStorage)).toEqual(['root']);
  expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({ user: { isLoggedIn: true, ...tokens } });
});

it('local storage tells of other tabs by storage events', () => {
  const store = new SessionStore();
  localStorage.setItem('root', serialiseSession(signedIn(tokens)));
  tellOfWrite('another', 'something');
  expect(store.getSnapshot()).toEqual(loggedOut);
  tellOfWrite('root', localStorage.getItem('root'));
  expect(store.getSnapshot()).toEqual(signedIn(tokens));
});

it('local storage that is cleared altogether signs out', () => {
  const store = new SessionStore();
  store.signIn(tokens);
  localStorage.clear();
  tellOfWrite(null, null);
  expect(store.getSnapshot()).toEqual(loggedOut);
});

it('the lock between tabs where the browser has none lets one piece of work run at a time, and leaves nothing in the storage', async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 300));
    running -= 1;
  };
  const all = Promise.all([browserTabLock(work), browserTabLock(work), browserTabLock(work)]);
  await vi.advanceTimersByTimeAsync(5000);
  await all;
  expect([most, Object.keys(localStorage)]).toEqual([1, []]);
});

it('the lock between tabs where the browser has none gives way to a tab that took the lease at the same moment', async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.resolve());
  void browserTabLock(work);
  await vi.advanceTimersByTimeAsync(20);
  localStorage.setItem('root.renewing', `other ${Date.now() + 10_000}`);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).not.toHaveBeenCalled();
  localStorage.removeItem('root.renewing');
  await vi.advanceTimersByTimeAsync(400);
  expect(work).toHaveBeenCalledOnce();
});

it('the lock between tabs where the browser has none passes a failure on and lets go', async () => {
  vi.useFakeTimers();
  const failing = browserTabLock(() => Promise.reject(new Error('No answer.'))).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  expect(await failing).toEqual(new Error('No answer.'));
  expect(Object.keys(localStorage)).toEqual([]);
});

it('the lock between tabs where the browser has none does not wait for ever for a tab that was closed at work', async () => {
  vi.useFakeTimers();
  localStorage.setItem('root.renewing', `gone ${Date.now() + 10_000}`);
  const work = vi.fn(() => Promise.resolve('done'));
  const result = browserTabLock(work);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(await result).toBe('done');
});

it('the lock between tabs where the browser has none goes on as soon as the other tab tells that it is through', async () => {
  vi.useFakeTimers();
  localStorage.setItem('root.renewing', `other ${Date.now() + 10_000}`);
  const work = vi.fn(() => Promise.resolve());
  void browserTabLock(work);
  await vi.advanceTimersByTimeAsync(10);
  localStorage.removeItem('root.renewing');
  tellOfWrite('root.renewing', null);
  await vi.advanceTimersByTimeAsync(51);
  expect(work).toHaveBeenCalledOnce();
});

it('the lock between tabs where the browser has none is not needed where the storage refuses, as no tab shares the session then', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await expect(browserTabLock(() => Promise.resolve('done'))).resolves.toBe('done');
});

describe('leaving the page', () => {
  it('cancels calls, which says nothing about the session', async () => {
    const fake = new FakeApi();
    const { client, session } = openTab(fake, { lock: (work) => work() });
    fake.sessions.expireAccessTokens();
    fake.fail('POST /v1/auth/renew', 'dropped');
    window.dispatchEvent(new Event('pagehide'));
    await expect(courses.list.read(client, {})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    await expect(courses.list.read(client, {})).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });
});
