import { type Client, useClient } from '@cpd/api/client';
import type { LinkComponentProps } from '@cpd/ui/Link';
import { type MouseEvent, useRef } from 'react';
import { createPath, type DataRouter, matchRoutes } from 'react-router';
import { useCurrentRouter } from '../../kit/CurrentRouter.ts';
import type { LinkState } from '../../kit/lists/useReturnPath.ts';
import { prefetchCode } from '../reloadOnceOnMissingCode.ts';
import type { RouteHandle } from '../routeHandle.ts';

/**
 * Whether code failed to load in advance. Vite then renders the page without its styles, and Firefox repeats the failure,
 * so links load a new document from then on.
 */
let hasPrefetchFailed = false;

/** A pointer that only passes over a link stays for less, in milliseconds. */
const HOVER_MS = 80;

/**
 * Sends the component library's links through the router. React Router's own link renders again with every navigation, and a
 * list has dozens of links; this one asks the router when it is clicked.
 */
export function RouterLink(props: LinkComponentProps) {
  const { href, onClick, onPointerEnter, onPointerLeave, onFocus, ...rest } = props;
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const client = useClient();
  const router = useCurrentRouter();
  // The page that is shown needs no prefetching.
  const prefetchElsewhere = () =>
    router !== null && href.split(/[?#]/)[0] !== router.state.location.pathname && prefetch(router, client, href);
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        hover.current = setTimeout(prefetchElsewhere, HOVER_MS);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(hover.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchElsewhere();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (router === null || event.defaultPrevented || hasPrefetchFailed || !isPlain(event)) return;
        event.preventDefault();
        const { location } = router.state;
        const state = { cameFrom: location.pathname + location.search } satisfies LinkState;
        void router.navigate(href, { state, replace: href === createPath(location) });
      }}
    />
  );
}

/** Other clicks open a new tab or window, or save the page: they are the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Loads a page's code when a link to it is about to be followed, and its data unless it shows a single item. */
function prefetch(router: DataRouter, client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const { route } = matchRoutes(router.routes, pathname)?.at(-1) ?? {};
  if (!route) return;
  const { loadPage, preload }: Partial<RouteHandle> = Object(route.handle);
  if (loadPage) {
    void prefetchCode(loadPage).then((isLoaded) => {
      // Offline, a new document would replace the app by the browser's own error page.
      hasPrefetchFailed ||= !isLoaded && navigator.onLine;
    });
  }
  if (!route.path?.includes(':')) preload?.(client, { id: '', search });
}
