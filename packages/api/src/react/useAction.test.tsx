import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { courses } from '../courses/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

test('an action returns the response, and shows the overlay while it runs', async () => {
  const release = fake.pause('POST /v1/course/draft');
  const { result, overlay } = renderApi(fake, () => courses.draft.useMutation());
  let outcome: unknown;
  act(() => {
    void result.current.run({}).then((value) => {
      outcome = value;
    });
  });
  expect([result.current.isRunning, overlay]).toEqual([true, { begun: 1, ended: 0 }]);
  release();
  await waitFor(() => expect(outcome).toEqual({ isDone: true, response: 'new-1' }));
  expect([result.current.isRunning, overlay]).toEqual([false, { begun: 1, ended: 1 }]);
});

test('an action is sent once on a double press, and the second press ends silently', async () => {
  const { result, report } = renderApi(fake, () => courses.draft.useMutation());
  const outcomes = await act(() => Promise.all([result.current.run({}), result.current.run({})]));
  expect(outcomes).toMatchObject([{ isDone: true }, { isDone: false, error: { isSilent: true } }]);
  expect([fake.count('POST /v1/course/draft'), report.mock.calls.length]).toEqual([1, 0]);
});

test('an action sends a request for each of several items', async () => {
  const { result } = renderApi(fake, () => courses.remove.useMutation());
  await act(() => Promise.all([result.current.run({ id: 'course-1' }), result.current.run({ id: 'course-2' })]));
  expect(fake.count('DELETE /v1/course/')).toBe(2);
});

test('an action can be retried after a failure', async () => {
  fake.fail('POST /v1/course/draft', 'dropped', 1);
  const { result, report } = renderApi(fake, () => courses.draft.useMutation());
  await act(() => result.current.run({}));
  expect(report).toHaveBeenCalledOnce();
  expect(await act(() => result.current.run({}))).toMatchObject({ isDone: true });
});

test('an action reports a failure and never rejects', async () => {
  fake.fail('POST /v1/course/draft', { status: 409, message: 'No.', code: 'NO' });
  const { result, report } = renderApi(fake, () => courses.draft.useMutation());
  const outcome = await act(() => result.current.run({}));
  expect(outcome).toMatchObject({ isDone: false, error: { message: 'No.', code: 'NO' } });
  expect(report).toHaveBeenCalledExactlyOnceWith(!outcome.isDone && outcome.error, { isCodeShown: true });
});

test('an action releases the overlay before its failure is reported', async () => {
  fake.fail('POST /v1/course/draft', { status: 500 });
  const rendered = renderApi(fake, () => courses.draft.useMutation());
  const endedWhenReported: number[] = [];
  rendered.report.mockImplementation(() => {
    endedWhenReported.push(rendered.overlay.ended);
  });
  await act(() => rendered.result.current.run({}));
  expect(endedWhenReported).toEqual([1]);
});
