import { useEffect, useState } from 'react';
import { isOutdated } from './isOutdated.ts';

/** How often an open page checks for a new version, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** Whether a new version of the app has been deployed since this page was loaded. */
export function useNewVersion(): boolean {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    // The last script is the entry chunk; its name changes with the content of any other chunk.
    const script = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src');
    if (!script || isNewer) return;
    let last = Date.now();
    async function check() {
      if (document.hidden || Date.now() - last < INTERVAL_MS) return;
      last = Date.now();
      if (await isOutdated('/', script ?? '')) setIsNewer(true);
    }
    const timer = setInterval(check, INTERVAL_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isNewer]);
  return isNewer;
}
