import type { SessionStore } from '@cpd/api/session';
import { createBrowserRouter, type MiddlewareFunction, type RouteObject, redirect } from 'react-router';
import { AppError } from '../kit/AppError.tsx';
import { paths } from '../kit/paths.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { redirectFor } from './guards.ts';
import { screenParts, screenRoute } from './screenRoutes.tsx';
import type { Services } from './services.ts';

/** Leads visitors to where they may be, before anything of a page is loaded. */
function guard(session: SessionStore): MiddlewareFunction {
  return async ({ request }, next) => {
    await session.whenReady;
    const elsewhere = redirectFor(session.getSnapshot().isLoggedIn, new URL(request.url));
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };
}

/** All addresses of the app. */
function routes({ session, client }: Services): RouteObject[] {
  return [
    {
      middleware: [guard(session)],
      // Middleware runs for the sake of a loader, also when only the session has changed.
      loader: () => null,
      // A change of the query alone, such as paging, leads nobody elsewhere.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
      HydrateFallback: () => null,
      ErrorBoundary: AppError,
      children: [
        // The first page that anybody sees comes with the first file, so that no second request stands before it.
        { path: paths.login, Component: LoginPage },
        {
          lazy: { Component: async () => (await import('./frame/SignedInLayout.tsx')).SignedInLayout },
          children: [{ ErrorBoundary: AppError, children: screenParts.map((part) => screenRoute(part, client)) }],
        },
      ],
    },
  ];
}

/** The app's router; it looks again at where the visitor may be whenever somebody signs in or out in any tab. */
export function createRouter(services: Services, create: typeof createBrowserRouter = createBrowserRouter) {
  const router = create(routes(services));
  services.session.onNewPeriod(() => void router.revalidate());
  return router;
}
