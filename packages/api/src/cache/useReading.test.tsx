// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/createClient.ts';
import { courses } from '../courses/resource.ts';
import { events } from '../events/resource.ts';
import { feed } from '../feed/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const EVENTS = 'GET /v1/event';
const firstIds = (docs: readonly { _id: string }[] | undefined) => docs?.[0]?._id;

test('reading never holds the overlay, as each page shows that it is loading', async () => {
  const { result, overlay } = renderApi(fake, () => courses.list.useQuery({}));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isPrevious: false });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  await act(() => result.current.reload());
  expect([fake.count('GET /v1/course'), overlay]).toEqual([2, { begun: 0, ended: 0 }]);
});

test('reading reports a failure once for all who read the same, and recovers by loading again', async () => {
  fake.fail('GET /v1/course', { status: 500, message: 'Out of order.' }, 1);
  const { result, report } = renderApi(fake, () => [courses.list.useQuery({}), courses.list.useQuery({})] as const);
  await waitFor(() => expect(result.current[1].error?.message).toBe('Out of order.'));
  expect(report).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(result.current[0].error, { isCodeShown: true });
  await act(() => result.current[0].reload());
  expect(result.current[1]).toMatchObject({ error: undefined, data: { length: 28 } });
  expect(fake.count('GET /v1/course')).toBe(2);
});

test('reading says nothing of calls that a lost session took along', async () => {
  fake.sessions.refusesRenewal = true;
  const before = () => fake.sessions.expireAccessTokens();
  const { result, report, client } = renderApi(fake, () => courses.list.useQuery({}), { before });
  await waitFor(() => expect(client.session.getSnapshot().isLoggedIn).toBe(false));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect([report.mock.calls.length, result.current.error]).toEqual([0, undefined]);
});

test('reading keeps what was shown when a load in the background fails', async () => {
  const { result, report } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  fake.fail('GET /v1/course', 'wrongShape');
  await act(() => result.current.reload());
  expect(result.current).toMatchObject({ data: { length: 28 }, error: { kind: 'malformed' } });
  expect(report).toHaveBeenCalledOnce();
});

/** Comes back to the window, or to the network, a minute later. */
async function comeBack(type: 'focus' | 'online') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  // SWR listens by a timer, which takes the event for its delay.
  window.dispatchEvent(Object.assign(new Event(type), { valueOf: () => 0 }));
  await act(() => fake.settled());
}

test('reading does not ask again merely because the window was looked at or the network came back', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  await comeBack('focus');
  await comeBack('online');
  expect(fake.count('GET /v1/course')).toBe(1);
});

describe('the feed, which reviewers change in tabs of their own', () => {
  const inReview = { status: 2, page: 1, size: 10 };

  test('the feed is asked for again when the window is looked at again, and not when the network came back', async () => {
    const { result } = renderApi(fake, () => feed.list.useQuery(inReview));
    await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
    const [decided] = fake.data.posts.filter(({ status }) => status === 2);
    if (decided) decided.status = 4;
    await comeBack('online');
    expect(firstIds(result.current.data?.docs)).toBe(decided?._id);
    await comeBack('focus');
    await waitFor(() => expect(firstIds(result.current.data?.docs)).not.toBe(decided?._id));
  });

  test('the feed stays as it was, and says nothing, when asking again fails', async () => {
    const { result, report } = renderApi(fake, () => feed.list.useQuery(inReview));
    await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
    fake.fail('GET /v1/post', 'dropped');
    await comeBack('focus');
    await waitFor(() => expect(fake.count('GET /v1/post')).toBe(2));
    expect([result.current.data?.docs.length, report.mock.calls.length]).toEqual([10, 0]);
  });
});

test('reading asks once in strict mode, and is answered', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}), { isStrict: true });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  expect([fake.count('GET /v1/course'), fake.calls[0]?.signal.aborted]).toEqual([1, false]);
});

describe('paging', () => {
  const render = () => renderApi(fake, (page: number) => events.list.useQuery({ page, size: 10 }), { initialProps: 1 });

  test('paging keeps the rows of the former page, marked as such, until the next ones come', async () => {
    const { result, rerender } = render();
    await waitFor(() => expect(firstIds(result.current.data?.docs)).toBe('event-1'));
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    expect(result.current).toMatchObject({ isPrevious: true, isLoading: true, data: { page: 1 } });
    release();
    await waitFor(() => expect(result.current).toMatchObject({ isPrevious: false, data: { page: 2 } }));
    expect(firstIds(result.current.data?.docs)).toBe('event-11');
  });

  test('paging gives up what is outdated, and never shows a late answer over a newer one', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    rerender(3);
    await waitFor(() => expect(result.current.data?.page).toBe(3));
    release();
    await act(() => fake.settled());
    expect(fake.calls.map(({ address, signal }) => [address, signal.aborted])).toEqual([
      ['/v1/event?page=1&size=10', false],
      ['/v1/event?page=2&size=10', true],
      ['/v1/event?page=3&size=10', false],
    ]);
    expect([result.current.data?.page, report.mock.calls.length]).toEqual([3, 0]);
  });

  test('paging comes back to a page that it gave up', async () => {
    const { result, rerender } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    rerender(1);
    rerender(2);
    release();
    await waitFor(() => expect(result.current).toMatchObject({ data: { page: 2 }, isPrevious: false }));
    expect(result.current.error).toBeUndefined();
  });

  test('paging shows a known page at once and looks for news in the background', async () => {
    const { result, rerender } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    rerender(2);
    await waitFor(() => expect(result.current.data?.page).toBe(2));
    fake.data.events.shift();
    rerender(1);
    expect(result.current).toMatchObject({ data: { page: 1 }, isPrevious: false, isLoading: false });
    await waitFor(() => expect(firstIds(result.current.data?.docs)).toBe('event-2'));
  });

  test('paging does not pass the former rows off as those of a page that failed', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    fake.fail(EVENTS, 'dropped');
    rerender(2);
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
    expect(result.current).toMatchObject({ isPrevious: true, isLoading: false });
    expect(report).toHaveBeenCalledOnce();
  });

  test('paging gives its call up when the page is left', async () => {
    fake.pause(EVENTS);
    const { unmount, report } = render();
    await waitFor(() => expect(fake.calls).toHaveLength(1));
    unmount();
    await waitFor(() => expect(fake.calls[0]?.signal.aborted).toBe(true));
    await act(() => Promise.resolve());
    expect(report).not.toHaveBeenCalled();
  });

  test('paging goes on as long as somebody else reads the same', async () => {
    const release = fake.pause(EVENTS);
    const { result, rerender } = renderApi(
      fake,
      (page: number) => [events.list.useQuery({ page: 1 }), events.list.useQuery({ page })] as const,
      { initialProps: 1 },
    );
    await waitFor(() => expect(fake.calls).toHaveLength(1));
    rerender(2);
    release();
    await waitFor(() => expect(result.current[0].data?.page).toBe(1));
    expect(fake.calls[0]?.signal.aborted).toBe(false);
  });
});

test('a form opens with what the server holds, not with what was shown before', async () => {
  const { result, rerender } = renderApi(
    fake,
    (id: string | null) => courses.detail.useQuery(id === null ? null : { id }),
    {
      initialProps: 'course-1' as string | null,
    },
  );
  await waitFor(() => expect(result.current.data?.title).toBe('Anatomy basics'));
  rerender(null);
  Object.assign(fake.data.courses[0] ?? {}, { title: 'Anatomy, revised' });
  await act(() => fake.settled());
  rerender('course-1');
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.title).toBe('Anatomy, revised'));
});

test('a prefetched answer is taken by the page', async () => {
  const before = (client: Client) => {
    courses.list.prefetch(client, {});
    courses.list.prefetch(client, {});
  };
  const { result } = renderApi(fake, () => courses.list.useQuery({}), { before });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  expect(fake.count('GET /v1/course')).toBe(1);
});

test('a prefetched answer that no page took does not stand in for loading again', async () => {
  const { result, client } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  fake.fail('GET /v1/course', 'dropped', 1);
  courses.list.prefetch(client, {});
  await act(() => fake.settled());
  await act(() => result.current.reload());
  expect([fake.count('GET /v1/course'), result.current.error]).toEqual([3, undefined]);
});
