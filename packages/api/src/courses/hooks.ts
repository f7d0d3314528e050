import type { SequenceAction } from '@cpd/domain/sequence';
import { useSWRConfig } from 'swr';
import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import { withEnabled, withMoved, withoutDeleted, withSaved } from './changes.ts';
import type { Course } from './contract.ts';
import { courseKeys } from './keys.ts';
import * as requests from './requests.ts';

type Courses = readonly Course[];

/** Every course in its sequence; the page cuts its rows out (rule L1). */
export function useCourses(options: ReadingOptions = {}): Reading<Courses> {
  return useReading({ ...options, key: courseKeys.list, load: requests.listCourses });
}

/** One course as the server holds it when its form opens; null reads nothing. */
export function useCourse(id: string | null, options: ReadingOptions = {}): Reading<Course> {
  return useReading({
    ...options,
    key: id === null ? null : courseKeys.detail(id),
    load: (client, call) => requests.readCourse(client, id ?? '', call),
    isForm: true,
  });
}

/** Creates an empty course and answers its id. */
export function useDraftCourse(options: ActionOptions = {}): Action<[], string> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client) {
      const id = await requests.draftCourse(client);
      void mutate(courseKeys.list);
      return id;
    },
  });
}

/** Saves a course's form; the cached list follows. */
export function useSaveCourse(options: ActionOptions = {}): Action<[requests.CourseChange], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, change) {
      await requests.saveCourse(client, change);
      await mutate<Courses>(courseKeys.list, (courses) => courses && withSaved(courses, change), { revalidate: false });
    },
  });
}

/** Enables a course; the list shows it at once. */
export function useEnableCourse(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.enableCourse(client, id);
      await mutate<Courses>(courseKeys.list, (courses) => courses && withEnabled(courses, id), { revalidate: false });
    },
  });
}

/** Deletes a course; the list shows it at once and is loaded again for the sequence of the others. */
export function useDeleteCourse(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.deleteCourse(client, id);
      await mutate<Courses>(courseKeys.list, (courses) => courses && withoutDeleted(courses, id));
    },
  });
}

/** Moves a course one place; the list shows it at once, is put back if the call fails, and is loaded again (rule A9). */
export function useMoveCourse(options: ActionOptions = {}): Action<[id: string, action: SequenceAction], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id, action) {
      await mutate<Courses | undefined, void>(courseKeys.list, requests.moveCourse(client, id, action), {
        optimisticData: (courses) => courses && withMoved(courses, id, action),
        populateCache: false,
        rollbackOnError: true,
      });
    },
  });
}

/** Saves a quiz's config card. */
export function useSaveQuizCondition(options: ActionOptions = {}): Action<[requests.QuizCondition], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, condition) {
      await requests.saveQuizCondition(client, condition);
      await mutate(courseKeys.detail(condition.course));
    },
  });
}
