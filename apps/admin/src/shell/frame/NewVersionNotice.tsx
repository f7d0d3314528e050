import { isOutdated } from '@cpd/api/release';
import { Button } from '@cpd/ui/Button';
import { reloadIfReachable, UNREACHABLE } from '@cpd/ui/Code';
import { useModal } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useEffect, useState } from 'react';

/** Offers to reload when a new version of the app has been deployed. */
export function NewVersionNotice() {
  const isNewer = useNewVersion();
  const { showError } = useModal();

  async function reload() {
    if (!(await reloadIfReachable())) showError({ message: say(UNREACHABLE) });
  }

  if (!isNewer) return null;
  return (
    <Notice
      actions={
        <Button size="small" onPress={reload}>
          {say('Load it')}
        </Button>
      }
    >
      {say('A new version is available.')}
    </Notice>
  );
}

/** How often an open page checks for a new version, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** Whether a new version of the app has been deployed since this page was loaded. */
function useNewVersion(): boolean {
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
