import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { FAKE_ADMIN } from '../testing/routes/people.ts';
import { watchSession } from './watchSession.ts';

const REQUEST = 'GET /v1/session/current';
let fake: FakeApi;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  fake = new FakeApi();
});
afterEach(() => {
  stop();
});

function open() {
  const tab = openTab(fake);
  stop = watchSession(tab.client);
  return tab;
}

test('an open tab leaves within 30 seconds once its session was ended elsewhere', async () => {
  const { session } = open();
  const onEnded = vi.fn();
  session.onEnded(onEnded);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.getSnapshot().isLoggedIn, fake.count('POST /v1/auth/renew')]).toEqual([true, 0]);
  fake.sessions.endAll();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(session.getSnapshot().isLoggedIn).toBe(false);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('an open tab leaves when its window regains the focus', async () => {
  const { session } = open();
  fake.sessions.endAll();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getSnapshot().isLoggedIn).toBe(false);
});

test('an open tab asks at most twice a minute', async () => {
  open();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(fake.count(REQUEST)).toBe(120);
});

test('a tab continues when only its access token has expired', async () => {
  const { session } = open();
  fake.sessions.expireAccessTokens();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.getSnapshot().isLoggedIn, fake.count('POST /v1/auth/renew')]).toEqual([true, 1]);
});

test('a server that does not list sessions gets no request, and no one is signed out', async () => {
  fake.removeCapabilities('sessions');
  const { session } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.requests.map(({ name }) => name)).toEqual(['GET /v1/capabilities']);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
});

test.each([{ status: 429 }, { status: 503 }, 'dropped'] as const)(
  'a server that fails with %j gets the request again',
  async (fault) => {
    fake.fail(REQUEST, fault, 2);
    open();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(fake.count(REQUEST)).toBe(3);
  },
);

test('a hidden tab sends no request, and sends one when it becomes visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.count(REQUEST)).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fake.count(REQUEST)).toBe(1);
});

test('a tab sends no further request while the last one is pending', async () => {
  const resume = fake.pause(REQUEST);
  open();
  await vi.advanceTimersByTimeAsync(30_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fake.count(REQUEST)).toBe(1);
  resume();
});

test('a tab without the name of the user requests it immediately', async () => {
  const storage = new MemorySessionStorage();
  openTab(fake, { storage });
  const { client } = openTab(fake, { storage });
  const onChange = vi.fn();
  client.user.subscribe(onChange);
  expect(client.user.getName()).toBeUndefined();
  stop = watchSession(client);
  await vi.advanceTimersByTimeAsync(100);
  expect(client.user.getName()).toBe(FAKE_ADMIN.username);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a name that arrives after another person has signed in is not theirs', async () => {
  const storage = new MemorySessionStorage();
  openTab(fake, { storage });
  const { client, session } = openTab(fake, { storage });
  const respond = fake.pause(REQUEST);
  stop = watchSession(client);
  await vi.advanceTimersByTimeAsync(100);
  client.user.signIn('another', () => session.signIn(fake.sessions.start()));
  respond();
  await vi.advanceTimersByTimeAsync(100);
  expect(client.user.getName()).toBe('another');
});
