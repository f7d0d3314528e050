import { useSyncExternalStore } from 'react';

/** The key in local storage; on stores nothing. */
const STORAGE_KEY = 'singleKeys';

const listeners = new Set<() => void>();

/** Without storage, the choice lasts until the page is left. */
let areOff = false;
try {
  areOff = localStorage.getItem(STORAGE_KEY) === 'off';
} catch {
  // They are on.
}

/** Whether shortcuts of a single character work, which speech input can trigger by accident (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return !areOff;
}

/** Switches the shortcuts of a single character on or off in this browser. */
export function switchSingleKeys(areOn: boolean): void {
  areOff = !areOn;
  for (const listener of listeners) listener();
  try {
    if (areOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // See above.
  }
}

/** The same for components; follows every choice on the page. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
