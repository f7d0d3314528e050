import { loggedOut, serialiseSession, signedIn } from '@cpd/domain/session';
import { describe, expect, test, vi } from 'vitest';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import type { SessionStorage } from './SessionStorage.ts';
import { SessionStore } from './SessionStore.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const session = signedIn(tokens);

/** A storage whose methods can be made to fail. */
function storageWith(broken: Partial<SessionStorage>): SessionStorage {
  return { read: () => null, write: () => undefined, subscribe: () => undefined, ...broken };
}

function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('the stored session is available when the page opens', () => {
  const storage = new MemorySessionStorage();
  storage.text = serialiseSession(session);
  expect(new SessionStore(storage.openTab()).getSnapshot()).toEqual(session);
});

test('the stored session is written as the user part alone', () => {
  const storage = new MemorySessionStorage();
  const store = new SessionStore(storage.openTab());
  store.signIn(tokens);
  expect(storage.text).toBe('{"user":{"isLoggedIn":true,"accessToken":"access","refreshToken":"refresh"}}');
  store.signOut();
  expect(storage.text).toBe('{"user":{"isLoggedIn":false,"accessToken":null,"refreshToken":null}}');
});

test('the stored session gives the same snapshot until something changes', () => {
  const storage = new MemorySessionStorage();
  const store = new SessionStore(storage.openTab());
  store.signIn(tokens);
  const before = store.getSnapshot();
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.refresh();
  expect(store.getSnapshot()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['not JSON', '{}', '{"user":7}', '{"user":{"isLoggedIn":true}}'])(
  'the stored session treats %s as logged out',
  (text) => {
    const storage = new MemorySessionStorage();
    storage.text = text;
    expect(new SessionStore(storage.openTab()).getSnapshot()).toEqual(loggedOut);
  },
);

test('the stored session follows signing in, renewing and signing out in another tab', async () => {
  const storage = new MemorySessionStorage();
  const [here, there] = [new SessionStore(storage.openTab()), new SessionStore(storage.openTab())];
  const onChange = vi.fn();
  there.subscribe(onChange);
  here.signIn(tokens);
  await Promise.resolve();
  expect(there.getSnapshot()).toEqual(session);
  here.renew('refresh', { accessToken: 'newer' });
  await Promise.resolve();
  expect(there.getSnapshot().accessToken).toBe('newer');
  here.signOut();
  await Promise.resolve();
  expect([there.getSnapshot(), onChange.mock.calls.length]).toEqual([loggedOut, 3]);
});

test('the stored session distinguishes a renewal from another sign-in, even if the tab receives both events together', async () => {
  const storage = new MemorySessionStorage();
  const [here, there] = [new SessionStore(storage.openTab()), new SessionStore(storage.openTab())];
  here.signIn(tokens);
  await Promise.resolve();
  const sessionId = there.getSessionId();
  here.renew('refresh', { accessToken: 'newer' });
  await Promise.resolve();
  expect(there.getSessionId()).toBe(sessionId);
  here.signOut();
  here.signIn({ accessToken: 'other', refreshToken: 'other' });
  await Promise.resolve();
  await Promise.resolve();
  expect(there.getSessionId()).not.toBe(sessionId);
  expect(there.getSnapshot().accessToken).toBe('other');
});

test('the stored session reports a sign-out and a sign-in that happened while the tab was suspended, even when the session was read before their events arrive', () => {
  const storage = new MemorySessionStorage();
  const here = new SessionStore(storage.openTab());
  here.signIn(tokens);
  const there = new SessionStore(storage.openTab());
  const onSessionChange = vi.fn();
  there.onSessionChange(onSessionChange);
  const wake = storage.sleep();
  here.signOut();
  here.signIn({ accessToken: 'other', refreshToken: 'other' });
  storage.text = serialiseSession(signedIn({ accessToken: 'other', refreshToken: 'other' }));
  there.refresh();
  expect(onSessionChange).not.toHaveBeenCalled();
  wake();
  expect(onSessionChange).toHaveBeenCalledTimes(1);
  expect(there.getSnapshot().accessToken).toBe('other');
});

test('the stored session drops renewed tokens if another tab has ended it and the event is pending', () => {
  const storage = new MemorySessionStorage();
  const store = new SessionStore(storage.openTab());
  store.signIn(tokens);
  storage.text = serialiseSession(loggedOut);
  store.renew('refresh', { accessToken: 'newer' });
  expect(store.getSnapshot()).toEqual(loggedOut);
});

test('the stored session drops renewed tokens if another user has signed in', () => {
  const store = new SessionStore(new MemorySessionStorage().openTab());
  store.signIn({ accessToken: 'other', refreshToken: 'other' });
  store.renew('refresh', { accessToken: 'newer', refreshToken: 'newer' });
  expect(store.getSnapshot()).toMatchObject({ accessToken: 'other', refreshToken: 'other' });
});

test('the stored session notifies once of a failed renewal, and not of a sign-out', () => {
  const store = new SessionStore(new MemorySessionStorage().openTab());
  const onEnded = vi.fn();
  store.onEnded(onEnded);
  store.signIn(tokens);
  store.signOut();
  expect(onEnded).not.toHaveBeenCalled();
  store.signIn(tokens);
  store.end();
  store.end();
  expect([store.getSnapshot(), onEnded.mock.calls.length]).toEqual([loggedOut, 1]);
});

describe('a failing storage', () => {
  test.each([
    ['reading', { read: fail }],
    ['writing', { write: fail }],
    ['writing that is dropped silently', { write: () => undefined }],
    ['everything', { read: fail, write: fail, subscribe: fail }],
  ])('a storage with failing %s still allows the tab to sign in, renew and sign out', async (_, broken) => {
    const store = new SessionStore(storageWith(broken));
    await store.whenReady;
    store.signIn(tokens);
    store.refresh();
    expect(store.getSnapshot()).toEqual(session);
    store.renew('refresh', { accessToken: 'newer' });
    expect(store.getSnapshot().accessToken).toBe('newer');
    store.signOut();
    expect(store.getSnapshot()).toEqual(loggedOut);
  });
});

test('a storage that takes its time is waited for', async () => {
  const store = new SessionStore(storageWith({ read: () => Promise.resolve(serialiseSession(session)) }));
  expect(store.getSnapshot()).toEqual(loggedOut);
  await store.whenReady;
  expect(store.getSnapshot()).toEqual(session);
});

test('a slow storage is ignored after 5 seconds, even if it responds later', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = new SessionStore(storageWith({ read: () => promise }));
  const onReady = vi.fn();
  void store.whenReady.then(onReady);
  await vi.advanceTimersByTimeAsync(4999);
  expect(onReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onReady).toHaveBeenCalledOnce();
  resolve(serialiseSession(session));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getSnapshot()).toEqual(loggedOut);
});

test('a storage that takes its time does not overrule a sign-in that was faster', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = new SessionStore(storageWith({ read: () => promise }));
  store.signIn({ accessToken: 'mine', refreshToken: 'mine' });
  resolve(serialiseSession(session));
  await store.whenReady;
  expect(store.getSnapshot().accessToken).toBe('mine');
});

test('a storage that fails means logged out', async () => {
  const store = new SessionStore(storageWith({ read: () => Promise.reject(new Error('No storage.')) }));
  await store.whenReady;
  expect(store.getSnapshot()).toEqual(loggedOut);
});
