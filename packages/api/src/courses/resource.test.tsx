import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { courses } from './resource.ts';

let fake: FakeApi;
const LIST = 'GET /v1/course';

beforeEach(() => {
  fake = new FakeApi({ sizes: { courses: 5 } });
});

/** The course list with everything that can be done to it, loaded. */
async function renderList() {
  const rendered = renderApi(fake, () => ({
    list: courses.list.useQuery({}),
    draft: courses.draft.useMutation(),
    enable: courses.enable.useMutation(),
    remove: courses.remove.useMutation(),
    move: courses.move.useMutation(),
    moveTo: courses.moveTo.useMutation(),
    save: courses.save.useMutation(),
  }));
  await waitFor(() => expect(rendered.result.current.list.data).toHaveLength(5));
  const rows = () => rendered.result.current.list.data?.map(({ _id, sequence }) => `${sequence} ${_id}`);
  return { ...rendered, rows };
}

test('the course list is sorted by sequence, in any order of the response', async () => {
  fake.data.courses.reverse();
  const { rows } = await renderList();
  expect(rows()).toEqual(['1 course-1', '2 course-2', '3 course-3', '4 course-4', '5 course-5']);
});

test('the course list has a new draft after New', async () => {
  const { result } = await renderList();
  await act(() => result.current.draft.run({}));
  await waitFor(() => expect(result.current.list.data?.at(-1)).toMatchObject({ _id: 'new-1', title: null }));
});

test('the course list shows an enabled course without being loaded again', async () => {
  Object.assign(fake.data.courses[0] ?? {}, { isEnable: false });
  const { result } = await renderList();
  await act(() => result.current.enable.run({ id: 'course-1' }));
  expect([result.current.list.data?.[0]?.isEnable, fake.count(LIST)]).toEqual([true, 1]);
});

test('the course list is unchanged when enabling is rejected', async () => {
  const { result, report } = await renderList();
  await act(() => result.current.enable.run({ id: 'course-4' }));
  expect(result.current.list.data?.[3]?.isEnable).toBe(false);
  expect(report.mock.calls[0]?.[0]).toMatchObject({ status: 409, code: 'COURSE_NOT_READY' });
});

test('the course list closes the gap in its sequence after a deletion', async () => {
  const { result, rows } = await renderList();
  await act(() => result.current.remove.run({ id: 'course-2' }));
  expect(rows()).toEqual(['1 course-1', '2 course-3', '3 course-4', '4 course-5']);
});

test('the course list shows a move optimistically, and is revalidated after it', async () => {
  const { result, rows } = await renderList();
  const release = fake.pause('PATCH /v1/course/sequence');
  let moved: Promise<unknown> = Promise.resolve();
  act(() => {
    moved = result.current.move.run({ course: 'course-3', action: 1 });
  });
  await waitFor(() => expect(rows()).toEqual(['1 course-1', '2 course-3', '3 course-2', '4 course-4', '5 course-5']));
  expect(fake.count(LIST)).toBe(1);
  release();
  await act(() => moved);
  expect([rows()?.[1], fake.count(LIST)]).toEqual(['2 course-3', 2]);
});

test.each([
  [1, ['1 course-4', '2 course-1', '3 course-2', '4 course-3', '5 course-5']],
  [99, ['1 course-1', '2 course-2', '3 course-3', '4 course-5', '5 course-4']],
])('the course list shows a move to place %i optimistically, as the server has it', async (place, expected) => {
  const { result, rows } = await renderList();
  const release = fake.pause('PATCH /v1/course/place');
  let moved: Promise<unknown> = Promise.resolve();
  act(() => {
    moved = result.current.moveTo.run({ course: 'course-4', place });
  });
  await waitFor(() => expect(rows()).toEqual(expected));
  expect(fake.count(LIST)).toBe(1);
  release();
  await act(() => moved);
  expect([rows(), fake.count(LIST)]).toEqual([expected, 2]);
});

test('the course list is put back when a move fails', async () => {
  fake.fail('PATCH /v1/course/sequence', 'dropped');
  const { result, rows, report } = await renderList();
  await act(() => result.current.move.run({ course: 'course-3', action: -1 }));
  expect(rows()).toEqual(['1 course-1', '2 course-2', '3 course-3', '4 course-4', '5 course-5']);
  expect(report).toHaveBeenCalledOnce();
});

test('the course list shows what a form has saved without being loaded again', async () => {
  const { result } = await renderList();
  const change = { id: 'course-4', title: 'First aid', cover: 'image-2', file: null, certificateGroup: 'group-1' };
  await act(() => result.current.save.run(change));
  expect(result.current.list.data?.[3]).toMatchObject({
    title: 'First aid',
    cover: { _id: 'image-2' },
    file: null,
    certificateGroup: { _id: 'group-1' },
    sequence: 4,
  });
  expect(fake.count(LIST)).toBe(1);
});

test('a course shows what the server made of its quiz conditions', async () => {
  const { result } = renderApi(fake, () => ({
    course: courses.detail.useQuery({ id: 'course-1' }),
    save: courses.saveQuizCondition.useMutation(),
  }));
  await waitFor(() => expect(result.current.course.data?.quizLimit).toBe(5));
  await act(() => result.current.save.run({ course: 'course-1', quizLimit: 99, passCondition: 2 }));
  expect(result.current.course.data).toMatchObject({ quizLimit: 6, passCondition: 2 });
});

test('a course that does not exist is an error', async () => {
  const { result } = renderApi(fake, () => courses.detail.useQuery({ id: 'nowhere' }));
  await waitFor(() => expect(result.current.error?.status).toBe(404));
});

test('the courses in the palette are in their sequence, and their failure is not reported', async () => {
  fake.data.courses.reverse();
  const { result, report } = renderApi(fake, () => courses.list.useQuery({}, { isReported: false }));
  await waitFor(() => expect(result.current.data?.[0]?._id).toBe('course-1'));
  fake.fail(LIST, { status: 500 });
  await act(async () => void (await result.current.reload().catch(() => undefined)));
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(report).not.toHaveBeenCalled();
});
