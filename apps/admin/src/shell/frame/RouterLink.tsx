import { useClient } from '@cpd/api/client';
import type { HostLinkProps } from '@cpd/ui/Host';
import type { LinkState } from '@cpd/ui/ListScreen';
import { type MouseEvent, useRef } from 'react';
import { createPath } from 'react-router';
import { useCurrentRouter } from '../CurrentRouter.ts';
import { pageAt } from '../routeHandle.ts';

/** A pointer that only passes over a link stays for less, in milliseconds. */
const HOVER_MS = 80;

/**
 * Sends the component library's links through the router. React Router's own link renders again with every navigation, and a
 * list has dozens of links; this one asks the router when it is clicked.
 */
export function RouterLink(props: HostLinkProps) {
  const { href, onClick, onPointerEnter, onPointerLeave, onFocus, ...rest } = props;
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const client = useClient();
  const router = useCurrentRouter();

  /** Loads a page's code when a link to it is about to be followed, and its data unless it shows a single item. */
  function prefetch() {
    const url = new URL(href, window.location.origin);
    // The page that is shown needs no prefetching.
    if (router === null || url.pathname === router.state.location.pathname) return;
    const { id, code, preload } = pageAt(router.routes, url);
    code?.prefetch();
    if (id === '') preload(client);
  }

  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        hover.current = setTimeout(prefetch, HOVER_MS);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(hover.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (router === null || event.defaultPrevented || !isPlain(event)) return;
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
