import type { Client } from '@cpd/api/client';
import { screenAt } from './routes.ts';

/** Loads a screen's code ahead, and the data of one that is not a single item's, when somebody is about to go there. */
export function prefetch(client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const { path, page, read } = screenAt(pathname);
  // If prefetching fails, navigation says so.
  page().catch(() => {});
  if (!path.includes(':')) read?.(client, { id: '', search });
}
