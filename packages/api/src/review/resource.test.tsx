import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { REVIEW_TOKEN } from '../testing/routes/posts.ts';
import { review } from './resource.ts';

let fake: FakeApi;
const link = { id: 'post-1', token: REVIEW_TOKEN };

beforeEach(() => {
  fake = new FakeApi();
});

const render = () =>
  renderApi(
    fake,
    () => ({
      post: review.post.useQuery(link),
      approve: review.approve.useMutation(),
      reject: review.reject.useMutation(),
    }),
    {
      isSignedIn: false,
    },
  );

test('a post under review is read without the overlay, and a failure shows no dialog', async () => {
  fake.fail('GET /v1/post/review', { status: 500 });
  const { result, report, overlay } = render();
  await waitFor(() => expect(result.current.post.error?.status).toBe(500));
  expect([result.current.post.data, report.mock.calls.length, overlay.begun]).toEqual([undefined, 0, 0]);
});

test.each([
  ['approve', 4],
  ['reject', 5],
] as const)('a post under review is loaded again after %s', async (decision, status) => {
  const { result, overlay } = render();
  await waitFor(() => expect(result.current.post.data?.status).toBe(2));
  const outcome = await act(() => result.current[decision].run(link));
  expect([outcome.isDone, result.current.post.data?.status, overlay.begun]).toEqual([true, status, 1]);
});

test('a post under review is also revalidated when another reviewer was faster', async () => {
  const { result, report } = render();
  await waitFor(() => expect(result.current.post.data?.status).toBe(2));
  Object.assign(fake.data.posts[0] ?? {}, { status: 5 });
  await act(() => result.current.approve.run(link));
  expect([report.mock.calls[0]?.[0].code, result.current.post.data?.status]).toEqual(['ALREADY_DECIDED', 5]);
});
