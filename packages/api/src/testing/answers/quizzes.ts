import { clampAfterDeletion } from '@cpd/domain/quiz';
import * as calls from '../../quizzes/contract.ts';
import { type FakeWorld, route } from '../FakeRoute.ts';
import { found } from '../Refusal.ts';
import { questionCount } from './courses.ts';

/** Answers the calls about quizzes. */
export const quizRoutes = [
  route(calls.listQuestions, ({ id, world: { data } }) => data.questions[found(data.courses, id)._id] ?? []),
  route(calls.addQuestion, ({ body: { course, ...content }, world }) => {
    const question = { _id: world.newId(), ...content };
    keep(world, course, [...(world.data.questions[course] ?? []), question]);
    return question;
  }),
  route(
    calls.saveQuestion,
    ({ body: { quiz, course, ...content }, world: { data } }) =>
      Object.assign(found(data.questions[course] ?? [], quiz), content),
    ({ body, world }) => world.data.questions[body.course] ?? [],
  ),
  route(
    calls.deleteQuestion,
    ({ id, world }) => {
      const [course, questions] = quizWith(world, id);
      const question = found(questions, id);
      keep(
        world,
        course,
        questions.filter((other) => other !== question),
      );
      return { _id: id };
    },
    ({ id, world }) => quizWith(world, id)[1],
  ),
];

/** The quiz that has a question, with the id of its course. */
function quizWith({ data }: FakeWorld, id: string) {
  return Object.entries(data.questions).find(([, list]) => list.some(({ _id }) => _id === id)) ?? ['', []];
}

function keep(world: FakeWorld, courseId: string, questions: calls.Question[]): void {
  const course = found(world.data.courses, courseId);
  world.data.questions[courseId] = questions;
  course.questionCount = questionCount(world, courseId);
  Object.assign(course, clampAfterDeletion(course, course.questionCount));
}
