import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listActivity } from '../activity/contract.ts';
import { readCurrentSession } from '../auth/contract.ts';
import { signOut } from '../auth/resource.ts';
import { listEvents } from '../events/contract.ts';
import { TabStorage } from '../session/TabStorage.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { listUsers } from '../users/contract.ts';

const REQUEST = 'GET /v1/capabilities';
let fake: FakeApi;

beforeEach(() => {
  vi.useFakeTimers();
  fake = new FakeApi();
});

test('optional endpoints share one request for what the server offers', async () => {
  const { client } = openTab(fake);
  await Promise.all([
    client.request(listActivity, {}),
    client.request(readCurrentSession, {}),
    client.capabilities.load(),
  ]);
  await client.request(listActivity, {});
  expect([fake.count(REQUEST), fake.count('GET /v1/activity')]).toEqual([1, 2]);
  expect(fake.requests[0]?.headers.has('Authorization')).toBe(false);
});

test('an endpoint that the server does not list receives no request', async () => {
  fake.removeCapabilities('history');
  const { client } = openTab(fake);
  await expect(client.request(listActivity, {})).rejects.toMatchObject({ kind: 'unsupported', status: null });
  expect(fake.requests.map(({ name }) => name)).toEqual([REQUEST]);
});

test('names that this version does not know are ignored', async () => {
  fake.capabilities = ['time-travel', 'history'];
  const { client } = openTab(fake);
  await client.capabilities.load();
  expect(client.capabilities.peek('history')).toBe(true);
  expect(client.capabilities.peek('sessions')).toBe(false);
});

describe('a query parameter', () => {
  const address = (name: string) => fake.requests.find((call) => call.name === name)?.address;

  test('is sent where the server lists it', async () => {
    const { client } = openTab(fake);
    await client.request(listEvents, { page: 1, keyword: 'a', isEnable: true });
    expect(address('GET /v1/event')).toBe('/v1/event?page=1&keyword=a&isEnable=true');
  });

  test('is left out where the server does not list it', async () => {
    fake.removeCapabilities('event-search', 'user-search');
    const { client } = openTab(fake);
    await client.request(listEvents, { page: 1, keyword: 'a', isEnable: true });
    await client.request(listUsers, { page: 1, keyword: 'a' });
    expect([address('GET /v1/event'), address('GET /v1/user')]).toEqual([
      '/v1/event?page=1&isEnable=true',
      '/v1/user?page=1',
    ]);
  });

  test('that is not sent does not make a list wait', async () => {
    fake.pause(REQUEST);
    const { client } = openTab(fake);
    await expect(client.request(listEvents, { page: 1, keyword: '' })).resolves.toMatchObject({ page: 1 });
  });
});

test.each([{ status: 404 }, { status: 401 }, { status: 405 }, 'malformed', 'wrongShape'] as const)(
  'a server that fails with %j has no capabilities, and gets no second request in that session',
  async (fault) => {
    fake.fail(REQUEST, fault);
    const { client } = openTab(fake);
    await client.capabilities.load();
    expect(client.capabilities.peek('history')).toBe(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect(client.request(listActivity, {})).rejects.toMatchObject({ kind: 'unsupported' });
    expect(fake.requests.map(({ name }) => name)).toEqual([REQUEST]);
  },
);

test.each([{ status: 500 }, { status: 503 }, { status: 429 }, 'dropped'] as const)(
  'a server that fails with %j has no capabilities for now, and gets the request again after 30 seconds',
  async (fault) => {
    fake.fail(REQUEST, fault, 1);
    const { client } = openTab(fake);
    await client.capabilities.load();
    await client.capabilities.load();
    expect([fake.count(REQUEST), client.capabilities.peek('history')]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(30_000);
    const onChange = vi.fn();
    client.capabilities.subscribe(onChange);
    await client.request(listActivity, {});
    expect([fake.count(REQUEST), client.capabilities.peek('history')]).toEqual([2, true]);
    expect(onChange).toHaveBeenCalledOnce();
  },
);

test('the next session sends the request again, and signing out does not', async () => {
  const { client, session } = openTab(fake);
  await client.capabilities.load();
  signOut(client);
  await vi.advanceTimersByTimeAsync(0);
  expect([fake.count('POST /v1/auth/sign-out'), fake.count(REQUEST)]).toEqual([1, 1]);
  fake.removeCapabilities('history');
  session.signIn(fake.sessions.start());
  expect(client.capabilities.peek('history')).toBeUndefined();
  expect(await client.capabilities.has('history')).toBe(false);
  expect(fake.count(REQUEST)).toBe(2);
});

test('a response for an ended session does not count for the next one', async () => {
  const { client, session } = openTab(fake);
  const release = fake.pause(REQUEST);
  const first = client.capabilities.load();
  session.signOut();
  session.signIn(fake.sessions.start());
  release();
  await first;
  expect(client.capabilities.peek('history')).toBeUndefined();
});

test('a request that waits for what the server offers is not sent in the next session', async () => {
  const release = fake.pause(REQUEST);
  const { client, session } = openTab(fake);
  const request = client.request(listActivity, {});
  session.signOut();
  session.signIn(fake.sessions.start());
  release();
  await expect(request).rejects.toMatchObject({ kind: 'sessionEnded' });
  expect(fake.count('GET /v1/activity')).toBe(0);
});

test.each([
  ['a list', ['history'], true],
  ['that there is none', null, false],
])('a reload within the session keeps %s without a request', async (_, capabilities, isOffered) => {
  fake.capabilities = capabilities;
  const tab = { storage: new MemorySessionStorage(), tabStorage: new TabStorage(null) };
  await openTab(fake, tab).client.capabilities.load();
  const reloaded = openTab(fake, tab);
  expect(reloaded.client.capabilities.peek('history')).toBe(isOffered);
  await reloaded.client.capabilities.load();
  expect(fake.count(REQUEST)).toBe(1);
});

test.each([
  ['a list', ['history'], true],
  ['that there is none', null, false],
])('the session that begins on the sign-in page keeps %s from there', async (_, capabilities, isOffered) => {
  fake.capabilities = capabilities;
  const tab = { storage: new MemorySessionStorage(), tabStorage: new TabStorage(null) };
  const { client, session } = openTab(fake, { ...tab, isSignedIn: false });
  await client.capabilities.load();
  session.signIn(fake.sessions.start());
  expect(await client.capabilities.has('history')).toBe(isOffered);
  expect(await openTab(fake, tab).client.capabilities.has('history')).toBe(isOffered);
  expect(fake.count(REQUEST)).toBe(1);
});

test('a sign-in during the request of the sign-in page sends no second one', async () => {
  const release = fake.pause(REQUEST);
  const { client, session } = openTab(fake, { isSignedIn: false });
  const pending = client.capabilities.load();
  session.signIn(fake.sessions.start());
  release();
  await pending;
  expect([await client.capabilities.has('history'), fake.count(REQUEST)]).toEqual([true, 1]);
});
