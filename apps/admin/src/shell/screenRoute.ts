import type { Client } from '@cpd/api/client';
import { type RouteObject, redirectDocument } from 'react-router';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

/**
 * Whether a page's code could not be prefetched. Vite asks for a style sheet once, and later gives the page without it;
 * Firefox asks for a script once, and later gives the same failure.
 */
let isCodeMissing = false;

/** Loads a page's code before it is shown. After a failure, pages begin with a new document, which asks for all of it again. */
export function prefetchPage({ page }: ScreenRoute): void {
  page().catch(() => {
    isCodeMissing = true;
  });
}

/** Stands for a page that a new document is about to show. */
const Nothing = () => null;

/** The router's own entry for a screen: page and data are asked for at once, and the data is not waited for. */
export function screenRoute({ path, page, read }: ScreenRoute, client: Client): RouteObject {
  return {
    path,
    // A failure of the code would win over the loader's new document.
    lazy: { Component: async () => (isCodeMissing ? Nothing : page()) },
    async loader({ params: { id = '' }, request }) {
      if (isCodeMissing) return redirectDocument(request.url);
      read?.(client, { id, search: new URL(request.url).searchParams });
      // A form begins with its draft, which may have to be read from storage first.
      if (id !== '' || !client.formDrafts.isRestored) await client.formDrafts.restore();
      return null;
    },
    // The page's own hooks follow its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
