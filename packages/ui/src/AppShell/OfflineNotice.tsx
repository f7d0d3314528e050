import { useSyncExternalStore } from 'react';
import { say } from '../language/index.ts';
import { Notice } from '../Notice/index.ts';

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
