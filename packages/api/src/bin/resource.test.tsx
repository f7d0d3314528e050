import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courses } from '../courses/resource.ts';
import { type CpdEvent, events } from '../events/resource.ts';
import { quizzes } from '../quizzes/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { binItemFixture } from './fixtures.ts';
import { type BinItem, bin } from './resource.ts';

/** The lists of one kind of item and of its deleted ones, with what can be done to them. */
function render(fake: FakeApi) {
  return renderApi(fake, () => ({
    courses: courses.list.useQuery({}),
    quiz: quizzes.list.useQuery({ id: 'course-1' }),
    deleted: bin.list.useQuery({ kind: 'course' }),
    questions: bin.list.useQuery({ kind: 'question', course: 'course-1' }),
    summary: bin.summary.useQuery({}),
    removeCourse: courses.remove.useMutation(),
    removeQuestion: quizzes.remove.useMutation(),
    restore: bin.restore.useMutation(),
    remove: bin.remove.useMutation(),
  }));
}

const ids = (items: readonly BinItem[] | undefined) => items?.map(({ _id }) => _id);

test('a deleted item is in the bin, and once it is restored in its list again', async () => {
  const { result } = render(new FakeApi({ sizes: { courses: 3 } }));
  await waitFor(() => expect(result.current.courses.data).toHaveLength(3));
  await act(() => result.current.removeCourse.run({ id: 'course-1' }));
  await waitFor(() => expect(ids(result.current.deleted.data?.docs)).toEqual(['course-1']));
  expect(result.current.summary.data).toMatchObject({ days: 30, counts: { course: 1 } });
  const restored = await act(() => result.current.restore.run({ id: 'course-1', kind: 'course' }));
  expect(restored).toMatchObject({ response: { _id: 'course-1', notes: [] } });
  await waitFor(() => expect(result.current.courses.data?.at(-1)).toMatchObject({ _id: 'course-1', isEnable: false }));
  await waitFor(() => expect(result.current.deleted.data).toMatchObject({ docs: [], total: 0 }));
  await waitFor(() => expect(result.current.summary.data?.counts.course).toBe(0));
});

test('a deleted question is restored at the end of its quiz', async () => {
  const { result } = render(new FakeApi({ sizes: { courses: 1 } }));
  await waitFor(() => expect(result.current.quiz.data).toHaveLength(6));
  const id = 'course-1-question-1';
  await act(() => result.current.removeQuestion.run({ id }));
  await waitFor(() => expect(ids(result.current.questions.data?.docs)).toEqual([id]));
  await act(() => result.current.restore.run({ id, kind: 'question' }));
  await waitFor(() => expect(result.current.quiz.data?.at(-1)?._id).toBe(id));
});

test('an undone deletion brings a course back to its place, enabled as before', async () => {
  const fake = new FakeApi({ sizes: { courses: 3 } });
  Object.assign(fake.data.courses[1] ?? {}, { isEnable: true });
  const { result } = render(fake);
  await waitFor(() => expect(result.current.courses.data).toHaveLength(3));
  const before = result.current.courses.data;
  await act(() => result.current.removeCourse.run({ id: 'course-2' }));
  const undone = await act(() => result.current.restore.run({ id: 'course-2', kind: 'course', exact: true }));
  expect(undone).toMatchObject({ response: { notes: [], exact: true } });
  await waitFor(() => expect(result.current.courses.data).toEqual(before));
});

test.each([
  [100, true],
  [101, false],
])('of %i deleted items, one that is not there any more was restored without a response: %s', async (count, isDone) => {
  const fake = new FakeApi({ sizes: { events: 1 } });
  const { result } = render(fake);
  await waitFor(() => expect(result.current.summary.data).toBeDefined());
  const [item] = fake.data.events.splice(0);
  fake.data.bin = Array.from({ length: count + 1 }, (_, index) => ({
    listed: binItemFixture({ _id: `event-${count + 1 - index}`, kind: 'event' }),
    item: { ...item, _id: `event-${count + 1 - index}` } as CpdEvent,
  }));
  fake.fail('POST /v1/bin', 'lost', 1);
  const outcome = await act(() => result.current.restore.run({ id: 'event-1', kind: 'event' }));
  expect(outcome).toMatchObject(isDone ? { isDone, response: { _id: 'event-1', exact: false } } : { isDone });
  expect(fake.data.events.map(({ _id }) => _id)).toEqual(['event-1']);
});

test('a server without a bin gets no request for it', async () => {
  const fake = new FakeApi();
  fake.removeCapabilities('bin');
  const { result, report } = renderApi(fake, () => ({
    events: events.list.useQuery({ page: 1 }),
    deleted: bin.list.useQuery({ kind: 'event' }),
    summary: bin.summary.useQuery({}),
  }));
  await waitFor(() => expect(result.current.events.data).toBeDefined());
  await act(() => fake.settled());
  expect([result.current.deleted.data, result.current.summary.data]).toEqual([undefined, undefined]);
  expect([fake.count('GET /v1/bin'), report.mock.calls]).toEqual([0, []]);
});
