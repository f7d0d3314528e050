import { afterEach, describe, expect, it, vi } from 'vitest';
import { courseKeys } from '../courses/keys.ts';
import { draftCourse, preloadCourses } from '../courses/requests.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';

afterEach(() => {
  vi.useRealTimers();
});

const anyone = new AbortController().signal;

describe('a preload', () => {
  it('is asked for once, without the overlay, and taken once', async () => {
    const fake = new FakeApi();
    const onCallStart = vi.fn(() => () => undefined);
    const { client } = openTab(fake, { onCallStart });
    preloadCourses(client);
    preloadCourses(client);
    await expect(client.preloads.take(courseKeys.list, anyone)).resolves.toHaveLength(28);
    expect(client.preloads.take(courseKeys.list, anyone)).toBeUndefined();
    expect([fake.calls.length, onCallStart.mock.calls.length]).toEqual([1, 0]);
  });

  it('fails for the one who takes it', async () => {
    const fake = new FakeApi();
    const { client } = openTab(fake);
    fake.fail('GET /v1/course', 'dropped');
    preloadCourses(client);
    await expect(client.preloads.take(courseKeys.list, anyone)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is given up by the one who took it', async () => {
    const fake = new FakeApi();
    const { client } = openTab(fake);
    const controller = new AbortController();
    fake.pause('GET /v1/course');
    preloadCourses(client);
    const taken = client.preloads.take(courseKeys.list, controller.signal);
    controller.abort();
    await expect(taken).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is not kept past a change, which it may not tell of', async () => {
    const { client } = openTab(new FakeApi());
    preloadCourses(client);
    await draftCourse(client);
    expect(client.preloads.take(courseKeys.list, anyone)).toBeUndefined();
  });

  it('is not kept for longer than 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client } = openTab(new FakeApi());
    preloadCourses(client);
    vi.setSystemTime(Date.now() + 10_001);
    expect(client.preloads.take(courseKeys.list, anyone)).toBeUndefined();
  });

  it('is not handed to another session', async () => {
    const fake = new FakeApi();
    const { client, session } = openTab(fake);
    preloadCourses(client);
    session.signOut();
    session.signIn(fake.sessions.start());
    expect(client.preloads.take(courseKeys.list, anyone)).toBeUndefined();
  });
});
