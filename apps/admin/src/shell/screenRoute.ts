import type { Client } from '@cpd/api/client';
import type { RouteObject } from 'react-router';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

/** The router's own entry for a screen: page and data are asked for at once, and the data is not waited for. */
export function screenRoute({ path, page, read }: ScreenRoute, client: Client): RouteObject {
  return {
    path,
    lazy: { Component: page },
    async loader({ params: { id = '' }, request }) {
      read?.(client, { id, search: new URL(request.url).searchParams });
      // A form begins with its draft, which may have to be read from storage first.
      if (id !== '' || !client.formDrafts.isRestored) await client.formDrafts.restore();
      return null;
    },
    // The page's own hooks follow its query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
