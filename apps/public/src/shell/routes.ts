import { matchPath } from 'react-router';
import type { PageRoute } from '../kit/PageRoute.ts';
import { USER_DELETION_PATH } from '../kit/paths.ts';
import { termsRoute } from '../terms/routes.ts';

const notFoundRoute: PageRoute = {
  path: '*',
  title: 'Page Not Found.',
  page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

/** Every page; the last one stands at each address that no other has. */
const routes: readonly PageRoute[] = [
  {
    path: '/public/review/:id',
    title: 'Content review',
    page: async () => (await import('../review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: '/public/certificate/:id',
    title: 'Certificate',
    page: async () => (await import('../certificate/CertificatePage.tsx')).CertificatePage,
  },
  termsRoute,
  {
    path: USER_DELETION_PATH,
    title: 'Delete your account',
    page: async () => (await import('../userDeletion/FirebaseUserDeletionPage.tsx')).FirebaseUserDeletionPage,
    isBlankAtFirst: true,
  },
  notFoundRoute,
];

/** The page that an address shows, and the id in it; broken escapes lead nowhere. */
export function visitOf(pathname: string): { route: PageRoute; id: string } {
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
  try {
    return { route, id: decodeURIComponent(matchPath(route.path, pathname)?.params.id ?? '') };
  } catch {
    return { route: notFoundRoute, id: '' };
  }
}
