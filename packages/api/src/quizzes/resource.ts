import { courses } from '../courses/resource.ts';
import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { without } from '../query/Page.ts';
import type { QueryCache } from '../query/QueryCache.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { Choice, Question } from './contract.ts';

/** A question as its dialog sends it; exactly one of its four choices is correct. */
export type QuestionContent = InputOf<typeof endpoints.addQuestion>;

const list = query(endpoints.listQuestions, { isForm: true });

export const quizzes = {
  list,
  /** Reads the questions now. `list` would return cached ones after a failure. */
  read: mutation(endpoints.listQuestions),
  add: mutation(endpoints.addQuestion, { onSuccess: reloadQuiz }),
  save: mutation(endpoints.saveQuestion, { onSuccess: reloadQuiz }),
  remove: mutation(endpoints.deleteQuestion, {
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
