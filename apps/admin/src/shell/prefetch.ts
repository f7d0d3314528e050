import type { Client } from '@cpd/api/client';
import { matchPath } from 'react-router';
import { preloadScreen, screenParts } from './screenRoutes.tsx';

/** Loads a screen's code ahead, and the data of one that is not a single item's, when somebody is about to go there. */
export function prefetch(client: Client, href: string): void {
  const { pathname, searchParams: search } = new URL(href, window.location.origin);
  const part = screenParts.find(({ path }) => path !== '*' && matchPath(path, pathname));
  if (!part) return;
  // A guess that fails is made good when the screen is really gone to.
  part.load().catch(() => {});
  if (!part.path.includes(':')) void preloadScreen(part, client, { id: '', search });
}
