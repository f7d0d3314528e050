import { missingQuestions, type QuizQuestion } from '@cpd/domain/quiz';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { wasDeleted } from '../bin/findDeleted.ts';
import type { Client, RequestOptions } from '../client/createClient.ts';
import { courses } from '../courses/resource.ts';
import type { InputOf } from '../http/endpoint.ts';
import { sendCreation, UnconfirmedIds } from '../query/creation.ts';
import { mutation, reloadAfterMutation } from '../query/mutation.ts';
import { oneByOne } from '../query/oneByOne.ts';
import { without } from '../query/Page.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import type { Question } from './contract.ts';
import * as endpoints from './contract.ts';

export type { Question } from './contract.ts';

/** The content of a question to save. Exactly one of its four choices is correct. */
export type QuestionContent = InputOf<typeof endpoints.addQuestion>;

const list = query(endpoints.listQuestions, { isForm: true });

export const quizzes = {
  list,
  add: mutation(endpoints.addQuestion, { send: sendQuestion, onSuccess: reloadQuiz }),
  save: mutation(endpoints.saveQuestion, { onSuccess: reloadQuiz }),
  remove: mutation(endpoints.deleteQuestion, {
    wasDone: (client, item) => wasDeleted(client, 'question', item),
    async onSuccess(mutate, { id }) {
      await list.update(mutate, (questions) => without(questions, id));
      await reloadQuiz(mutate);
    },
  }),
};

/** Revalidates the data that depends on a course's questions: their list and the course. */
async function reloadQuiz(mutate: ScopedMutator): Promise<void> {
  await Promise.all([list, courses.detail, courses.list].map(({ isKey }) => mutate(isKey)));
}

const unconfirmedIds = (client: Client, course: string) => new UnconfirmedIds(client, `quiz/${course}`);

/** Adds a question, once for each content where the server accepts ids. */
async function sendQuestion(client: Client, content: QuestionContent, options?: RequestOptions): Promise<undefined> {
  if (!(await client.capabilities.has('question-ids'))) {
    return client.request(endpoints.addQuestion, content, options);
  }
  return sendCreation(unconfirmedIds(client, content.course), JSON.stringify(content), (id) =>
    client.request(endpoints.addQuestion, { ...content, id }, options),
  );
}

/** Forgets the ids of questions that the quiz has, and returns the contents of those that somebody has corrected since. */
function confirm(ids: UnconfirmedIds, course: string, listed: readonly Question[]): ReadonlySet<string> {
  const corrected = new Set<string>();
  for (const [content, id] of ids.entries) {
    const stored = listed.find(({ _id }) => _id === id);
    if (stored === undefined) continue;
    const { question, choices } = stored;
    if (JSON.stringify({ course, question, choices }) === content) ids.confirm(content);
    else corrected.add(content);
  }
  return corrected;
}

interface ImportOptions {
  /** Stops before the next question. */
  readonly signal: AbortSignal;
  /** Receives the quiz's questions: first those that it has, then with each added one. */
  readonly onStored: (stored: readonly QuizQuestion[]) => void;
}

/**
 * Adds questions to a course's quiz one by one, and returns all that the quiz has then. It reads the quiz first and leaves
 * out what it has, so an import that was interrupted at any point can be repeated (rule Q2). It shows no loading overlay, which would block Stop. Reload the quiz once it has ended.
 */
export function useQuestionImport(): Action<
  [course: string, questions: readonly QuizQuestion[], options: ImportOptions],
  readonly QuizQuestion[]
> {
  return useAction({
    dedupe: 'all',
    async perform(client, course, questions, { signal, onStored }) {
      const listed = await client.request(endpoints.listQuestions, { id: course });
      let stored: readonly QuizQuestion[] = listed;
      onStored(stored);
      const ids = unconfirmedIds(client, course);
      const corrected = confirm(ids, course, listed);
      await oneByOne(missingQuestions(questions, stored), signal, async ({ question, choices }) => {
        const content = { course, question, choices: [...choices] };
        if (corrected.has(JSON.stringify(content))) return;
        await sendQuestion(client, content, { overlay: false });
        stored = [...stored, { question, choices }];
        onStored(stored);
      });
      ids.confirm(...corrected);
      return stored;
    },
  });
}

/** Returns a function that loads again what an import may have changed. */
export function useReloadQuiz(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    reloadAfterMutation(mutate);
    await reloadQuiz(mutate);
  };
}
