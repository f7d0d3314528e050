import { isOutdated } from '@cpd/api/release';
import { useEffect, useState } from 'react';

/** How often a page that stays open asks for a newer version of the app, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** Tells whether a newer version of the app has been deployed since this page was loaded. */
export function useNewVersion(): boolean {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    // The last one holds the app itself, and with it the names of all other files.
    const script = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src');
    if (!script || isNewer) return;
    let last = Date.now();
    async function look() {
      if (document.hidden || Date.now() - last < INTERVAL_MS) return;
      last = Date.now();
      if (await isOutdated('/', script ?? '')) setIsNewer(true);
    }
    const timer = setInterval(look, INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNewer]);
  return isNewer;
}
