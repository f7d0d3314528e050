import type { Client } from '@cpd/api/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../kit/paths.ts';
import type { Visit } from '../kit/Visit.ts';

/** A screen inside the shell: where it is, what shows it, and what it asks the API for. */
export interface ScreenPart {
  readonly path: string;
  /** Loads the page's code. */
  readonly load: () => Promise<ComponentType>;
  /** Loads what begins to load the page's data, while its code is on its way. */
  readonly preload?: () => Promise<{ preload: (client: Client, visit: Visit) => void }>;
}

const parts: readonly ScreenPart[] = [
  {
    path: paths.user,
    load: async () => (await import('../users/UserListPage.tsx')).UserListPage,
    preload: () => import('../users/preloadUserList.ts'),
  },
  {
    path: paths.feed,
    load: async () => (await import('../feed/FeedPage.tsx')).FeedPage,
    preload: () => import('../feed/preloadFeedPage.ts'),
  },
  {
    path: paths.certificateGroup,
    load: async () => (await import('../certificateGroups/CertificateGroupListPage.tsx')).CertificateGroupListPage,
    preload: () => import('../certificateGroups/preloadGroupList.ts'),
  },
  {
    path: `${paths.certificateGroup}/:id`,
    load: async () => (await import('../certificateGroups/CertificateGroupEditPage.tsx')).CertificateGroupEditPage,
    preload: () => import('../certificateGroups/preloadGroup.ts'),
  },
  {
    path: paths.course,
    load: async () => (await import('../courses/CourseListPage.tsx')).CourseListPage,
    preload: () => import('../courses/preloadCourseList.ts'),
  },
  {
    path: `${paths.course}/:id`,
    load: async () => (await import('../courses/CourseEditPage.tsx')).CourseEditPage,
    preload: () => import('../courses/preloadCourseForm.ts'),
  },
  {
    path: paths.quiz,
    load: async () => (await import('../quizzes/QuizListPage.tsx')).QuizListPage,
    preload: () => import('../quizzes/preloadQuizList.ts'),
  },
  {
    path: `${paths.quiz}/:id`,
    load: async () => (await import('../quizzes/QuizEditPage.tsx')).QuizEditPage,
    preload: () => import('../quizzes/preloadQuiz.ts'),
  },
  {
    path: paths.event,
    load: async () => (await import('../events/EventListPage.tsx')).EventListPage,
    preload: () => import('../events/preloadEventList.ts'),
  },
  {
    path: `${paths.event}/:id`,
    load: async () => (await import('../events/EventEditPage.tsx')).EventEditPage,
    preload: () => import('../events/preloadEvent.ts'),
  },
  { path: paths.setting, load: async () => (await import('../setting/SettingPage.tsx')).SettingPage },
  { path: '*', load: async () => (await import('./frame/NotFoundPage.tsx')).NotFoundPage },
];

/** Every screen inside the shell; each is loaded when it is first gone to. */
export const screenParts = parts.map(askedOnce);

/**
 * Asks for the code that loads the data once only. A browser that is asked again answers a task later, and a screen
 * that could be shown at once would first be said to be on its way.
 */
export function askedOnce({ preload, ...part }: ScreenPart): ScreenPart {
  let code: ReturnType<NonNullable<typeof preload>>;
  return preload ? { ...part, preload: () => (code ??= preload()) } : part;
}

/** Settles when a screen's data are on their way; what fails the page asks for itself, and reports. */
export async function preloadScreen({ preload }: ScreenPart, client: Client, visit: Visit): Promise<void> {
  try {
    (await preload?.())?.preload(client, visit);
  } catch {
    // The page's code is on its way too, and says so if it does not arrive either.
  }
}

/** The route of a screen: code and data are asked for at once, and the data is not waited for. */
export function screenRoute(part: ScreenPart, client: Client): RouteObject {
  return {
    path: part.path,
    lazy: { Component: part.load },
    async loader({ params: { id = '' }, request }) {
      await Promise.all([
        // The page would ask a second time if it were there before its data are on their way.
        preloadScreen(part, client, { id, search: new URL(request.url).searchParams }),
        // A form is to begin with what was typed into it before the page was loaded anew, or gone altogether.
        (id !== '' || !client.formDrafts.isRestored) && client.formDrafts.restore(),
      ]);
      return null;
    },
    // The page's own hooks follow its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
