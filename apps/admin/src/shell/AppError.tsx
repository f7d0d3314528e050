import { ErrorView } from '@cpd/ui/ErrorBoundary';

/** Maximum wait for chunks before the page is reloaded, in milliseconds. */
const CHUNKS_MS = 5_000;

/** Replaces a page whose code or rendering failed. */
export function AppError() {
  return <ErrorView onReload={reload} />;
}

/**
 * Reloads the page and the chunks that it has asked for: WebKit would reuse the response of a chunk that failed, even in a
 * new document.
 */
async function reload(): Promise<void> {
  const chunks = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const signal = AbortSignal.timeout(CHUNKS_MS);
  // biome-ignore lint/style/noRestrictedGlobals: these are files of the app, not of the API.
  await Promise.allSettled(Array.from(chunks, ({ href }) => fetch(href, { cache: 'reload', signal })));
  window.location.reload();
}
