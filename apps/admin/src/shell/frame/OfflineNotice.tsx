import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useSyncExternalStore } from 'react';

/** Says that the device has no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return <Notice tone="caution">{say('You are offline. What you type is kept.')}</Notice>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
