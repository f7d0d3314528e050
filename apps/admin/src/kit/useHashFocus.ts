import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the first control of the element with this id. */
export function focusField(id: string): void {
  const control = document
    .getElementById(id)
    ?.querySelector<HTMLElement>(':is(input, button):not([tabindex="-1"], [type="hidden"], [type="file"], :disabled)');
  control?.focus();
}

/** Focuses the field that the URL's hash names, after each navigation to it. */
export function useHashFocus(): void {
  const { hash, key } = useLocation();
  // The key also changes when the same URL is opened again.
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1));
  }, [hash, key]);
}
