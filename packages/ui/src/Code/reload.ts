const STORAGE_KEY = 'reloaded-at';

/** A second failure within this time is shown, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Maximum wait for the page's server, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Whether the page could be loaded again. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this is the page, not the API.
    const response = await fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, unless the browser's own error page would replace it. Returns whether it does.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isServerReachable();
  if (isReachable) window.location.reload();
  return isReachable;
}

/** Reloads the page, whose new document names the code that exists. Returns false if that happened a minute ago or less. */
export function reloadOnce(): boolean {
  if (!canReload()) return false;
  // What is unsaved is stored, and survives the reload.
  reloadUnasked();
  return true;
}

/** Reloads the page without the browser's question about unsaved changes. */
export function reloadUnasked(): void {
  const options = { capture: true, once: true };
  window.addEventListener('beforeunload', (unload) => unload.stopImmediatePropagation(), options);
  window.location.reload();
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
