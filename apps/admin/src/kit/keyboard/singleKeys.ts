import { useSyncExternalStore } from 'react';

/** The key in local storage. Nothing is stored while the shortcuts are on. */
const STORAGE_KEY = 'singleKeys';

const listeners = new Set<() => void>();

/** Without storage, the choice lasts until the page is left. */
let areOff = false;
try {
  areOff = localStorage.getItem(STORAGE_KEY) === 'off';
} catch {
  // Storage is blocked: the shortcuts are on.
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
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/** The same as a hook, which renders again after every change. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
