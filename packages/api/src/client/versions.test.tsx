import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { courses } from '../courses/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';

const SAVE = 'PATCH /v1/course';

let fake: FakeApi;
beforeEach(() => {
  fake = new FakeApi({ sizes: { courses: 2 } });
});

/** A course's form, loaded. */
async function openCourse() {
  const rendered = renderApi(fake, () => ({
    course: courses.detail.useQuery({ id: 'course-1' }),
    save: courses.save.useMutation(),
    saveNumbers: courses.saveQuizCondition.useMutation(),
  }));
  await waitFor(() => expect(rendered.result.current.course.data).toBeDefined());
  const sent = () => fake.requests.filter(({ name }) => name === SAVE).map(({ headers }) => headers.get('If-Match'));
  return { ...rendered, sent };
}

function changeElsewhere() {
  Object.assign(fake.data.courses[0] ?? {}, { title: 'Theirs' });
}

describe('a save', () => {
  test('a save names the version that its form was opened with', async () => {
    const { result, sent } = await openCourse();
    const { etag } = result.current.course;
    expect(etag).toEqual(expect.any(String));
    const outcome = await act(() => result.current.save.run({ id: 'course-1', title: 'Mine' }, etag));
    expect([outcome.isDone, sent()]).toEqual([true, [etag]]);
  });

  test('a save of an older version is rejected without a dialog, and the course can be read again', async () => {
    const { result, report } = await openCourse();
    const { etag } = result.current.course;
    changeElsewhere();
    const outcome = await act(() => result.current.save.run({ id: 'course-1', title: 'Mine' }, etag));
    expect(outcome).toMatchObject({ isDone: false, error: { status: 412, code: 'CHANGED_ELSEWHERE' } });
    expect(report).not.toHaveBeenCalled();
    const theirs = await act(() => result.current.course.reload());
    expect(theirs).toMatchObject({ value: { title: 'Theirs' } });
    expect(theirs?.etag).not.toBe(etag);
    expect(result.current.course).toMatchObject({ data: { title: 'Theirs' }, etag: theirs?.etag });
  });

  test('a save sends no version to a server without ETags', async () => {
    fake.namesVersions = false;
    const { result, sent } = await openCourse();
    changeElsewhere();
    const { etag } = result.current.course;
    const outcome = await act(() => result.current.save.run({ id: 'course-1', title: 'Mine' }, etag));
    expect([etag, outcome.isDone, sent()]).toEqual([null, true, [null]]);
  });

  test('a save that leaves the form open is followed by the new version', async () => {
    const { result } = await openCourse();
    const save = (quizLimit: number) =>
      act(() =>
        result.current.saveNumbers.run({ course: 'course-1', quizLimit, passCondition: 1 }, result.current.course.etag),
      );
    expect((await save(4)).isDone).toBe(true);
    expect((await save(3)).isDone).toBe(true);
  });
});

describe('what a form edits', () => {
  test('what a form edits is reloaded when the window regains the focus', async () => {
    const { result } = await openCourse();
    changeElsewhere();
    act(() => void window.dispatchEvent(Object.assign(new Event('focus'), { valueOf: () => 0 })));
    await waitFor(() => expect(result.current.course.data?.title).toBe('Theirs'));
  });

  test('what a form edits stays as it is, without a dialog, when the reload fails', async () => {
    const { result, report } = await openCourse();
    fake.fail('GET /v1/course/course-1', 'dropped');
    act(() => void window.dispatchEvent(Object.assign(new Event('focus'), { valueOf: () => 0 })));
    await waitFor(() => expect(fake.count('GET /v1/course/course-1')).toBe(2));
    await act(() => fake.settled());
    expect(result.current.course.data?.title).toBe('Anatomy basics');
    expect(report).not.toHaveBeenCalled();
  });
});
