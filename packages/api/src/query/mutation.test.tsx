import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courses } from '../courses/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import type { Fault } from '../testing/faults.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { users } from '../users/resource.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

async function openLists() {
  Object.assign(fake.data.courses[1] ?? {}, { isEnable: false });
  const page = renderApi(fake, () => ({
    courses: courses.list.useQuery({}),
    users: users.list.useQuery({ page: 1, size: 10 }),
    enable: courses.enable.useMutation(),
  }));
  await waitFor(() => expect(page.result.current.courses.data).toBeDefined());
  await waitFor(() => expect(page.result.current.users.data).toBeDefined());
  return page;
}

const draft = 'course-2';
const lists = () => [fake.count('GET /v1/course'), fake.count('GET /v1/user')];
const isEnabled = ({ result }: Awaited<ReturnType<typeof openLists>>) =>
  result.current.courses.data?.find(({ _id }) => _id === draft)?.isEnable;

test('a lost response loads everything again that the page shows, which has the change', async () => {
  const page = await openLists();
  expect(isEnabled(page)).toBe(false);
  fake.fail('PATCH /v1/course/enable', 'lost', 1);
  const outcome = await act(() => page.result.current.enable.run({ id: draft }));
  expect(outcome).toMatchObject({ isDone: false, error: { kind: 'network' } });
  await waitFor(() => expect(isEnabled(page)).toBe(true));
  expect(lists()).toEqual([2, 2]);
});

async function usersAfter(fault: Fault) {
  const page = await openLists();
  fake.fail('PATCH /v1/course/enable', fault, 1);
  await act(() => page.result.current.enable.run({ id: draft }));
  await act(() => fake.settled());
  return fake.count('GET /v1/user');
}

test.each<[string, Fault]>([
  ['a lost connection', 'dropped'],
  ["a gateway's error", { status: 502 }],
  ['an outage', { status: 503 }],
])('%s may hide a change, so the page is loaded again', async (_, fault) => {
  expect(await usersAfter(fault)).toBe(2);
});

test.each<[string, Fault]>([
  ['bad input', { status: 400 }],
  ['too many requests', { status: 429 }],
])('%s changes nothing, so the page is not loaded again', async (_, fault) => {
  expect(await usersAfter(fault)).toBe(1);
});

test('what cannot be loaded because the connection is lost is loaded once it is back', async () => {
  const page = await openLists();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fake.fail('PATCH /v1/course/enable', 'lost', 1);
  fake.fail('GET', 'dropped');
  await act(() => page.result.current.enable.run({ id: draft }));
  await act(() => fake.settled());
  fake.heal();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(isEnabled(page)).toBe(true));
  const before = lists();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => fake.settled());
  expect(lists()).toEqual(before);
});
