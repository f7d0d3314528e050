import { useSWRConfig } from 'swr';
import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import { courseKeys } from '../courses/keys.ts';
import type { Question } from './contract.ts';
import { quizKeys } from './keys.ts';
import * as requests from './requests.ts';

type Questions = readonly Question[];

/** A course's questions; null reads nothing. */
export function useQuestions(courseId: string | null, options: ReadingOptions = {}): Reading<Questions> {
  return useReading<Questions>({
    ...options,
    key: courseId === null ? null : quizKeys.list(courseId),
    load: (client, call) => requests.listQuestions(client, courseId ?? '', call),
  });
}

/** Adds a question; the list is loaded again. */
export function useAddQuestion(options: ActionOptions = {}): Action<[requests.QuestionContent], void> {
  const reload = useReload();
  return useAction({
    ...options,
    async perform(client, content) {
      await requests.addQuestion(client, content);
      await reload(content.course);
    },
  });
}

/** Saves a question; the list is loaded again. */
export function useSaveQuestion(options: ActionOptions = {}): Action<[requests.QuestionChange], void> {
  const reload = useReload();
  return useAction({
    ...options,
    async perform(client, change) {
      await requests.saveQuestion(client, change);
      await reload(change.course);
    },
  });
}

/** Deletes a question; the list shows it at once and is loaded again. */
export function useDeleteQuestion(options: ActionOptions = {}): Action<[requests.QuestionName], void> {
  const { mutate } = useSWRConfig();
  const reload = useReload();
  return useAction({
    ...options,
    async perform(client, name) {
      await requests.deleteQuestion(client, name);
      const without = (questions?: Questions) => questions?.filter((question) => question._id !== name.id);
      await mutate<Questions | undefined>(quizKeys.list(name.course), without, { revalidate: false });
      await reload(name.course);
    },
  });
}

/** Loads again what a course's questions decide: their list, and what the course lacks and asks for. */
function useReload(): (course: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (course) => {
    await Promise.all([mutate(quizKeys.list(course)), mutate(courseKeys.detail(course)), mutate(courseKeys.list)]);
  };
}
