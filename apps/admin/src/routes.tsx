import { listAdministrators } from '@cpd/api/administrators/contract';
import { listSessions } from '@cpd/api/auth/contract';
import {
  listCertificateGroups,
  listEnabledCertificateGroups,
  readCertificateGroup,
} from '@cpd/api/certificateGroups/contract';
import { listCourses, readCourse } from '@cpd/api/courses/contract';
import { listEvents, readEvent } from '@cpd/api/events/contract';
import { listFeed } from '@cpd/api/feed/contract';
import { listQuestions } from '@cpd/api/quizzes/contract';
import { listUsers } from '@cpd/api/users/contract';
import { ErrorView } from '@cpd/ui/ErrorBoundary';
import { CertificateIcon, CourseIcon, EventIcon, FeedIcon, QuizIcon, SettingIcon, UserIcon } from '@cpd/ui/Icon';
import type { ComponentType } from 'react';
import {
  type DOMRouterOpts,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { parseListParams } from './kit/lists/useListParams.ts';
import { HOME_PATH, OVERVIEW_PATH } from './kit/paths.ts';
import { destinationAfterSignIn, LOGIN_PATH, loginPathFor } from './kit/signInRedirect.ts';
import { certificateGroupListInput, eventListInput, feedListInput, userListInput } from './listInputs.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { type Services, servicesContext } from './services.ts';
import { Root } from './shell/Root.tsx';
import type { RouteHandle } from './shell/routeHandle.ts';

/**
 * The route table: every page of the app, for one router: React Router changes the objects once their code has loaded. The navigation and
 * the palette list the screens in this order.
 */
export const routes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ErrorView,
    // Nothing is rendered before the router is initialised.
    HydrateFallback: () => null,
    children: [
      { path: LOGIN_PATH, handle: { title: 'Sign in' }, loader: redirectIfSignedIn, Component: LoginPage },
      {
        path: '/welcome',
        handle: { title: 'Choose a password' },
        lazy: codeOf(async () => (await import('./welcome/WelcomePage.tsx')).WelcomePage),
      },
      {
        middleware: [requireSession],
        loader: loadCapabilities,
        lazy: codeOf(async () => (await import('./shell/frame/SignedInLayout.tsx')).SignedInLayout),
        children: [
          { path: '/', loader: () => redirect(HOME_PATH), element: null },
          { ErrorBoundary: ErrorView, children: screens() },
        ],
      },
    ],
  },
];

function screens(): RouteObject[] {
  return [
    screen({
      path: HOME_PATH,
      title: 'User',
      navigation: { label: 'User', icon: UserIcon, key: 'u' },
      page: async () => (await import('./lists.ts')).UserListPage,
      preload: (client, { search }) => client.prefetch(listUsers, userListInput(parseListParams(search))),
    }),
    screen({
      path: '/feed',
      title: 'Feed',
      navigation: { label: 'Feed', icon: FeedIcon, key: 'f' },
      page: async () => (await import('./lists.ts')).FeedPage,
      preload: (client, { search }) => client.prefetch(listFeed, feedListInput(parseListParams(search))),
    }),
    screen({
      path: '/certificate-group',
      title: 'Certification Group',
      navigation: { label: 'Cert Group', icon: CertificateIcon, key: 'r' },
      page: async () => (await import('./lists.ts')).CertificateGroupListPage,
      preload: (client, { search }) =>
        client.prefetch(listCertificateGroups, certificateGroupListInput(parseListParams(search))),
    }),
    screen({
      path: '/certificate-group/:id',
      title: 'Edit certificate group',
      page: async () => (await import('./forms.ts')).CertificateGroupEditPage,
      preload: (client, { id }) => client.prefetch(readCertificateGroup, { id }),
    }),
    screen({
      path: '/course',
      title: 'Course',
      navigation: { label: 'Course', icon: CourseIcon, key: 'c' },
      page: async () => (await import('./lists.ts')).CourseListPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '/course/:id',
      title: 'Edit course',
      page: async () => (await import('./forms.ts')).CourseEditPage,
      preload(client, { id }) {
        client.prefetch(readCourse, { id });
        client.prefetch(listEnabledCertificateGroups, { autoComplete: true });
      },
    }),
    screen({
      path: '/quiz',
      title: 'Quiz',
      navigation: { label: 'Quiz', icon: QuizIcon, key: 'q' },
      page: async () => (await import('./lists.ts')).QuizListPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '/quiz/:id',
      title: 'Edit quiz',
      page: async () => (await import('./forms.ts')).QuizEditPage,
      preload(client, { id }) {
        client.prefetch(readCourse, { id });
        client.prefetch(listQuestions, { id });
      },
    }),
    screen({
      path: '/event',
      title: 'Event',
      navigation: { label: 'Event', icon: EventIcon, key: 'e' },
      page: async () => (await import('./lists.ts')).EventListPage,
      preload: (client, { search }) => client.prefetch(listEvents, eventListInput(parseListParams(search))),
    }),
    screen({
      path: '/event/:id',
      title: 'Edit event',
      page: async () => (await import('./forms.ts')).EventEditPage,
      preload: (client, { id }) => client.prefetch(readEvent, { id }),
    }),
    screen({
      path: '/setting',
      title: 'Setting',
      navigation: { label: 'Setting', icon: SettingIcon, key: 's' },
      page: async () => (await import('./setting/SettingPage.tsx')).SettingPage,
      preload(client) {
        client.prefetch(listSessions, {});
        client.prefetch(listAdministrators, {});
      },
    }),
    screen({
      path: OVERVIEW_PATH,
      title: 'Overview',
      page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '*',
      title: 'Page Not Found.',
      page: async () => (await import('./shell/frame/NotFoundPage.tsx')).NotFoundPage,
    }),
  ];
}

interface Screen extends Omit<RouteHandle, 'loadPage'> {
  readonly path: string;
  readonly page: () => Promise<ComponentType>;
}

/** A page inside the layout. Its data is requested while its code loads; navigation does not wait for it. */
function screen({ path, page, ...handle }: Screen): RouteObject {
  return {
    path,
    handle: { ...handle, loadPage: page } satisfies RouteHandle,
    lazy: codeOf(page),
    loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
      const { client } = context.get(servicesContext);
      handle.preload?.(client, { id, search: new URL(request.url).searchParams });
      return null;
    },
    // The page's own hooks follow its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** Milliseconds until code that has not arrived counts as failed, as with requests that read data. */
const CODE_TIMEOUT_MS = 15_000;

/** The component of a route, which loads with it. If its request hangs, the error boundary replaces the loading overlay. */
function codeOf(load: () => Promise<ComponentType>) {
  return { Component: () => Promise.race([load(), codeTimeout()]) };
}

async function codeTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
  throw new Error('The code of this page has not arrived in time.');
}

/** Redirects anonymous visitors to the sign-in page before a screen's code or data is requested. */
async function requireSession({ context, request }: Parameters<MiddlewareFunction>[0], next: () => unknown) {
  const { session } = context.get(servicesContext);
  await session.whenReady;
  if (!session.getSnapshot().isLoggedIn) throw redirect(loginPathFor(new URL(request.url)));
  return next();
}

/** Runs in parallel with the first screen, which does not wait for it. */
function loadCapabilities({ context }: LoaderFunctionArgs) {
  void context.get(servicesContext).client.capabilities.load();
  return null;
}

async function redirectIfSignedIn({ context, request }: LoaderFunctionArgs) {
  const { session, client } = context.get(servicesContext);
  await session.whenReady;
  const { search, origin } = new URL(request.url);
  if (session.getSnapshot().isLoggedIn) return redirect(destinationAfterSignIn(search, origin));
  // Whether passkeys are offered.
  void client.capabilities.load();
  return null;
}

/** Provides the services to loaders. */
export function routerOptions(services: Services): DOMRouterOpts {
  return {
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  };
}
