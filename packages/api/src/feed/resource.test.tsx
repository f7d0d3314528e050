import { sentence } from '@cpd/domain/sentence';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { type FeedSearch, feed } from './resource.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

test('the feed clears its rows with the tab, and keeps them with the page', async () => {
  const { result, rerender } = renderApi(fake, (search: FeedSearch) => feed.list.useQuery(search), {
    initialProps: { status: 4, page: 1 },
  });
  await waitFor(() => expect(result.current.data?.docs[0]?.status).toBe(4));
  rerender({ status: 4, page: 2 });
  expect(result.current).toMatchObject({ isPrevious: true, data: { page: 1 } });
  await waitFor(() => expect(result.current.data?.page).toBe(2));
  rerender({ status: 2, page: 1 });
  expect(result.current).toMatchObject({ isPrevious: false, data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.docs[0]?.status).toBe(2));
});

describe('a tab of the feed that is opened again starts without rows', () => {
  const posted: FeedSearch = { status: 4, page: 1, size: 10 };
  const review: FeedSearch = { status: 2, page: 1, size: 10 };

  /** The feed, and a way to open one of its tabs. */
  async function renderFeed() {
    const rendered = renderApi(fake, (search: FeedSearch) => feed.list.useQuery(search), { initialProps: posted });
    const { result, rerender } = rendered;
    const expectRows = ({ status }: FeedSearch) =>
      waitFor(() => expect(result.current).toMatchObject({ isPrevious: false, data: { docs: [{ status }] } }));
    const expectNoRows = () =>
      expect(result.current).toMatchObject({ data: undefined, isPrevious: false, isLoading: true });
    fake.data.posts.splice(
      0,
      Infinity,
      ...[2, 4].flatMap((status) => fake.data.posts.find((post) => post.status === status) ?? []),
    );
    await expectRows(posted);
    return { rerender, expectRows, expectNoRows };
  }

  test('after its rows were loaded', async () => {
    const { rerender, expectRows, expectNoRows } = await renderFeed();
    rerender(review);
    await expectRows(review);
    const release = fake.pause('GET /v1/post');
    rerender(posted);
    expectNoRows();
    release();
    await expectRows(posted);
  });

  test('before the rows of the other tab have loaded', async () => {
    const { rerender, expectRows, expectNoRows } = await renderFeed();
    const release = fake.pause('GET /v1/post');
    rerender(review);
    expectNoRows();
    rerender(posted);
    expectNoRows();
    rerender(review);
    expectNoRows();
    release();
    await expectRows(review);
  });
});

test('the feed ignores the response to an outdated search', async () => {
  const initialProps: FeedSearch = { status: 2, page: 1, keyword: 'Post 1' };
  const release = fake.pause('GET /v1/post/?status=2&page=1&keyword=Post+1');
  const { result, rerender } = renderApi(fake, (search: FeedSearch) => feed.list.useQuery(search), { initialProps });
  rerender({ ...initialProps, keyword: 'day 59' });
  await waitFor(() => expect(result.current.data?.docs.map(({ _id }) => _id)).toEqual(['post-59']));
  release();
  await act(() => fake.settled());
  expect(result.current.data).toMatchObject({ total: 1, docs: [{ _id: 'post-59' }] });
});

test('a review URL is returned unchanged', async () => {
  const { result } = renderApi(fake, () => feed.reviewAddress.useMutation());
  const outcome = await act(() => result.current.run({ id: 'post-1' }));
  expect(outcome).toMatchObject({ isDone: true, response: expect.stringMatching(/^https:\/\/public\.example\.org\//) });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/public/review/1', ''])(
  'a review URL %j is rejected with a message',
  async (url) => {
    fake.fail('GET /v1/post/review/url', { response: { url } });
    const { result, report } = renderApi(fake, () => feed.reviewAddress.useMutation());
    expect(await act(() => result.current.run({ id: 'post-1' }))).toMatchObject({ isDone: false });
    expect(report.mock.calls[0]?.[0].own).toEqual(
      sentence("The review page has no web address that could be opened: ''{url}''.", { url }),
    );
  },
);
