import { createPath, type Path } from 'react-router';

const STORAGE_KEY = 'reloaded-at';

/** A second failure within this time is shown by the error boundary, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

let pendingPrefetches = 0;

/**
 * Reloads the page when a chunk fails to load: after a deploy the new page names the chunks that exist. Form drafts
 * survive the reload. A failure right after a reload is thrown, so that the error boundary offers 'Reload'.
 *
 * @param pendingLocation Where the router is navigating to, if it is.
 */
export function reloadOnceOnMissingCode(pendingLocation: () => Path | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    const pending = pendingLocation();
    const isAwaited = pending !== undefined || pendingPrefetches === 0;
    // Offline, the browser's own error page would replace the app.
    if (!isAwaited || !navigator.onLine || !canReload()) return;
    event.preventDefault();
    // Nothing is lost, so the browser need not ask about unsaved changes.
    window.addEventListener('beforeunload', (unload) => unload.stopImmediatePropagation(), { capture: true });
    if (pending) window.location.assign(createPath(pending));
    else window.location.reload();
  });
}

/** Loads code that no one waits for yet: a failure does not reload the page. Returns whether it succeeded. */
export async function prefetchCode(load: () => Promise<unknown>): Promise<boolean> {
  pendingPrefetches += 1;
  try {
    await load();
    return true;
  } catch {
    return false;
  } finally {
    pendingPrefetches -= 1;
  }
}

/** Without storage nothing would stop the page from reloading forever. */
function canReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < RETRY_AFTER_MS;
    if (!isRecent) sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return !isRecent;
  } catch {
    return false;
  }
}
