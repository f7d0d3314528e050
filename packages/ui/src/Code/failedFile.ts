/** Maximum wait for the page's server, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Where a file is: on the server, no longer there as after a deploy, or nobody knows. */
export type FileState = 'there' | 'gone' | 'unreachable';

/** Asks the server for the file that failed to load. */
export async function stateOfFailedFile(error: unknown): Promise<FileState> {
  if (!navigator.onLine) return 'unreachable';
  const url = urlIn(error) ?? entryScript();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // biome-ignore lint/style/noRestrictedGlobals: this is the page, not the API.
    const response = await fetch(url ?? window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (response.status === 404 || response.status === 410) return 'gone';
    // Some servers answer with the page whatever the address is.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (url !== undefined && isPage && response.ok) return 'gone';
    return response.ok ? 'there' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** The URL that Chromium and Firefox name in the error of a module, and Vite in that of a style sheet. */
function urlIn(error: unknown): string | undefined {
  return /(?:module: |CSS for )(\S+)$/.exec(String(error))?.[1];
}

/** WebKit names no file. A deploy that replaces any module replaces the page's first one, which imports them by name. */
function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}

/** The style sheets that failed, by URL. Chromium gives their links an empty sheet, so only the event tells. */
const failedStyles = new Map<string, HTMLLinkElement>();

// A package that is also rendered on servers.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.set(target.href, target);
  },
  { capture: true },
);

/**
 * Requests the style sheets again that failed: Vite requests each once, and a later import would succeed without it.
 * @throws if one fails again
 */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failedStyles.values()].map(requestAgain));
}

function requestAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  for (const { name, value } of failed.attributes) link.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      failedStyles.delete(link.href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    failed.replaceWith(link);
  });
}
