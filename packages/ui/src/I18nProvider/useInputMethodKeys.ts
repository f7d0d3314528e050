import { useEffect } from 'react';

/** Leaves the keys of an input method to it: they choose among its words, and press nothing on the page. */
export function useInputMethodKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', keepFromPage, { capture: true });
    return () => window.removeEventListener('keydown', keepFromPage, { capture: true });
  }, []);
}

function keepFromPage(event: Event): void {
  if (event instanceof KeyboardEvent && isOfInputMethod(event)) event.stopImmediatePropagation();
}

/** Safari ends a composition before the key that has ended it, and only its code tells (WebKit bug 165004). */
function isOfInputMethod({ isComposing, key, keyCode }: KeyboardEvent): boolean {
  return isComposing || key === 'Process' || keyCode === 229;
}
