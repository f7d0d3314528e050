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
import { listCertificates } from '@cpd/api/issuedCertificates/contract';
import { listQuestions } from '@cpd/api/quizzes/contract';
import { listUsers, readUser } from '@cpd/api/users/contract';
import { destinationAfterSignIn, loginPathFor } from '@cpd/domain/signInRedirect';
import { Code } from '@cpd/ui/Code';
import { ErrorView } from '@cpd/ui/ErrorBoundary';
import { sectionOf } from '@cpd/ui/Host';
import { CertificateIcon, CourseIcon, EventIcon, FeedIcon, QuizIcon, SettingIcon, UserIcon } from '@cpd/ui/Icon';
import { sentence } from '@cpd/ui/language';
import type { ComponentType } from 'react';
import {
  type DOMRouterOpts,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import {
  certificateGroupListInput,
  certificateListInput,
  eventListInput,
  feedListInput,
  userListInput,
} from './listInputs.ts';
import {
  ACTIVITY_SECTION,
  ADMINISTRATORS_SECTION,
  HOME_PATH,
  LOGIN_PATH,
  OVERVIEW_PATH,
  SIGN_IN_PATHS,
} from './paths.ts';
import { type Services, servicesContext } from './services.ts';
import { Root } from './shell/Root.tsx';
import { type RouteHandle, visitOf } from './shell/routeHandle.ts';

/**
 * The route table: every page of the app, for one router: React Router changes the objects once their code has loaded. The navigation and
 * the palette list the screens in this order.
 */
export function routes(): RouteObject[] {
  const login = new Code(() => import('./login/LoginPage.tsx'));
  const welcome = new Code(() => import('./welcome/WelcomePage.tsx'));
  const layout = new Code(() => import('./shell/frame/SignedInLayout.tsx'));
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorView,
      // Nothing is rendered before the router is initialised.
      HydrateFallback: () => null,
      children: [
        {
          path: LOGIN_PATH,
          handle: { title: sentence('Sign in'), code: login } satisfies RouteHandle,
          loader: redirectIfSignedIn,
          lazy: componentOf(login, (code) => code.LoginPage),
        },
        {
          path: '/welcome',
          handle: { title: sentence('Choose a password'), code: welcome } satisfies RouteHandle,
          lazy: componentOf(welcome, (code) => code.WelcomePage),
        },
        {
          middleware: [requireSession],
          loader: loadCapabilities,
          handle: { code: layout } satisfies Partial<RouteHandle>,
          lazy: componentOf(layout, (code) => code.SignedInLayout),
          children: [{ ErrorBoundary: ErrorView, children: screens() }],
        },
      ],
    },
  ];
}

function screens(): RouteObject[] {
  const lists = new Code(() => import('./listPages.ts'));
  const forms = new Code(() => import('./editPages.ts'));
  const people = new Code(() => import('./peoplePages.ts'));
  return [
    {
      path: '/',
      handle: { code: lists } satisfies Partial<RouteHandle>,
      loader: () => redirect(HOME_PATH),
      element: null,
    },
    screen({
      path: HOME_PATH,
      title: sentence('User'),
      navigation: { label: sentence('User'), icon: UserIcon, key: 'u' },
      code: lists,
      page: (code) => code.UserListPage,
      preload: (client, { params }) => client.prefetch(listUsers, userListInput(params)),
    }),
    screen({
      path: '/user/:id',
      title: sentence('User'),
      code: people,
      page: (code) => code.UserPage,
      preload: (client, { id }) => client.prefetch(readUser, { id }),
    }),
    screen({
      path: '/feed',
      title: sentence('Feed'),
      navigation: { label: sentence('Feed'), icon: FeedIcon, key: 'f' },
      code: new Code(() => import('./feed/FeedPage.tsx')),
      page: (code) => code.FeedPage,
      preload: (client, { params }) => client.prefetch(listFeed, feedListInput(params)),
    }),
    screen({
      path: '/certificate-group',
      title: sentence('Certification Group'),
      navigation: { label: sentence('Cert Group'), icon: CertificateIcon, key: 'r' },
      code: lists,
      page: (code) => code.CertificateGroupListPage,
      preload: (client, { params }) => client.prefetch(listCertificateGroups, certificateGroupListInput(params)),
    }),
    screen({
      path: '/certificate-group/:id',
      title: sentence('Edit certificate group'),
      code: forms,
      page: (code) => code.CertificateGroupEditPage,
      preload: (client, { id }) => client.prefetch(readCertificateGroup, { id }),
    }),
    screen({
      path: '/certificate-group/:id/issued',
      title: sentence('Issued certificates'),
      code: people,
      page: (code) => code.IssuedCertificatesPage,
      preload(client, { id, params }) {
        client.prefetch(readCertificateGroup, { id });
        client.prefetch(listCertificates, certificateListInput(id, params));
      },
    }),
    screen({
      path: '/course',
      title: sentence('Course'),
      navigation: { label: sentence('Course'), icon: CourseIcon, key: 'c' },
      code: lists,
      page: (code) => code.CourseListPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '/course/:id',
      title: sentence('Edit course'),
      code: forms,
      page: (code) => code.CourseEditPage,
      preload(client, { id }) {
        client.prefetch(readCourse, { id });
        client.prefetch(listEnabledCertificateGroups, { autoComplete: true });
      },
    }),
    screen({
      path: '/quiz',
      title: sentence('Quiz'),
      navigation: { label: sentence('Quiz'), icon: QuizIcon, key: 'q' },
      code: lists,
      page: (code) => code.QuizListPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '/quiz/:id',
      title: sentence('Edit quiz'),
      code: new Code(() => import('./quizzes/QuizEditPage.tsx')),
      page: (code) => code.QuizEditPage,
      preload(client, { id }) {
        client.prefetch(readCourse, { id });
        client.prefetch(listQuestions, { id });
      },
    }),
    screen({
      path: '/event',
      title: sentence('Event'),
      navigation: { label: sentence('Event'), icon: EventIcon, key: 'e' },
      code: lists,
      page: (code) => code.EventListPage,
      preload: (client, { params }) => client.prefetch(listEvents, eventListInput(params)),
    }),
    screen({
      path: '/event/:id',
      title: sentence('Edit event'),
      code: forms,
      page: (code) => code.EventEditPage,
      preload: (client, { id }) => client.prefetch(readEvent, { id }),
    }),
    screen({
      path: '/setting',
      title: sentence('Setting'),
      navigation: { label: sentence('Setting'), icon: SettingIcon, key: 's' },
      code: new Code(() => import('./setting/SettingPage.tsx')),
      page: (code) => code.SettingPage,
      preload(client, { search }) {
        const section = sectionOf(search);
        if (section === null) client.prefetch(listSessions, {});
        if (section === ADMINISTRATORS_SECTION || section === ACTIVITY_SECTION) client.prefetch(listAdministrators, {});
      },
    }),
    screen({
      path: OVERVIEW_PATH,
      title: sentence('Overview'),
      code: new Code(() => import('./overview/OverviewPage.tsx')),
      page: (code) => code.OverviewPage,
      preload: (client) => client.prefetch(listCourses, {}),
    }),
    screen({
      path: '*',
      title: sentence('Page Not Found.'),
      code: new Code(() => import('./shell/frame/NotFoundPage.tsx')),
      page: (code) => code.NotFoundPage,
    }),
  ];
}

interface Screen<Module> extends RouteHandle {
  readonly path: string;
  readonly code: Code<Module>;
  readonly page: (code: Module) => ComponentType;
}

/** A page inside the layout. Its data is requested while its code loads; navigation does not wait for it. */
function screen<Module>({ path, page, ...handle }: Screen<Module>): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    lazy: componentOf(handle.code, page),
    loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
      const { client } = context.get(servicesContext);
      handle.preload?.(client, visitOf(id, new URL(request.url).searchParams));
      return null;
    },
    // The page's own hooks follow its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** The component of a route, which loads with it. */
function componentOf<Module>(code: Code<Module>, select: (code: Module) => ComponentType) {
  return { Component: async () => select(await code.loadOrReload()) };
}

/** Redirects anonymous visitors to the sign-in page before a screen's code or data is requested. */
async function requireSession({ context, request }: Parameters<MiddlewareFunction>[0], next: () => unknown) {
  const { session } = context.get(servicesContext);
  await session.whenReady;
  if (!session.getSnapshot().isLoggedIn) throw redirect(loginPathFor(new URL(request.url), SIGN_IN_PATHS));
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
  if (session.getSnapshot().isLoggedIn) return redirect(destinationAfterSignIn(search, origin, SIGN_IN_PATHS));
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
