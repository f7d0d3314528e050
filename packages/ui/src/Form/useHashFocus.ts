import { useEffect } from 'react';
import { focusInView } from '../FocusInView/index.ts';
import { useHostLocation } from '../Host/index.ts';

/** Focuses the first control of the element with this id, or the element itself if it can take the focus. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.querySelector<HTMLElement>(
    ':is(input, button):not([tabindex="-1"], [type="hidden"], [type="file"], [hidden], :disabled)',
  );
  focusInView(element?.hasAttribute('tabindex') ? element : control);
}

/** Focuses the field or the section that the URL's hash names, after each navigation to it. */
export function useHashFocus(): void {
  const { hash, key } = useHostLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key also changes when the same URL is opened again.
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1));
  }, [hash, key]);
}
