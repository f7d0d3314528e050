// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeleteCourse, useDraftCourse } from '../courses/hooks.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

afterEach(cleanup);

describe('an action', () => {
  it('answers, and holds the overlay while it runs', async () => {
    const release = fake.pause('POST /v1/course/draft');
    const { result, overlay } = renderApi(fake, () => useDraftCourse());
    let outcome: unknown;
    act(() => {
      void result.current.run().then((value) => {
        outcome = value;
      });
    });
    expect([result.current.isRunning, overlay]).toEqual([true, { begun: 1, ended: 0 }]);
    release();
    await waitFor(() => expect(outcome).toEqual({ isDone: true, answer: 'new-1' }));
    expect([result.current.isRunning, overlay]).toEqual([false, { begun: 1, ended: 1 }]);
  });

  it('goes out once on a double press, and the second press ends silently', async () => {
    const { result, report } = renderApi(fake, () => useDraftCourse());
    const outcomes = await act(() => Promise.all([result.current.run(), result.current.run()]));
    expect(outcomes).toMatchObject([{ isDone: true }, { isDone: false, error: { isSilent: true } }]);
    expect([fake.count('POST /v1/course/draft'), report.mock.calls.length]).toEqual([1, 0]);
  });

  it('goes out for each of several items', async () => {
    const { result } = renderApi(fake, () => useDeleteCourse());
    await act(() => Promise.all([result.current.run('course-1'), result.current.run('course-2')]));
    expect(fake.count('DELETE /v1/course/')).toBe(2);
  });

  it('can be tried again after it failed', async () => {
    fake.fail('POST /v1/course/draft', 'dropped', 1);
    const { result, report } = renderApi(fake, () => useDraftCourse());
    await act(() => result.current.run());
    expect(report).toHaveBeenCalledOnce();
    expect(await act(() => result.current.run())).toMatchObject({ isDone: true });
  });

  it('reports a failure and never rejects', async () => {
    fake.fail('POST /v1/course/draft', { status: 409, message: 'No.', code: 'NO' });
    const { result, report } = renderApi(fake, () => useDraftCourse());
    const outcome = await act(() => result.current.run());
    expect(outcome).toMatchObject({ isDone: false, error: { message: 'No.', code: 'NO' } });
    expect(report).toHaveBeenCalledExactlyOnceWith(!outcome.isDone && outcome.error, { isCodeShown: true });
  });

  it('leaves a failure to whoever asked for it', async () => {
    fake.fail('POST /v1/course/draft', { status: 409, message: 'No.' });
    const onError = vi.fn();
    const { result, report } = renderApi(fake, () => useDraftCourse({ onError }));
    await act(() => result.current.run());
    expect([onError.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
  });

  it('releases the overlay before its failure is reported', async () => {
    fake.fail('POST /v1/course/draft', { status: 500 });
    const rendered = renderApi(fake, () => useDraftCourse());
    const endedWhenReported: number[] = [];
    rendered.report.mockImplementation(() => {
      endedWhenReported.push(rendered.overlay.ended);
    });
    await act(() => rendered.result.current.run());
    expect(endedWhenReported).toEqual([1]);
  });
});
