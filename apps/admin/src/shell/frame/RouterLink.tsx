import { type Client, useClient } from '@cpd/api/client';
import type { LinkComponentProps } from '@cpd/ui/Link';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import type { LinkState } from '../../kit/lists/useReturnAddress.ts';
import { screenAt } from '../routes.ts';
import { prefetchPage } from '../screenRoute.ts';

/** Sends the component library's links through the router, whose own link would bring along code for servers. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const client = useClient();
  const address = useHref(href);
  const { pathname, search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state: { cameFrom: pathname + search } satisfies LinkState,
  });
  // The page that is shown needs no prefetching.
  const prefetchElsewhere = () => href.split('?')[0] !== pathname && prefetch(client, href);
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
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Prefetches a screen's code when a link to it is about to be followed, and its data unless it shows a single item. */
function prefetch(client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const screen = screenAt(pathname);
  prefetchPage(screen);
  if (!screen.path.includes(':')) screen.read?.(client, { id: '', search });
}
