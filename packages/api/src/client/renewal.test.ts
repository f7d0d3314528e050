// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listCourses, readCourse } from '../courses/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { readPost } from '../review/contract.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';

const RENEW = 'POST /v1/auth/renew';
const LIST = 'GET /v1/course';
/** Long enough for slow machines: only hanging tests reach it. */
const PATIENT = { timeout: 60_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(async () => {
  // The lock is held for a moment after each renewal.
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab whose access token has just expired, and its concurrent requests. */
function staleTab() {
  const fake = new FakeApi();
  const tab = openTab(fake);
  fake.sessions.expireAccessTokens();
  const onEnded = vi.fn();
  const onChange = vi.fn();
  tab.session.onEnded(onEnded);
  tab.session.subscribe(onChange);
  const listMany = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => tab.client.request(listCourses, {})));
  return { fake, ...tab, onEnded, onChange, listMany };
}

function kindsOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.map((result) => {
    if (result.status === 'fulfilled') return 'fulfilled';
    return result.reason instanceof ApiError ? result.reason.kind : 'not an ApiError';
  });
}

test('renewal serves 50 parallel 401s with one renewal and one repetition each', async () => {
  const { fake, session, listMany } = staleTab();
  const results = listMany(50);
  await vi.advanceTimersByTimeAsync(0);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([51, 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(fake.count(LIST)).toBe(51);
  await vi.advanceTimersByTimeAsync(1);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([100, 1]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['fulfilled']));
  expect(session.getSnapshot()).toEqual({ isLoggedIn: true, accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test('renewal makes the others wait for a renewal that is slower than a second', async () => {
  const { fake, listMany } = staleTab();
  fake.latency = ({ name }) => (name === RENEW ? 3000 : 0);
  const results = listMany(5);
  await vi.advanceTimersByTimeAsync(2999);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([5, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([10, 1]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['fulfilled']));
});

test.each([
  ['is rejected', { status: 401, message: 'No.' }],
  ['finds no network', 'dropped'],
  ['fails on the server', { status: 500 }],
  ['is not JSON', 'malformed'],
  ['returns no token', 'wrongShape'],
] as const)('renewal ends the session once when it %s, and repeats nothing', async (_, fault) => {
  const { fake, session, listMany, onEnded, onChange } = staleTab();
  fake.fail(RENEW, fault);
  const results = listMany(50);
  await vi.advanceTimersByTimeAsync(5000);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([50, 1]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['sessionEnded']));
  expect(session.getSnapshot().isLoggedIn).toBe(false);
  expect([onEnded.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);
});

const UNAVAILABLE = { status: 503, message: 'The service is starting.', code: 'NOT_READY' } as const;

test.each([
  ['2', [2000, 4000, 6000]],
  ['0', [1000, 2000, 3000]],
  ['60', [5000, 10_000, 15_000]],
  ['Sun, 01 Mar 2026 09:00:03 GMT', [3000, 4000, 5000]],
])(
  'renewal repeats a 503 with Retry-After: %s three times within 15 seconds, while other requests wait',
  async (retryAfter, [first = 0, second = 0, third = 0]) => {
    vi.setSystemTime(new Date('2026-03-01T09:00:00Z'));
    const { fake, session, listMany, onEnded } = staleTab();
    fake.fail(RENEW, { ...UNAVAILABLE, retryAfter }, 3);
    const results = listMany(5);
    await vi.advanceTimersByTimeAsync(first - 1);
    expect(fake.count(RENEW)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.count(RENEW)).toBe(2);
    await vi.advanceTimersByTimeAsync(second - first);
    expect(fake.count(RENEW)).toBe(3);
    await vi.advanceTimersByTimeAsync(third - second - 1);
    expect([fake.count(LIST), fake.count(RENEW), session.getSnapshot().isLoggedIn]).toEqual([5, 3, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([fake.count(LIST), fake.count(RENEW)]).toEqual([10, 4]);
    expect(new Set(kindsOf(await results))).toEqual(new Set(['fulfilled']));
    expect([session.getSnapshot().accessToken, onEnded.mock.calls.length]).toEqual(['access-2', 0]);
  },
);

test('renewal that fails with 503 four times ends the session once', async () => {
  const { fake, session, listMany, onEnded } = staleTab();
  fake.fail(RENEW, { ...UNAVAILABLE, retryAfter: '2' });
  const results = listMany(50);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([50, 4]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['sessionEnded']));
  expect([session.getSnapshot().isLoggedIn, onEnded.mock.calls.length]).toEqual([false, 1]);
});

test('renewal starts no retry later than 15 seconds after the first request', async () => {
  const { fake, session, listMany } = staleTab();
  fake.fail(RENEW, { ...UNAVAILABLE, retryAfter: '2' });
  fake.latency = ({ name }) => (name === RENEW ? 14_000 : 0);
  const results = listMany(2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([fake.count(RENEW), session.getSnapshot().isLoggedIn]).toEqual([2, false]);
  expect(kindsOf(await results)).toEqual(['sessionEnded', 'sessionEnded']);
});

test.each([
  ['fails with 503 without Retry-After', UNAVAILABLE],
  ['fails with 503 and an invalid Retry-After', { ...UNAVAILABLE, retryAfter: 'soon' }],
  ['fails with 500 and Retry-After', { status: 500, retryAfter: '1' }],
  ['fails with 429 and Retry-After', { status: 429, retryAfter: '1' }],
  ['fails with 401 after a 503', { status: 401 }],
] as const)('renewal that %s ends the session immediately', async (name, fault) => {
  const { fake, session, listMany } = staleTab();
  const isRepeated = name.includes('after a 503');
  fake.fail(RENEW, fault);
  if (isRepeated) fake.fail(RENEW, { ...UNAVAILABLE, retryAfter: '1' }, 1);
  const results = listMany(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fake.count(RENEW), session.getSnapshot().isLoggedIn]).toEqual([isRepeated ? 2 : 1, false]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['sessionEnded']));
});

test('renewal that waits to be repeated is not sent again after a sign-out', async () => {
  const { fake, session, listMany, onEnded } = staleTab();
  fake.fail(RENEW, { ...UNAVAILABLE, retryAfter: '2' });
  const results = listMany(2);
  await vi.advanceTimersByTimeAsync(1000);
  session.signOut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fake.count(RENEW), onEnded.mock.calls.length]).toEqual([1, 0]);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['sessionEnded']));
});

test('renewal that is repeated for longer than 15 seconds blocks the other tabs, which then use its tokens', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const tabs = [openTab(fake, { storage }), openTab(fake, { storage })];
  fake.sessions.expireAccessTokens();
  fake.fail(RENEW, { ...UNAVAILABLE, retryAfter: '60' }, 2);
  // The last response comes after 16 seconds.
  fake.latency = ({ name }) => (name === RENEW ? 2000 : 0);
  const results = Promise.allSettled(tabs.map(({ client }) => client.request(listCourses, {})));
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(500);
    return fake.count(LIST) === 4;
  }, PATIENT);
  expect([fake.count(RENEW), kindsOf(await results)]).toEqual([3, ['fulfilled', 'fulfilled']]);
  expect(tabs.map(({ session }) => session.getSnapshot().accessToken)).toEqual(['access-2', 'access-2']);
});

test('renewal repeats a late 401 of an old token with the stored one, without a renewal', async () => {
  const { fake, client, session } = staleTab();
  fake.latency = ({ name }) => (name === `${LIST}/course-1` && fake.count(name) === 1 ? 5000 : 0);
  const outdated = client.request(readCourse, { id: 'course-1' });
  const early = client.request(listCourses, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getSnapshot().accessToken).toBe('access-2');
  await vi.advanceTimersByTimeAsync(5000);
  expect([fake.count(`${LIST}/course-1`), fake.count(RENEW)]).toEqual([2, 1]);
  await expect(Promise.all([outdated, early])).resolves.toHaveLength(2);
});

test('renewal fails the request if it gets a 401 again after the renewal', async () => {
  const { fake, session, client, onEnded } = staleTab();
  fake.fail(LIST, { status: 401, message: 'Not you.', code: 'NOT_YOU' });
  const outcome = client.request(listCourses, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toMatchObject({ kind: 'http', status: 401, message: 'Not you.', code: 'NOT_YOU' });
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([2, 1]);
  expect([session.getSnapshot().isLoggedIn, onEnded.mock.calls.length]).toEqual([true, 0]);
});

test('two tabs renew once between them', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const tabs = [openTab(fake, { storage }), openTab(fake, { storage })];
  fake.latency = ({ name }) => (name === RENEW ? 300 : 0);
  fake.sessions.expireAccessTokens();
  const results = Promise.allSettled(tabs.map(({ client }) => client.request(listCourses, {})));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(fake.count(LIST)).toBe(4);
  }, PATIENT);
  expect(fake.count(RENEW)).toBe(1);
  expect(kindsOf(await results)).toEqual(['fulfilled', 'fulfilled']);
  expect(tabs.map(({ session }) => session.getSnapshot().accessToken)).toEqual(['access-2', 'access-2']);
});

test('two tabs renew once even if one reads the stored tokens of the other late', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  storage.lag = 200;
  const tabs = [openTab(fake, { storage }), openTab(fake, { storage })];
  await vi.advanceTimersByTimeAsync(200);
  fake.sessions.expireAccessTokens();
  const results = Promise.allSettled(tabs.map(({ client }) => client.request(listCourses, {})));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(50);
    expect(fake.count(LIST)).toBe(4);
  }, PATIENT);
  expect([fake.count(RENEW), kindsOf(await results)]).toEqual([1, ['fulfilled', 'fulfilled']]);
});

test('renewal that hangs in one tab lets another one renew after 15 seconds, and continues with its tokens', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const tabs = [openTab(fake, { storage }), openTab(fake, { storage })];
  fake.sessions.expireAccessTokens();
  fake.latency = ({ name }) => (name === RENEW && fake.count(RENEW) === 1 ? 60_000 : 0);
  const results = Promise.allSettled(tabs.map(({ client }) => client.request(listCourses, {})));
  await vi.waitFor(() => expect(fake.count(RENEW)).toBe(1), PATIENT);
  await vi.advanceTimersByTimeAsync(14_000);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(kindsOf(await results)).toEqual(['fulfilled', 'fulfilled']);
  expect(tabs.map(({ session }) => session.getSnapshot().accessToken)).toEqual(['access-3', 'access-3']);
});

test('renewal without a response within 30 seconds ends the session', async () => {
  const { fake, session, listMany, onEnded } = staleTab();
  fake.latency = ({ name }) => (name === RENEW ? 60_000 : 0);
  const results = listMany(3);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(kindsOf(await results))).toEqual(new Set(['sessionEnded']));
  expect([session.getSnapshot().isLoggedIn, onEnded.mock.calls.length]).toEqual([false, 1]);
});

test('renewal takes over what another tab has renewed without lock, instead of ending the session', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('Sandboxed.', 'SecurityError'));
  const [one, other] = [openTab(fake, { storage }), openTab(fake, { storage })];
  fake.sessions.expireAccessTokens();
  fake.fail(RENEW, { status: 401 });
  fake.latency = ({ name }) => (name === RENEW ? 300 : 0);
  const response = one.client.request(listCourses, {});
  await vi.advanceTimersByTimeAsync(100);
  other.session.renew('refresh-1', fake.sessions.renew('refresh-1'));
  await vi.advanceTimersByTimeAsync(200);
  await expect(response).resolves.toHaveLength(28);
  expect(fake.count(RENEW)).toBe(1);
});

test('renewal does not undo a sign-out in any tab', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const [here, elsewhere] = [openTab(fake, { storage }), openTab(fake, { storage })];
  const onEnded = vi.fn();
  here.session.onEnded(onEnded);
  fake.sessions.expireAccessTokens();
  fake.latency = ({ name }) => (name === RENEW ? 300 : 0);
  const results = Promise.allSettled([here.client.request(listCourses, {}), here.client.request(listCourses, {})]);
  await vi.waitFor(() => expect(fake.count(RENEW)).toBe(1), PATIENT);
  elsewhere.session.signOut();
  await vi.advanceTimersByTimeAsync(5000);
  expect(kindsOf(await results)).toEqual(['sessionEnded', 'sessionEnded']);
  expect([fake.count(LIST), fake.count(RENEW), onEnded.mock.calls.length]).toEqual([2, 1, 0]);
  expect([here, elsewhere].map(({ session }) => session.getSnapshot().isLoggedIn)).toEqual([false, false]);
  expect(storage.text).toContain('"isLoggedIn":false');
});

test('renewal never repeats a request in the session of another user', async () => {
  const { fake, session, client } = staleTab();
  fake.latency = ({ name }) => (name === LIST ? 300 : 0);
  const outcome = client.request(listCourses, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  session.signOut();
  session.signIn(fake.sessions.start());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toMatchObject({ kind: 'sessionEnded' });
  expect([fake.count(LIST), fake.count(RENEW), session.getSnapshot().accessToken]).toEqual([1, 0, 'access-2']);
});

test('renewal keeps the refresh token if the response has no new one', async () => {
  const { fake, session, client } = staleTab();
  fake.sessions.rotatesRefreshTokens = false;
  await expect(client.request(listCourses, {})).resolves.toHaveLength(28);
  expect(session.getSnapshot()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-1' });
});

test('renewal is sent without a bearer token and without a loading overlay', async () => {
  const fake = new FakeApi();
  const release = vi.fn();
  const onRequestStart = vi.fn(() => release);
  const { client } = openTab(fake, { onRequestStart });
  fake.sessions.expireAccessTokens();
  await client.request(listCourses, {});
  const renewal = fake.requests.find(({ name }) => name === RENEW);
  expect(renewal?.headers.get('Authorization')).toBeNull();
  expect(renewal?.headers.get('Cache-Control')).toBe('no-cache');
  expect([onRequestStart.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
});

test('renewal does not follow from a 401 on a public page, which does not affect the session', async () => {
  const { fake, client, session } = staleTab();
  fake.fail('GET /v1/post/review', { status: 401, message: 'Expired.' });
  await expect(client.request(readPost, { id: 'post-1', token: 'old' })).rejects.toMatchObject({ kind: 'http' });
  expect([fake.requests.length, session.getSnapshot().accessToken]).toEqual([1, 'access-1']);
  expect(fake.requests[0]?.headers.get('Authorization')).toBeNull();
});

test('renewal can be aborted for one waiting request, and continues for the others', async () => {
  const { fake, client } = staleTab();
  fake.latency = ({ name }) => (name === RENEW ? 3000 : 0);
  const controller = new AbortController();
  const given = client.request(listCourses, {}, { signal: controller.signal }).catch((error: unknown) => error);
  const other = client.request(listCourses, {});
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await given).toMatchObject({ kind: 'aborted', isSilent: true });
  await vi.advanceTimersByTimeAsync(3000);
  await expect(other).resolves.toHaveLength(28);
  expect([fake.count(LIST), fake.count(RENEW)]).toEqual([3, 1]);
});
