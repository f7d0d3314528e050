import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/createClient.ts';
import { draftCourse, listCourses, readCourse } from '../courses/contract.ts';
import { courses } from '../courses/resource.ts';
import { events } from '../events/resource.ts';
import { listFeed } from '../feed/contract.ts';
import { feed } from '../feed/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { renderApi } from '../testing/renderApi.tsx';
import type { QueryResult } from './query.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

const EVENTS = 'GET /v1/event';
const firstIds = (docs: readonly { _id: string }[] | undefined) => docs?.[0]?._id;

test('a query does not show the overlay', async () => {
  const { result, overlay } = renderApi(fake, () => courses.list.useQuery({}));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isPrevious: false });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  await act(() => result.current.reload());
  expect([fake.count('GET /v1/course'), overlay]).toEqual([2, { begun: 0, ended: 0 }]);
});

test('a reload with the same response does not render the page', async () => {
  let renders = 0;
  const { result } = renderApi(fake, () => {
    renders += 1;
    return courses.list.useQuery({});
  });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  const before = renders;
  await act(() => result.current.reload());
  expect(renders).toBe(before);
});

test('a query reports a failure once to all that share it, and recovers by loading again', async () => {
  fake.fail('GET /v1/course', { status: 500, message: 'Out of order.' }, 1);
  const { result, report } = renderApi(fake, () => [courses.list.useQuery({}), courses.list.useQuery({})] as const);
  await waitFor(() => expect(result.current[1].error?.message).toBe('Out of order.'));
  expect(report).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(result.current[0].error, { isCodeShown: true });
  await act(() => result.current[0].reload());
  expect(result.current[1]).toMatchObject({ error: undefined, data: { length: 28 } });
  expect(fake.count('GET /v1/course')).toBe(2);
});

test('queries that share a request report its failure once', async () => {
  fake.fail('GET /v1/post', { status: 500 });
  const search = { status: 2, page: 1, size: 3 };
  const { result, report } = renderApi(
    fake,
    () => [feed.list.useQuery(search), feed.excerpt.useQuery(search)] as const,
  );
  await waitFor(() => expect(result.current.map(({ error }) => error?.status)).toEqual([500, 500]));
  expect([fake.count('GET /v1/post'), report.mock.calls.length]).toEqual([1, 1]);
});

test('a query reports no failure that the end of the session causes', async () => {
  fake.sessions.rejectsRenewal = true;
  const before = () => fake.sessions.expireAccessTokens();
  const { result, report, client } = renderApi(fake, () => courses.list.useQuery({}), { before });
  await waitFor(() => expect(client.session.getSnapshot().isLoggedIn).toBe(false));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect([report.mock.calls.length, result.current.error]).toEqual([0, undefined]);
});

test('a query keeps its data when a reload fails', async () => {
  const { result, report } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  fake.fail('GET /v1/course', 'wrongShape');
  await act(() => result.current.reload());
  expect(result.current).toMatchObject({ data: { length: 28 }, error: { kind: 'malformed' } });
  expect(report).toHaveBeenCalledOnce();
});

test('a reload returns the response, or undefined if it failed', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  const reload = () => act(() => result.current.reload());
  expect((await reload())?.value).toHaveLength(28);
  fake.fail('GET /v1/course', { status: 503, message: 'Out of order.' }, 1);
  expect(await reload()).toBeUndefined();
  expect((await reload())?.value).toHaveLength(28);
});

/** Returns to the window, or to the network, a minute later. */
async function comeBack(type: 'focus' | 'online') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  window.dispatchEvent(new Event(type));
  await act(() => fake.settled());
}

test('a query is not revalidated when the window gets the focus or the network returns', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  await comeBack('focus');
  await comeBack('online');
  expect(fake.count('GET /v1/course')).toBe(1);
});

describe('the feed, which reviewers change in other tabs', () => {
  const inReview = { status: 2, page: 1, size: 10 };

  test('the feed is revalidated when the window gets the focus, and not when the network returns', async () => {
    const { result } = renderApi(fake, () => feed.list.useQuery(inReview));
    await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
    const [decided] = fake.data.posts.filter(({ status }) => status === 2);
    if (decided) decided.status = 4;
    await comeBack('online');
    expect(firstIds(result.current.data?.docs)).toBe(decided?._id);
    await comeBack('focus');
    await waitFor(() => expect(firstIds(result.current.data?.docs)).not.toBe(decided?._id));
  });

  test('the feed is revalidated when the window gets the focus right after a prefetched page has opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = (client: Client) => client.prefetch(listFeed, inReview);
    const { result } = renderApi(fake, () => feed.list.useQuery(inReview), { before });
    await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
    const [decided] = fake.data.posts.filter(({ status }) => status === 2);
    if (decided) decided.status = 4;
    window.dispatchEvent(new Event('focus'));
    await act(() => fake.settled());
    await waitFor(() => expect(firstIds(result.current.data?.docs)).not.toBe(decided?._id));
  });

  test('the feed stays as it was, and reports nothing, when that fails', async () => {
    const { result, report } = renderApi(fake, () => feed.list.useQuery(inReview));
    await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
    fake.fail('GET /v1/post', 'dropped');
    await comeBack('focus');
    await waitFor(() => expect(fake.count('GET /v1/post')).toBe(2));
    expect([result.current.data?.docs.length, report.mock.calls.length]).toEqual([10, 0]);
  });
});

test('a query sends one request in strict mode', async () => {
  const { result } = renderApi(fake, () => courses.list.useQuery({}), { isStrict: true });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  expect(fake.count('GET /v1/course')).toBe(1);
});

describe('paging', () => {
  const usePage = (page: number) => {
    const query = events.list.useQuery({ page, size: 10 });
    return { ...query, isValidating: query.useIsValidating() };
  };
  const render = () => renderApi(fake, usePage, { initialProps: 1 });

  test('paging keeps the rows of the previous page, marked as such, until the next ones arrive', async () => {
    const { result, rerender } = render();
    await waitFor(() => expect(firstIds(result.current.data?.docs)).toBe('event-1'));
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    expect(result.current).toMatchObject({ isPrevious: true, isLoading: true, data: { page: 1 } });
    release();
    await waitFor(() => expect(result.current).toMatchObject({ isPrevious: false, data: { page: 2 } }));
    expect(firstIds(result.current.data?.docs)).toBe('event-11');
  });

  test('paging never shows a late response over a newer one', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    rerender(3);
    await waitFor(() => expect(result.current.data?.page).toBe(3));
    release();
    await act(() => fake.settled());
    expect(fake.requests.map(({ address }) => address)).toEqual([
      '/v1/event?page=1&size=10',
      '/v1/event?page=2&size=10',
      '/v1/event?page=3&size=10',
    ]);
    expect([result.current.data?.page, report.mock.calls.length]).toEqual([3, 0]);
  });

  test('paging does not report a failure of a page that was left', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    fake.fail(EVENTS, { status: 500 }, 1);
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    rerender(1);
    release();
    await act(() => fake.settled());
    expect(result.current).toMatchObject({ data: { page: 1 }, error: undefined });
    expect(report).not.toHaveBeenCalled();
  });

  test('paging does not report a failure from the previous visit to a page', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    fake.fail(EVENTS, { status: 500 }, 1);
    const release = fake.pause(`${EVENTS}?page=2`);
    rerender(2);
    rerender(1);
    release();
    await act(() => fake.settled());
    rerender(2);
    await waitFor(() => expect(result.current).toMatchObject({ data: { page: 2 }, error: undefined }));
    expect(report).not.toHaveBeenCalled();
  });

  test('paging returns to a page that is still loading', async () => {
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

  test('paging shows a cached page immediately and revalidates it in the background', async () => {
    const { result, rerender } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    rerender(2);
    await waitFor(() => expect(result.current.data?.page).toBe(2));
    fake.data.events.shift();
    const release = fake.pause(`${EVENTS}?page=1`);
    rerender(1);
    expect(result.current).toMatchObject({ data: { page: 1 }, isPrevious: false, isLoading: false });
    await waitFor(() => expect(result.current.isValidating).toBe(true));
    release();
    await waitFor(() => expect(firstIds(result.current.data?.docs)).toBe('event-2'));
    expect(result.current.isValidating).toBe(false);
  });

  test('paging does not show the previous rows as those of a page that failed', async () => {
    const { result, rerender, report } = render();
    await waitFor(() => expect(result.current.data?.page).toBe(1));
    fake.fail(EVENTS, 'dropped');
    rerender(2);
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
    expect(result.current).toMatchObject({ isPrevious: true, isLoading: false });
    expect(report).toHaveBeenCalledOnce();
  });

  test('paging does not report a failure after the page was left', async () => {
    const release = fake.pause(EVENTS);
    fake.fail(EVENTS, { status: 500 });
    const { unmount, report } = render();
    await waitFor(() => expect(fake.requests).toHaveLength(1));
    unmount();
    release();
    await act(() => fake.settled());
    expect(report).not.toHaveBeenCalled();
  });

  test('paging shares a request with all that read the same', async () => {
    const { result, rerender } = renderApi(
      fake,
      (page: number) => [events.list.useQuery({ page: 1 }), events.list.useQuery({ page })] as const,
      { initialProps: 1 },
    );
    rerender(2);
    await waitFor(() => expect(result.current.map(({ data }) => data?.page)).toEqual([1, 2]));
    expect(fake.count(EVENTS)).toBe(2);
  });
});

test('a first response is pending from the first render on', async () => {
  const states: boolean[] = [];
  const { result } = renderApi(fake, () => {
    const query = courses.list.useQuery({});
    states.push(query.useIsValidating());
    return query;
  });
  await waitFor(() => expect(result.current.data).toHaveLength(28));
  expect(states).toEqual([true, false]);
});

describe('a reload', () => {
  const render = () =>
    renderApi(fake, () => ({ list: courses.list.useQuery({}), enable: courses.enable.useMutation() }));

  test('a reload shares the request that is pending, and reports its failure once', async () => {
    fake.fail('GET /v1/course', { status: 500 });
    const { result, report } = render();
    await act(async () => void (await result.current.list.reload()));
    await waitFor(() => expect(result.current.list.error?.status).toBe(500));
    expect([fake.count('GET /v1/course'), report.mock.calls.length]).toEqual([1, 1]);
  });

  test.each(['late', 'early'])(
    'a reload after a change replaces an earlier request whose response arrives %s',
    async (when) => {
      const { result } = render();
      await waitFor(() => expect(result.current.list.data).toHaveLength(28));
      Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
      const release = fake.pause('GET /v1/course');
      let before: Promise<unknown> = Promise.resolve();
      act(() => {
        before = result.current.list.reload();
      });
      await waitFor(() => expect(fake.count('GET /v1/course')).toBe(2));
      await act(() => result.current.enable.run({ id: 'course-1' }));
      if (when === 'early') release();
      let after: Promise<unknown> = Promise.resolve();
      act(() => {
        after = result.current.list.reload();
      });
      release();
      await act(() => Promise.all([before, after]));
      expect(result.current.list.data?.[0]?.isEnable).toBe(true);
      expect(fake.count('GET /v1/course')).toBe(3);
    },
  );

  test('a reload is not undone by the late failure of an earlier request', async () => {
    const { result, report } = render();
    await waitFor(() => expect(result.current.list.data).toHaveLength(28));
    fake.fail('GET /v1/course', { status: 500 }, 1);
    const release = fake.pause('GET /v1/course');
    act(() => void result.current.list.reload());
    await waitFor(() => expect(fake.count('GET /v1/course')).toBe(2));
    await act(() => result.current.enable.run({ id: 'course-1' }));
    fake.data.courses.pop();
    let after: Promise<unknown> = Promise.resolve();
    act(() => {
      after = result.current.list.reload();
    });
    release();
    await act(() => after);
    await act(() => fake.settled());
    expect([result.current.list.data?.length, result.current.list.error]).toEqual([27, undefined]);
    expect(report).not.toHaveBeenCalled();
  });
});

test('a form opens with a new response, not with cached data', async () => {
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

describe('a prefetched response', () => {
  const LIST = 'GET /v1/course';

  /** The course list after it was prefetched, and a way to open its page. */
  async function prefetched() {
    const rendered = renderApi(fake, (isOpen: boolean) => courses.list.useQuery(isOpen ? {} : null), {
      initialProps: false,
    });
    rendered.client.prefetch(listCourses, {});
    rendered.client.prefetch(listCourses, {});
    await act(() => fake.settled());
    expect(fake.count(LIST)).toBe(1);
    const open = () => {
      rendered.rerender(true);
      return act(() => fake.settled());
    };
    return { ...rendered, open };
  }

  test('is used by the page that opens, and was requested once, without the overlay', async () => {
    const { result, open, overlay } = await prefetched();
    await open();
    expect(result.current.data).toHaveLength(28);
    expect([fake.count(LIST), overlay.begun]).toEqual([1, 0]);
  });

  test.each([
    ['a list', (client: Client) => client.prefetch(listCourses, {}), () => courses.list.useQuery({})],
    [
      'a form',
      (client: Client) => client.prefetch(readCourse, { id: 'course-1' }),
      () => courses.detail.useQuery({ id: 'course-1' }),
    ],
  ] as const)('that has arrived is in the first render of %s', async (_, prefetch, useQuery) => {
    const { client } = openTab(fake);
    prefetch(client);
    await client.requests.settled();
    const renders: unknown[] = [];
    const { result } = renderApi(
      fake,
      () => {
        const query: QueryResult<unknown> = useQuery();
        renders.push([query.data !== undefined, query.isLoading, query.isPrevious]);
        return query;
      },
      { client },
    );
    await act(() => new Promise(requestAnimationFrame));
    await act(() => fake.settled());
    expect(renders).toEqual([[true, false, false]]);
    expect([fake.requests.length, result.current.error]).toEqual([1, undefined]);
  });

  test('that has arrived stays in a form in strict mode', async () => {
    const { client } = openTab(fake);
    client.prefetch(readCourse, { id: 'course-1' });
    await client.requests.settled();
    const { result } = renderApi(fake, () => courses.detail.useQuery({ id: 'course-1' }), { client, isStrict: true });
    await act(() => fake.settled());
    expect([result.current.data?._id, fake.requests.length]).toEqual(['course-1', 1]);
  });

  test('that has arrived is the response that a form waits for', async () => {
    const { client } = openTab(fake);
    client.prefetch(readCourse, { id: 'course-1' });
    await client.requests.settled();
    const { result } = renderApi(fake, () => courses.detail.useQuery({ id: 'course-1' }), { client });
    expect((await result.current.whenCurrent(new AbortController().signal))?.value._id).toBe('course-1');
    expect(fake.requests).toHaveLength(1);
  });

  test('is used by the page that opens before it has arrived', async () => {
    const before = (client: Client) => client.prefetch(listCourses, {});
    const { result } = renderApi(fake, () => courses.list.useQuery({}), { before });
    await waitFor(() => expect(result.current.data).toHaveLength(28));
    expect(fake.count(LIST)).toBe(1);
  });

  test('is shared by a page that waits for the current data on a slow device', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, rerender } = renderApi(
      fake,
      (isOpen: boolean) => {
        const { whenCurrent } = courses.list.useQuery(isOpen ? {} : null);
        useEffect(() => {
          if (isOpen) void whenCurrent(new AbortController().signal);
        }, [isOpen]);
      },
      { initialProps: true },
    );
    await act(() => fake.settled());
    rerender(false);
    vi.setSystemTime(Date.now() + 1000);
    await act(() => new Promise(requestAnimationFrame));
    fake.requests.length = 0;
    fake.data.courses.pop();
    client.prefetch(listCourses, {});
    await act(() => fake.settled());
    rerender(true);
    vi.setSystemTime(Date.now() + 2000);
    await act(() => new Promise(requestAnimationFrame));
    await act(() => fake.settled());
    expect(fake.count(LIST)).toBe(1);
  });

  test('is used for one opening', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { result, open, rerender } = await prefetched();
    await open();
    rerender(false);
    vi.setSystemTime(Date.now() + 1000);
    // SWR shares a finished request until a timer of its own has run.
    await act(() => new Promise(requestAnimationFrame));
    fake.data.courses.pop();
    await open();
    await waitFor(() => expect(result.current.data).toHaveLength(27));
  });

  test('that failed is reported by the page that opens', async () => {
    fake.fail(LIST, 'dropped');
    const { report, open, result } = await prefetched();
    expect(report).not.toHaveBeenCalled();
    await open();
    expect(result.current.error?.kind).toBe('network');
    expect([fake.count(LIST), report.mock.calls.length]).toEqual([1, 1]);
  });

  test('is not used after a change, which it may not show', async () => {
    const { client, open } = await prefetched();
    await client.request(draftCourse, {});
    await open();
    expect(fake.count(LIST)).toBe(2);
  });

  test('is not used after 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { open } = await prefetched();
    vi.setSystemTime(Date.now() + 10_001);
    await open();
    expect(fake.count(LIST)).toBe(2);
  });

  test('is not used in another session', async () => {
    const { client, open } = await prefetched();
    client.session.signOut();
    client.session.signIn(fake.sessions.start());
    await open();
    expect(fake.count(LIST)).toBe(2);
  });

  test('does not replace loading again', async () => {
    const { result, client } = renderApi(fake, () => courses.list.useQuery({}));
    await waitFor(() => expect(result.current.data).toHaveLength(28));
    fake.fail(LIST, 'dropped', 1);
    client.prefetch(listCourses, {});
    await act(() => fake.settled());
    await act(() => result.current.reload());
    expect([fake.count(LIST), result.current.error]).toEqual([3, undefined]);
  });
});

test('a response to a previous session is not shown in the next one', async () => {
  const release = fake.pause('GET /v1/course');
  const { result, client, report } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(fake.count('GET /v1/course')).toBe(1));
  act(() => {
    client.session.signOut();
    fake.data.courses.pop();
    client.session.signIn(fake.sessions.start());
  });
  release();
  await waitFor(() => expect(result.current.data).toHaveLength(27));
  expect(report).not.toHaveBeenCalled();
});

test('a response that a previous session requested when its window got the focus is not shown in the next one', async () => {
  const { result, client, report } = renderApi(fake, () => feed.list.useQuery({ status: 2, page: 1, size: 10 }));
  await waitFor(() => expect(result.current.data?.docs).toHaveLength(10));
  const release = fake.pause('GET /v1/post');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(fake.count('GET /v1/post')).toBe(2));
  act(() => client.session.signOut());
  fake.data.posts.length = 0;
  act(() => client.session.signIn(fake.sessions.start()));
  await waitFor(() => expect(fake.count('GET /v1/post')).toBe(3));
  release();
  await act(() => fake.settled());
  expect(result.current.data?.docs).toHaveLength(0);
  expect(report).not.toHaveBeenCalled();
});

test('a failure of a request from a previous session is not reported in the next one', async () => {
  fake.fail('GET /v1/course', { status: 500 }, 1);
  const release = fake.pause('GET /v1/course');
  const { result, client, report } = renderApi(fake, () => courses.list.useQuery({}));
  await waitFor(() => expect(fake.count('GET /v1/course')).toBe(1));
  act(() => client.session.signOut());
  release();
  await act(() => fake.settled());
  expect([result.current.error, report.mock.calls.length]).toEqual([undefined, 0]);
});

test('the cache keeps no response of a form that was left', async () => {
  const { result, rerender } = renderApi(
    fake,
    (id: string | null) => ({
      detail: courses.detail.useQuery(id === null ? null : { id }),
      cache: useSWRConfig().cache,
    }),
    { initialProps: 'course-1' as string | null },
  );
  for (const id of ['course-2', 'course-1', null]) {
    await waitFor(() => expect(result.current.detail.data).toBeDefined());
    rerender(id);
  }
  expect([...result.current.cache.keys()]).toEqual([]);
});

test('the cache keeps the responses that were read last', async () => {
  const { result, rerender } = renderApi(
    fake,
    (size: number) => ({ list: events.list.useQuery({ page: 1, size }), cache: useSWRConfig().cache }),
    { initialProps: 1 },
  );
  for (let size = 2; size <= 250; size += 1) {
    rerender(size);
    await act(() => fake.settled());
  }
  expect([...result.current.cache.keys()]).toHaveLength(200);
  expect(result.current.list.data).toBeDefined();
});
