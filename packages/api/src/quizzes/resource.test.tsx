import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courses } from '../courses/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { quizzes } from './resource.ts';

const choices = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ text, isCorrect: index === 0 }));

test('the quiz of a course also revalidates the course, which depends on its questions', async () => {
  const fake = new FakeApi({ sizes: { courses: 1 } });
  const { result } = renderApi(fake, () => ({
    questions: quizzes.list.useQuery({ id: 'course-1' }),
    course: courses.detail.useQuery({ id: 'course-1' }),
    courses: courses.list.useQuery({}),
    add: quizzes.add.useMutation(),
    save: quizzes.save.useMutation(),
    remove: quizzes.remove.useMutation(),
  }));
  const counts = () => [
    result.current.questions.data?.length,
    result.current.course.data?.questionCount,
    result.current.courses.data?.[0]?.questionCount,
  ];
  await waitFor(() => expect(counts()).toEqual([6, 6, 6]));
  await act(() => result.current.add.run({ course: 'course-1', question: 'New?', choices }));
  expect([counts(), result.current.questions.data?.at(-1)?.question]).toEqual([[7, 7, 7], 'New?']);
  const added = result.current.questions.data?.at(-1)?._id ?? '';
  await act(() => result.current.save.run({ quiz: added, course: 'course-1', question: 'Newer?', choices }));
  expect(result.current.questions.data?.at(-1)?.question).toBe('Newer?');
  for (const id of [added, 'course-1-question-1', 'course-1-question-2']) {
    await act(() => result.current.remove.run({ id }));
  }
  expect([counts(), result.current.course.data?.quizLimit]).toEqual([[4, 4, 4], 4]);
});

test('the quiz of a course is kept when a deletion fails', async () => {
  const fake = new FakeApi({ sizes: { courses: 1 } });
  fake.fail('DELETE /v1/quiz', { status: 409, message: 'An enabled course keeps its last question.' });
  const { result, report } = renderApi(fake, () => ({
    questions: quizzes.list.useQuery({ id: 'course-1' }),
    remove: quizzes.remove.useMutation(),
  }));
  await waitFor(() => expect(result.current.questions.data).toHaveLength(6));
  await act(() => result.current.remove.run({ id: 'course-1-question-1' }));
  expect([result.current.questions.data?.length, report.mock.calls.length]).toEqual([6, 1]);
});
