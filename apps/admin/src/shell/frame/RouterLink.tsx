import { type Client, useClient } from '@cpd/api/client';
import type { LinkComponentProps } from '@cpd/ui/Link';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import type { LinkState } from '../../kit/lists/useReturnAddress.ts';
import { screenAt } from '../routes.ts';

/** Lets the component library's links go through the router; the router's own link carries loading for servers along. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const client = useClient();
  const address = useHref(href);
  const { pathname, search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state: { cameFrom: pathname + search } satisfies LinkState,
  });
  // Where one is already, there is nothing to load ahead.
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

/** Loads a screen's code ahead, and the data of one that is not a single item's, when somebody is about to go there. */
function prefetch(client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const { path, page, read } = screenAt(pathname);
  // If prefetching fails, navigation says so.
  page().catch(() => {});
  if (!path.includes(':')) read?.(client, { id: '', search });
}
