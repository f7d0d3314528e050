import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { courses } from '../courses/resource.ts';
import { events } from '../events/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useBulkChange, useRestoreMany } from './resource.ts';

function render(fake: FakeApi) {
  return renderApi(fake, () => ({
    courses: courses.list.useQuery({}),
    events: events.list.useQuery({ page: 1, size: 100 }),
    courseChange: useBulkChange('course'),
    eventChange: useBulkChange('event'),
    restore: useRestoreMany(),
  }));
}

const idsOf = (fake: FakeApi) => fake.data.events.map(({ _id }) => _id);

test('several items are changed by one request without the overlay, and their list is loaded again', async () => {
  const fake = new FakeApi();
  const { result, overlay } = render(fake);
  await waitFor(() => expect(result.current.courses.data).toBeDefined());
  const begun = overlay.begun;
  const outcome = await act(() => result.current.courseChange.run('delete', ['course-1', 'course-2', 'gone']));
  expect(outcome).toMatchObject({
    done: ['course-1', 'course-2'],
    failed: [{ id: 'gone', error: { status: 404, code: 'NOT_FOUND' } }],
  });
  expect([fake.count('POST /v1/course/bulk'), overlay.begun]).toEqual([1, begun]);
  await waitFor(() => expect(result.current.courses.data?.some(({ _id }) => _id === 'course-2')).toBe(false));
  expect(result.current.courseChange.progress).toBeNull();
});

test('a server that does not offer it gets one request for each item', async () => {
  const fake = new FakeApi();
  fake.removeCapabilities('bulk');
  const { result, overlay, report } = render(fake);
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  const ids = idsOf(fake).slice(0, 3);
  const begun = overlay.begun;
  const outcome = await act(() => result.current.eventChange.run('delete', [...ids, 'gone']));
  expect(outcome).toMatchObject({ done: ids, failed: [{ id: 'gone', error: { status: 404 } }] });
  expect([overlay.begun, report.mock.calls]).toEqual([begun, []]);
  expect(idsOf(fake).some((id) => ids.includes(id))).toBe(false);
});

test('many items are sent twenty at a time, with progress, and it can be stopped', async () => {
  const fake = new FakeApi();
  const { result } = render(fake);
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  const ids = idsOf(fake).slice(0, 30);
  const done = fake.pause('POST /v1/event/bulk');
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = result.current.eventChange.run('delete', ids);
  });
  await waitFor(() => expect(fake.count('POST /v1/event/bulk')).toBe(1));
  expect(result.current.eventChange.progress).toEqual({ done: 0, total: 30 });
  act(() => result.current.eventChange.stop());
  done();
  expect(await act(() => outcome)).toEqual({ done: ids.slice(0, 20), failed: [] });
  expect(fake.count('POST /v1/event/bulk')).toBe(1);
});

test('a service that fails is not asked for the rest', async () => {
  const fake = new FakeApi();
  const { result } = render(fake);
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  for (const event of fake.data.events) Object.assign(event, { isEnable: false });
  fake.fail('POST /v1/event/bulk', { status: 503, message: 'Busy.' });
  const outcome = await act(() => result.current.eventChange.run('enable', idsOf(fake).slice(0, 30)));
  expect([outcome.done.length, outcome.failed.length, fake.count('POST /v1/event/bulk')]).toEqual([0, 20, 1]);
});

test.each([[[]], [['bulk' as const]]])(
  'the deletion of several items is undone, without the capabilities %j',
  async (missing) => {
    const fake = new FakeApi();
    fake.removeCapabilities(...missing);
    const { result } = render(fake);
    await waitFor(() => expect(result.current.events.data).toBeDefined());
    const before = structuredClone(fake.data.events);
    const ids = idsOf(fake).slice(1, 4);
    await act(() => result.current.eventChange.run('delete', ids));
    const items = ids.map((id) => ({ id, kind: 'event' as const })).toReversed();
    const outcomes = await act(() => result.current.restore(items, true));
    expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    expect(fake.data.events).toEqual(before);
    await waitFor(() => expect(result.current.events.data?.docs).toHaveLength(before.length));
  },
);

test.each([[[]], [['bulk' as const]]])(
  'items whose deletion has no response are found in the bin, without the capabilities %j',
  async (missing) => {
    const fake = new FakeApi();
    fake.removeCapabilities(...missing);
    const { result } = render(fake);
    await waitFor(() => expect(result.current.events.data).toBeDefined());
    const [first = '', second = ''] = idsOf(fake);
    const path = missing.length === 0 ? 'POST /v1/event/bulk' : 'DELETE /v1/event';
    fake.fail(path, 'lost', 1);
    const outcome = await act(() => result.current.eventChange.run('delete', [first]));
    expect(outcome).toEqual({ done: [first], failed: [] });
    await waitFor(() => expect(result.current.events.data?.docs.some(({ _id }) => _id === first)).toBe(false));
    fake.fail(path, 'dropped', 1);
    expect(await act(() => result.current.eventChange.run('delete', [second]))).toMatchObject({
      done: [],
      failed: [{ id: second, error: { kind: 'network' } }],
    });
  },
);

test.each([[[]], [['bulk' as const]]])(
  'items that were enabled although there is no response are found, without the capabilities %j',
  async (missing) => {
    const fake = new FakeApi();
    fake.removeCapabilities(...missing);
    const ready = { isEnable: false, cover: { _id: 'image-1' }, images: [{ _id: 'image-2' }] };
    for (const event of fake.data.events) Object.assign(event, ready);
    const { result } = render(fake);
    await waitFor(() => expect(result.current.events.data).toBeDefined());
    const [first = '', second = ''] = idsOf(fake);
    const path = missing.length === 0 ? 'POST /v1/event/bulk' : 'PATCH /v1/event/enable';
    fake.fail(path, 'lost', 1);
    expect(await act(() => result.current.eventChange.run('enable', [first]))).toEqual({ done: [first], failed: [] });
    fake.fail(path, 'dropped', 1);
    expect(await act(() => result.current.eventChange.run('enable', [second]))).toMatchObject({
      done: [],
      failed: [{ id: second, error: { kind: 'network' } }],
    });
  },
);

test.each([[[]], [['bulk' as const]]])(
  'items whose deletion was undone although there is no response are found, without the capabilities %j',
  async (missing) => {
    const fake = new FakeApi();
    fake.removeCapabilities(...missing);
    const { result, report } = render(fake);
    await waitFor(() => expect(result.current.events.data).toBeDefined());
    const [first = '', second = ''] = idsOf(fake);
    await act(() => result.current.eventChange.run('delete', [first, second]));
    fake.fail('POST /v1/bin', 'lost', 1);
    const [back] = await act(() => result.current.restore([{ id: first, kind: 'event' }], true));
    expect(back).toMatchObject({ isDone: true, response: { _id: first, notes: [], exact: true } });
    await waitFor(() => expect(result.current.events.data?.docs.some(({ _id }) => _id === first)).toBe(true));
    expect(report).not.toHaveBeenCalled();
    fake.fail('POST /v1/bin', 'dropped', 1);
    const [lost] = await act(() => result.current.restore([{ id: second, kind: 'event' }], true));
    expect(lost).toMatchObject({ isDone: false, error: { kind: 'network' } });
    expect(report).toHaveBeenCalledTimes(1);
  },
);

test('items that have no result in a response count as changed only if they are', async () => {
  const fake = new FakeApi();
  const { result, report } = render(fake);
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  const [first = '', gone = '', kept = ''] = idsOf(fake);
  await act(() => result.current.eventChange.run('delete', [gone]));
  fake.fail('POST /v1/event/bulk', { response: { results: [{ _id: 'other', status: 200 }] } }, 1);
  expect(await act(() => result.current.eventChange.run('delete', [first, gone, kept]))).toMatchObject({
    done: [gone],
    failed: [
      { id: first, error: { kind: 'malformed' } },
      { id: kept, error: { kind: 'malformed' } },
    ],
  });
  fake.fail('POST /v1/bin', { response: { results: [] } }, 1);
  const [outcome] = await act(() => result.current.restore([{ id: gone, kind: 'event' }], true));
  expect(outcome).toMatchObject({ isDone: false, error: { kind: 'malformed' } });
  expect(report).toHaveBeenCalledTimes(1);
});

test('a service that is busy is asked once what it has changed', async () => {
  const fake = new FakeApi();
  const { result } = render(fake);
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  const [ids, before] = [idsOf(fake).slice(0, 5), fake.count('GET /v1/event')];
  fake.fail('POST /v1/event/bulk', { status: 503 });
  fake.fail('GET /v1/event', { status: 503 });
  await act(() => result.current.eventChange.run('enable', ids));
  // The other one loads the list again.
  expect(fake.count('GET /v1/event') - before).toBe(2);
});

test('what a lost connection may have changed is loaded once it is back', async () => {
  const fake = new FakeApi();
  const { result, client } = render(fake);
  await client.capabilities.load();
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  const [id = ''] = idsOf(fake);
  const has = () => result.current.events.data?.docs.some(({ _id }) => _id === id);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  async function loseConnection(change: () => Promise<unknown>) {
    isOnline.mockReturnValue(false);
    fake.fail('POST', 'lost', 1);
    fake.fail('GET', 'dropped');
    await act(change);
    fake.heal();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  }
  await loseConnection(() => result.current.eventChange.run('delete', [id]));
  await waitFor(() => expect(has()).toBe(false));
  await loseConnection(() => result.current.restore([{ id, kind: 'event' }], true));
  await waitFor(() => expect(has()).toBe(true));
});
