import { type Client, useClient } from '@cpd/api/client';
import type { LinkComponentProps } from '@cpd/ui/Link';
import { type DataRouter, matchRoutes, useHref, useLinkClickHandler, useLocation } from 'react-router';
import { useCurrentRouter } from '../../kit/CurrentRouter.ts';
import type { LinkState } from '../../kit/lists/useReturnAddress.ts';
import type { RouteHandle } from '../routeHandle.ts';

/** Sends the component library's links through the router, whose own link would bring along code for servers. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const client = useClient();
  const router = useCurrentRouter();
  const address = useHref(href);
  const { pathname, search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state: { cameFrom: pathname + search } satisfies LinkState,
  });
  // The page that is shown needs no prefetching.
  const prefetchElsewhere = () => href.split('?')[0] !== pathname && prefetch(router, client, href);
  return (
    <a
      {...rest}
      href={address}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchElsewhere();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchElsewhere();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isCodeMissing) follow(event);
      }}
    />
  );
}

/** Loads a page's code when a link to it is about to be followed, and its data unless it shows a single item. */
function prefetch(router: DataRouter | null, client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const { route } = matchRoutes(router?.routes ?? [], pathname)?.at(-1) ?? {};
  if (!route) return;
  const { loadPage, preload }: Partial<RouteHandle> = Object(route.handle);
  if (loadPage) void loadQuietly(loadPage);
  if (!route.path?.includes(':')) preload?.(client, { id: '', search });
}

/**
 * Whether code failed to load in advance. Vite then renders the page without its styles, and Firefox repeats the failure,
 * so links load a new document from then on.
 */
let isCodeMissing = false;

/** Loads code in advance. A failure neither reloads the page nor is shown. */
async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
  const loading = new AbortController();
  const ignore = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', ignore, { capture: true, signal: loading.signal });
  await load().catch(() => {
    isCodeMissing = true;
  });
  loading.abort();
}
