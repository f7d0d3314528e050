import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Gives the focus to the first control of the part of the page that has an id. */
export function focusPart(id: string): void {
  const control = document
    .getElementById(id)
    ?.querySelector<HTMLElement>(':is(input, button):not([tabindex="-1"], [type="hidden"], [type="file"], :disabled)');
  control?.focus();
}

/** Gives the focus to the part of the page that its address names behind the `#`, each time somebody goes there. */
export function useAddressedPart(): void {
  const { hash, key } = useLocation();
  // By its key, as the same address may be gone to twice.
  useEffect(() => {
    if (hash !== '') focusPart(hash.slice(1));
  }, [hash, key]);
}
