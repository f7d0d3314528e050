import { missingQuestions } from '@cpd/domain/questionFormats';
import type { QuizQuestion } from '@cpd/domain/quiz';
import { useSWRConfig } from 'swr';
import { courses } from '../courses/resource.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf } from '../http/endpoint.ts';
import { mutation, reloadAfterMutation } from '../query/mutation.ts';
import { without } from '../query/Page.ts';
import { QueryCache } from '../query/QueryCache.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

export type { Choice, Question } from './contract.ts';

/** The content of a question to save. Exactly one of its four choices is correct. */
export type QuestionContent = InputOf<typeof endpoints.addQuestion>;

const list = query(endpoints.listQuestions, { isForm: true });

export const quizzes = {
  list,
  add: mutation(endpoints.addQuestion, { onSuccess: reloadQuiz }),
  save: mutation(endpoints.saveQuestion, { onSuccess: reloadQuiz }),
  remove: mutation(endpoints.deleteQuestion, {
    async onSuccess(cache, { id }) {
      await cache.update(list, (questions) => without(questions, id));
      await reloadQuiz(cache);
    },
  }),
};

/** Revalidates the data that depends on a course's questions: their list and the course. */
async function reloadQuiz(cache: QueryCache): Promise<void> {
  await Promise.all([cache.reload(list), cache.reload(courses.detail), cache.reload(courses.list)]);
}

interface ImportOptions {
  /** Stops before the next question. A question that is being sent is not aborted, because it may be stored already. */
  readonly signal: AbortSignal;
  /** Receives the quiz's questions: first those that it has, then with each added one. */
  readonly onStored: (stored: readonly QuizQuestion[]) => void;
}

/**
 * Adds questions to a course's quiz one by one, and returns all that the quiz has then. It reads the quiz first and leaves
 * out what it has, so an import that was interrupted at any point can be repeated (rule Q2). It shows no loading overlay,
 * which would block Stop. Reload the quiz once it has ended.
 */
export function useQuestionImport(): Action<
  [course: string, questions: readonly QuizQuestion[], options: ImportOptions],
  readonly QuizQuestion[]
> {
  return useAction({
    dedupe: 'all',
    async perform(client, course, questions, { signal, onStored }) {
      let stored: readonly QuizQuestion[] = await client.request(
        endpoints.listQuestions,
        { id: course },
        { overlay: false },
      );
      onStored(stored);
      for (const { question, choices } of missingQuestions(questions, stored)) {
        if (signal.aborted) throw new ApiError('aborted');
        await client.request(endpoints.addQuestion, { course, question, choices: [...choices] }, { overlay: false });
        stored = [...stored, { question, choices }];
        onStored(stored);
      }
      return stored;
    },
  });
}

/** Returns a function that loads again what an import may have changed. */
export function useReloadQuiz(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    const cache = new QueryCache(mutate);
    reloadAfterMutation(cache);
    await reloadQuiz(cache);
  };
}
