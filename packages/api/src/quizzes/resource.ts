import { courses } from '../courses/resource.ts';
import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { without } from '../query/Page.ts';
import type { QueryCache } from '../query/QueryCache.ts';
import { query } from '../query/query.ts';
import * as calls from './contract.ts';

export type { Choice, Question } from './contract.ts';

/** A question as its dialog sends it; exactly one of its four choices is correct. */
export type QuestionContent = InputOf<typeof calls.addQuestion>;

const list = query(calls.listQuestions, { isForm: true });

export const quizzes = {
  list,
  add: mutation(calls.addQuestion, { onSuccess: reloadQuiz }),
  save: mutation(calls.saveQuestion, { onSuccess: reloadQuiz }),
  remove: mutation(calls.deleteQuestion, {
    async onSuccess(cache, { id }) {
      await cache.update(list, (questions) => without(questions, id));
      await reloadQuiz(cache);
    },
  }),
};

/** Loads again what a course's questions decide: their list, and what the course lacks and asks for. */
async function reloadQuiz(cache: QueryCache): Promise<void> {
  await Promise.all([cache.reload(list), cache.reload(courses.detail), cache.reload(courses.list)]);
}
