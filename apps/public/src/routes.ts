import { type Sentence, sentence } from '@cpd/ui/language';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { TERMS_PATH, TERMS_TITLE, USER_DELETION_PATH } from './paths.ts';

interface PageRoute {
  readonly path: string;
  /** The title of the browser tab. */
  readonly title: Sentence;
  readonly page: () => Promise<ComponentType<{ id: string }>>;
}

const notFoundRoute: PageRoute = {
  path: '*',
  title: sentence('Page Not Found.'),
  page: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
};

/** The route table. Add a public page here; the last one matches every other path. */
const routes: readonly PageRoute[] = [
  {
    path: '/public/review/:id',
    title: sentence('Content review'),
    page: async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: '/public/certificate/:id',
    title: sentence('Certificate'),
    page: async () => (await import('./certificate/CertificatePage.tsx')).CertificatePage,
  },
  {
    path: TERMS_PATH,
    title: TERMS_TITLE,
    page: async () => (await import('./terms/TermsPage.tsx')).TermsPage,
  },
  {
    path: USER_DELETION_PATH,
    title: sentence('Delete your account'),
    page: async () => (await import('./userDeletion/FirebaseUserDeletionPage.tsx')).FirebaseUserDeletionPage,
  },
  notFoundRoute,
];

/** Finds the page of a path and the id in it. Returns no page for broken percent-escapes. */
export function visitOf(pathname: string): { route: PageRoute; id: string } {
  const route = routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
  try {
    return { route, id: decodeURIComponent(matchPath(route.path, pathname)?.params.id ?? '') };
  } catch {
    return { route: notFoundRoute, id: '' };
  }
}
