import { clampAfterDeletion } from '@cpd/domain/quiz';
import * as calls from '../../quizzes/contract.ts';
import { findById } from '../FakeHttpError.ts';
import { type FakeContext, route } from '../FakeRoute.ts';
import { questionCount } from './courses.ts';

/** Answers the calls about quizzes. */
export const quizRoutes = [
  route(calls.listQuestions, ({ id, context: { data } }) => data.questions[findById(data.courses, id)._id] ?? []),
  route(calls.addQuestion, ({ body: { course, ...content }, context: world }) => {
    const question = { _id: world.newId(), ...content };
    keep(world, course, [...(world.data.questions[course] ?? []), question]);
    return question;
  }),
  route(
    calls.saveQuestion,
    ({ body: { quiz, course, ...content }, context: { data } }) =>
      Object.assign(findById(data.questions[course] ?? [], quiz), content),
    ({ body, context: world }) => world.data.questions[body.course] ?? [],
  ),
  route(
    calls.deleteQuestion,
    ({ id, context: world }) => {
      const [course, questions] = quizWith(world, id);
      const question = findById(questions, id);
      keep(
        world,
        course,
        questions.filter((other) => other !== question),
      );
      return { _id: id };
    },
    ({ id, context: world }) => quizWith(world, id)[1],
  ),
];

/** The quiz that has a question, with the id of its course. */
function quizWith({ data }: FakeContext, id: string) {
  return Object.entries(data.questions).find(([, list]) => list.some(({ _id }) => _id === id)) ?? ['', []];
}

function keep(world: FakeContext, courseId: string, questions: calls.Question[]): void {
  const course = findById(world.data.courses, courseId);
  world.data.questions[courseId] = questions;
  course.questionCount = questionCount(world, courseId);
  Object.assign(course, clampAfterDeletion(course, course.questionCount));
}
