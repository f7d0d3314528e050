import type { SessionStore } from '@cpd/api/session';
import type { Services } from '@cpd/app/createServices';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
} from 'react-router';
import { AppError } from '../kit/AppError.tsx';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { loginRoute } from '../login/routes.ts';
import { welcomeRoute } from '../welcome/routes.ts';
import { redirectFor } from './guards.ts';
import { screenAt, screens, tabTitle } from './routes.ts';
import { screenRoute } from './screenRoute.ts';

/** Leads visitors to where they may be, before anything of a page is loaded. */
function guard(session: SessionStore): MiddlewareFunction {
  return async ({ request }, next) => {
    await session.whenReady;
    const elsewhere = redirectFor(session.getSnapshot().isLoggedIn, new URL(request.url));
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };
}

/** Names the browser's tab after the screen of the address. */
function Titled() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = tabTitle(screenAt(pathname).title);
  }, [pathname]);
  return <Outlet />;
}

/** All addresses of the app; `pages` are what stands in the frame. */
export function appRoutes({ session, client }: Services, pages: readonly ScreenRoute[] = screens): RouteObject[] {
  return [
    {
      middleware: [guard(session)],
      // Without a loader the middleware would not run when only the session has changed.
      loader: () => null,
      // A change of the query alone, such as paging, leads nobody elsewhere.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
      Component: Titled,
      HydrateFallback: () => null,
      ErrorBoundary: AppError,
      children: [
        ...[loginRoute, welcomeRoute].map(({ path, page }) => ({ path, lazy: { Component: page } })),
        {
          lazy: { Component: async () => (await import('./frame/SignedInLayout.tsx')).SignedInLayout },
          // In parallel with the first screen, which does not wait for it.
          loader: () => {
            void client.capabilities.load();
            return null;
          },
          children: [{ ErrorBoundary: AppError, children: pages.map((screen) => screenRoute(screen, client)) }],
        },
      ],
    },
  ];
}

/** The app's router; it looks again at where the visitor may be whenever somebody signs in or out in any tab. */
export function createRouter(services: Services, create: typeof createBrowserRouter = createBrowserRouter) {
  const router = create(appRoutes(services));
  services.session.onNewPeriod(() => void router.revalidate());
  return router;
}
