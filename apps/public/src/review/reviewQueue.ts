import { parseQueue, type ReviewQueue } from '@cpd/domain/review';

/**
 * What an administrator goes on with, if the feed has opened this page. The fragment leaves the address, so that a copied one
 * shows others the review alone; a reload keeps it.
 */
export function takeQueue(): ReviewQueue | null {
  const { hash, pathname, search } = window.location;
  const isSent = parseQueue(hash) !== null;
  if (isSent) window.history.replaceState({ queue: hash }, '', pathname + search);
  return parseQueue(isSent ? hash : String(Object(window.history.state).queue ?? ''));
}

/** Leads to the next review by way of the feed, which has the session; without a next one to the feed. */
export function feedPath({ next }: ReviewQueue): string {
  return `/feed?${new URLSearchParams({ tab: 'review', ...(next !== null && { next }) })}`;
}
