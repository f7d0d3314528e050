import { createContext, useEffect, useState, useSyncExternalStore } from 'react';

/** The dialogs that are open, the topmost last. */
let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The dialog that contains a component; null on the page. */
export const DialogContext = createContext<symbol | null>(null);

/** Returns the value of `DialogContext` for a dialog, which counts as open from its mount. */
export function useOpenDialog(isMounted: boolean): symbol {
  const [dialog] = useState(() => Symbol('dialog'));
  useEffect(() => {
    if (!isMounted) return;
    change([...open, dialog]);
    return () => change(open.filter((other) => other !== dialog));
  }, [dialog, isMounted]);
  return dialog;
}

/** The topmost dialog, which alone can be used; null if none is open. */
export function useTopDialog(): symbol | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
