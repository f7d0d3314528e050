import { missingQuestions, type QuizQuestion } from '@cpd/domain/quiz';
import { type ScopedMutator, useSWRConfig } from 'swr';
import * as v from 'valibot';
import type { Client, RequestOptions } from '../client/createClient.ts';
import { courses } from '../courses/resource.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf } from '../http/endpoint.ts';
import { newId } from '../http/newId.ts';
import { mutation, reloadAfterMutation } from '../query/mutation.ts';
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

const unconfirmedSchema = v.record(v.string(), v.string());

/**
 * The ids of questions that were sent without a response, by content. The server may still store such a question, even
 * after a reload of the page.
 */
function unconfirmedIds({ unsavedInput }: Client, course: string) {
  const key = `quiz/${course}/unconfirmed`;
  const stored = v.safeParse(unconfirmedSchema, unsavedInput.read(key)?.values);
  const ids = new Map(stored.success ? Object.entries(stored.output) : []);
  return {
    ids,
    save: () =>
      ids.size === 0 ? unsavedInput.clear(key) : unsavedInput.save(key, { values: Object.fromEntries(ids) }),
  };
}

/**
 * Adds a question. After a lost response, the same question is sent again with the id of the first request, and is stored
 * once.
 */
async function sendQuestion(client: Client, content: QuestionContent, options?: RequestOptions): Promise<undefined> {
  if (!(await client.capabilities.has('question-ids'))) {
    return client.request(endpoints.addQuestion, content, options);
  }
  const { ids, save } = unconfirmedIds(client, content.course);
  const name = JSON.stringify(content);
  const id = ids.get(name) ?? newId();
  ids.set(name, id);
  save();
  let isAnswered = true;
  try {
    return await client.request(endpoints.addQuestion, { ...content, id }, options);
  } catch (error) {
    // A request that was rejected has stored nothing.
    isAnswered = error instanceof ApiError && error.status !== null && error.status < 500;
    throw error;
  } finally {
    if (isAnswered) ids.delete(name);
    save();
  }
}

/** Forgets the ids of questions that the quiz has, and returns the names of those that somebody has corrected since. */
function confirm(ids: Map<string, string>, course: string, listed: readonly Question[]): ReadonlySet<string> {
  const corrected = new Set<string>();
  for (const [name, id] of ids) {
    const stored = listed.find(({ _id }) => _id === id);
    if (stored === undefined) continue;
    const { question, choices } = stored;
    if (JSON.stringify({ course, question, choices }) === name) ids.delete(name);
    else corrected.add(name);
  }
  return corrected;
}

interface ImportOptions {
  /** Stops before the next question. A question that is being sent is not aborted, because it may be stored already. */
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
      const listed = await client.request(endpoints.listQuestions, { id: course }, { overlay: false });
      let stored: readonly QuizQuestion[] = listed;
      onStored(stored);
      const { ids, save } = unconfirmedIds(client, course);
      const corrected = confirm(ids, course, listed);
      save();
      for (const { question, choices } of missingQuestions(questions, stored)) {
        if (signal.aborted) throw new ApiError('aborted');
        const content = { course, question, choices: [...choices] };
        if (corrected.has(JSON.stringify(content))) continue;
        await sendQuestion(client, content, { overlay: false });
        stored = [...stored, { question, choices }];
        onStored(stored);
      }
      const rest = unconfirmedIds(client, course);
      for (const name of corrected) rest.ids.delete(name);
      rest.save();
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
