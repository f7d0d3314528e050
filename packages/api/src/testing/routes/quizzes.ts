import { clampAfterDeletion, quizConfigOf } from '@cpd/domain/quizConfig';
import * as endpoints from '../../quizzes/contract.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeContext, route } from '../FakeRoute.ts';
import { putIntoBin } from './bin.ts';
import { questionCount } from './courses.ts';

export const quizRoutes = [
  route(endpoints.listQuestions, ({ id, context: { data } }) => data.questions[findById(data.courses, id)._id] ?? []),
  route(endpoints.addQuestion, ({ body: { course, id: requestedId, copyOf, ...content }, context }) => {
    const id = requestedId ?? context.newId();
    const question = { _id: id, ...content };
    const created = JSON.stringify({ course, ...question });
    const earlier = context.data.createdQuestions.get(id);
    if (earlier !== undefined) {
      const isStored = Object.values(context.data.questions).some((list) => list.some(({ _id }) => _id === id));
      if (!isStored)
        throw new FakeHttpError(
          410,
          'This question was created before, and has been deleted since.',
          'QUESTION_DELETED',
        );
      if (earlier !== created) throw new FakeHttpError(409, 'Another question has this id.', 'QUESTION_DIFFERS');
      return question;
    }
    context.data.createdQuestions.set(id, created);
    const questions = context.data.questions[course] ?? [];
    const place = copyOf === undefined ? questions.length : questions.findIndex(({ _id }) => _id === copyOf) + 1;
    keep(context, course, questions.toSpliced(place, 0, question));
    return question;
  }),
  route(
    endpoints.saveQuestion,
    ({ body: { quiz, course, ...content }, context: { data } }) =>
      Object.assign(findById(data.questions[course] ?? [], quiz), content),
    ({ body, context }) => context.data.questions[body.course] ?? [],
  ),
  route(
    endpoints.deleteQuestion,
    ({ id, context }) => {
      const [course, questions] = quizWith(context, id);
      const question = findById(questions, id);
      const numbers = quizConfigOf(findById(context.data.courses, course));
      keep(
        context,
        course,
        questions.filter((other) => other !== question),
      );
      putIntoBin(context, 'question', question, { course, undo: { index: questions.indexOf(question), numbers } });
      return { _id: id };
    },
    ({ id, context }) => quizWith(context, id)[1],
  ),
];

/** The quiz that has a question, with the id of its course. */
function quizWith({ data }: FakeContext, id: string) {
  return Object.entries(data.questions).find(([, list]) => list.some(({ _id }) => _id === id)) ?? ['', []];
}

function keep(context: FakeContext, courseId: string, questions: endpoints.Question[]): void {
  const course = findById(context.data.courses, courseId);
  context.data.questions[courseId] = questions;
  course.questionCount = questionCount(context, courseId);
  Object.assign(course, clampAfterDeletion(course, course.questionCount));
}
