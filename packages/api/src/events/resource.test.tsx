import { MAX_COUNTED } from '@cpd/domain/paging';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { type CpdEvent, events } from './resource.ts';

let fake: FakeApi;
const LIST = 'GET /v1/event';

beforeEach(() => {
  fake = new FakeApi({ sizes: { events: 12 } });
});

/** A page of the event list with everything that can be done to it, loaded. */
async function renderList(page: number) {
  const rendered = renderApi(
    fake,
    (shown: number) => ({
      list: events.list.useQuery({ page: shown, size: 10 }),
      draft: events.draft.useMutation(),
      enable: events.enable.useMutation(),
      remove: events.remove.useMutation(),
      save: events.save.useMutation(),
    }),
    { initialProps: page },
  );
  await waitFor(() => expect(rendered.result.current.list.data?.page).toBe(page));
  const ids = () => rendered.result.current.list.data?.docs.map(({ _id }) => _id);
  return { ...rendered, ids };
}

test('the event list is updated locally after an event was enabled', async () => {
  Object.assign(fake.data.events[0] ?? {}, { isEnable: false });
  const { result } = await renderList(1);
  await act(() => result.current.enable.run({ id: 'event-1' }));
  expect(result.current.list.data?.docs[0]).toMatchObject({ _id: 'event-1', isEnable: true });
  expect(fake.count(LIST)).toBe(1);
});

test('the event list is updated locally after an event of the last page was deleted', async () => {
  const { result, ids } = await renderList(2);
  await act(() => result.current.remove.run({ id: 'event-11' }));
  await act(() => fake.settled());
  expect([ids(), result.current.list.data?.total, fake.count(LIST)]).toEqual([['event-12'], 11, 1]);
});

test('the event list is filled up again after an event of an earlier page was deleted', async () => {
  const { result, ids } = await renderList(1);
  const release = fake.pause(LIST);
  await act(() => result.current.remove.run({ id: 'event-3' }));
  expect([ids()?.length, ids()?.includes('event-3'), result.current.list.data?.total]).toEqual([9, false, 11]);
  release();
  await waitFor(() => expect(ids()?.at(-1)).toBe('event-11'));
});

test('the event list stays as it is when a deletion fails', async () => {
  fake.fail('DELETE /v1/event', { status: 500 });
  const { result, ids, report } = await renderList(1);
  await act(() => result.current.remove.run({ id: 'event-3' }));
  expect([ids()?.length, report.mock.calls.length]).toEqual([10, 1]);
});

test('the event list shows what a form has saved without being loaded again', async () => {
  const { result } = await renderList(1);
  await act(() => result.current.save.run({ event: 'event-4', images: ['b', 'a'], cover: 'c', hyperlink: '' }));
  expect(result.current.list.data?.docs[3]).toMatchObject({
    images: [{ _id: 'b' }, { _id: 'a' }],
    cover: { _id: 'c' },
    hyperlink: '',
  });
  expect([fake.count(LIST), fake.data.events[3]?.images]).toEqual([1, [{ _id: 'b' }, { _id: 'a' }]]);
});

test('the event list counts a new draft', async () => {
  const { result } = await renderList(1);
  const outcome = await act(() => result.current.draft.run({}));
  expect(outcome).toEqual({ isDone: true, response: 'new-1' });
  await waitFor(() => expect(result.current.list.data?.total).toBe(13));
});

test('an event without posters has an empty list of them', async () => {
  Object.assign(fake.data.events[0] ?? {}, { images: null });
  const { result } = renderApi(fake, () => events.detail.useQuery({ id: 'event-1' }));
  await waitFor(() => expect(result.current.data?.images).toEqual([]));
});

test('events are counted by whether they are enabled, as a keyword leaves them, and again after each change', async () => {
  for (const [index, event] of fake.data.events.entries()) event.isEnable = index < 5;
  const { result, rerender } = renderApi(
    fake,
    (keyword: string) => ({
      counts: events.counts.useQuery({ keyword }),
      draft: events.draft.useMutation(),
      enable: events.enable.useMutation(),
      remove: events.remove.useMutation(),
    }),
    { initialProps: '' },
  );
  const expectCounts = (all: number, yes: number, no: number) =>
    waitFor(() => expect(result.current.counts).toEqual({ all, yes, no }));
  expect(result.current.counts).toBeNull();
  await expectCounts(12, 5, 7);
  await act(() => result.current.draft.run({}));
  await expectCounts(13, 5, 8);
  await act(() => result.current.remove.run({ id: 'event-1' }));
  await expectCounts(12, 4, 8);
  Object.assign(fake.data.events[4] ?? {}, { cover: { _id: 'cover' }, images: [{ _id: 'poster' }] });
  await act(() => result.current.enable.run({ id: fake.data.events[4]?._id ?? '' }));
  await expectCounts(12, 5, 7);
  rerender('no link has this');
  await expectCounts(0, 0, 0);
});

test.each([
  ['link', MAX_COUNTED, MAX_COUNTED],
  ['link', MAX_COUNTED + 1, undefined],
  ['', MAX_COUNTED + 1, MAX_COUNTED + 1],
])('with the keyword "%s" and %i events that have it, %s are counted', async (keyword, count, all) => {
  const [event] = fake.data.events;
  fake.data.events = Array.from({ length: count }, () => ({ ...event, hyperlink: 'link' }) as CpdEvent);
  const { result } = renderApi(fake, () => events.counts.useQuery({ keyword }));
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current?.all).toBe(all);
});

test('events are counted again after an attempt to delete one that another user has deleted', async () => {
  const { result } = renderApi(fake, () => ({
    counts: events.counts.useQuery({ keyword: '' }),
    remove: events.remove.useMutation(),
  }));
  await waitFor(() => expect(result.current.counts).toMatchObject({ all: 12 }));
  fake.data.events.shift();
  expect(await act(() => result.current.remove.run({ id: 'event-1' }))).toMatchObject({ error: { status: 404 } });
  await waitFor(() => expect(result.current.counts).toMatchObject({ all: 11 }));
});

test('a failure to count events is not reported', async () => {
  fake.fail(LIST, { status: 500 });
  const { result, report } = renderApi(fake, () => events.counts.useQuery({ keyword: '' }));
  await waitFor(() => expect(result.current).toBeUndefined());
  expect(report).not.toHaveBeenCalled();
});
