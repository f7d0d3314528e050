import { useSyncExternalStore } from 'react';

/**
 * A choice of the user for this browser, under a key in local storage. The first value is the default, and stores nothing.
 * Without storage, a choice lasts until the page is left.
 */
export function storedChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  let current = values.find((value) => value === readStored(key)) ?? values[0];

  function choose(value: Value): void {
    current = value;
    store(key, value === values[0] ? null : value);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const get = () => current;

  return { get, choose, useValue: () => useSyncExternalStore(subscribe, get, () => values[0]) };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full.
  }
}
