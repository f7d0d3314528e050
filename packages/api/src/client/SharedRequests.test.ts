import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftCourse } from '../courses/contract.ts';
import { courses } from '../courses/resource.ts';
import { ApiError } from '../http/ApiError.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { openTab } from '../testing/openTab.ts';
import { SharedRequests } from './SharedRequests.ts';

let requests: SharedRequests;

beforeEach(() => {
  requests = new SharedRequests(new SessionStore(new MemorySessionStorage().openTab()));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A request that goes on until it is aborted or answered. */
function openRequest() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const send = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    return promise;
  });
  return { send, resolve };
}

test('a request with subscribers is aborted, and says so, when the last subscriber has left', async () => {
  const onLastLeft = vi.fn();
  const leave = [requests.subscribe('key', onLastLeft), requests.subscribe('key', onLastLeft)];
  const answer = requests.read('key', openRequest().send);
  leave[0]?.();
  await Promise.resolve();
  expect(onLastLeft).not.toHaveBeenCalled();
  leave[1]?.();
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(onLastLeft).toHaveBeenCalledOnce();
});

test('a request with subscribers goes on when a subscriber leaves and comes back at once', async () => {
  const onLastLeft = vi.fn();
  const { send, resolve } = openRequest();
  const leave = requests.subscribe('key', onLastLeft);
  const answer = requests.read('key', send);
  leave();
  requests.subscribe('key', onLastLeft);
  await Promise.resolve();
  resolve('answer');
  await expect(answer).resolves.toBe('answer');
  expect(onLastLeft).not.toHaveBeenCalled();
});

test('a request with subscribers is sent again for a subscriber who comes between the abort and its effect', async () => {
  const aborted = openRequest();
  const again = openRequest();
  const send = vi.fn(again.send).mockImplementationOnce(aborted.send);
  const leave = requests.subscribe('key', () => undefined);
  const answer = requests.read('key', send);
  leave();
  queueMicrotask(() => requests.subscribe('key', () => undefined));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  again.resolve('answer');
  await expect(answer).resolves.toBe('answer');
});

test('a request with subscribers passes other failures on', async () => {
  requests.subscribe('key', () => undefined);
  const answer = requests.read('key', () => Promise.reject(new ApiError('network')));
  await expect(answer).rejects.toMatchObject({ kind: 'network' });
});

describe('a prefetched request', () => {
  const LIST = courses.list.keyOf({});

  /** A tab whose course list was prefetched, and a way to read it that fails the test by asking anew. */
  function openPrefetched() {
    const fake = new FakeApi();
    const onCallStart = vi.fn(() => () => undefined);
    const { client, session } = openTab(fake, { onCallStart });
    courses.list.prefetch(client, {});
    const send = vi.fn(async () => 'asked anew');
    return { fake, client, session, onCallStart, send, read: () => client.requests.read<unknown>(LIST, send) };
  }

  test('a prefetched request is sent once, without the overlay, and taken once', async () => {
    const { fake, client, onCallStart, read } = openPrefetched();
    courses.list.prefetch(client, {});
    await expect(read()).resolves.toMatchObject({ value: { length: 28 } });
    await expect(read()).resolves.toBe('asked anew');
    expect([fake.calls.length, onCallStart.mock.calls.length]).toEqual([1, 0]);
  });

  test('a prefetched request fails for the reader who takes it', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/course', 'dropped');
    const { client } = openTab(fake);
    courses.list.prefetch(client, {});
    await expect(client.requests.read(LIST, async () => 'asked anew')).rejects.toMatchObject({ kind: 'network' });
  });

  test('a prefetched request is aborted when the last subscriber of the reader who took it leaves', async () => {
    const fake = new FakeApi();
    const { client } = openTab(fake);
    fake.pause('GET /v1/course');
    courses.list.prefetch(client, {});
    const leave = client.requests.subscribe(LIST, () => undefined);
    const taken = client.requests.read(LIST, async () => 'asked anew');
    leave();
    await expect(taken).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('a prefetched request is not kept past a change, which it may not tell of', async () => {
    const { client, read } = openPrefetched();
    await client.call(draftCourse, {});
    await expect(read()).resolves.toBe('asked anew');
  });

  test('a prefetched request is not kept for longer than 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { read } = openPrefetched();
    vi.setSystemTime(Date.now() + 10_001);
    await expect(read()).resolves.toBe('asked anew');
  });

  test('a prefetched request is not handed to another session', async () => {
    const { fake, session, read } = openPrefetched();
    session.signOut();
    session.signIn(fake.sessions.start());
    await expect(read()).resolves.toBe('asked anew');
  });
});
