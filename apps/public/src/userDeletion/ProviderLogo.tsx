import type { Provider } from './identity/Identity.ts';

export const providerNames: Readonly<Record<Provider, string>> = { apple: 'Apple', google: 'Google' };

/** A plain apple in the colour of the text. */
export function AppleLogo() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M8.2 4.6c.9-.4 1.6-.8 2.6-.7 1.2.1 2.1.6 2.7 1.5-2.3 1.4-1.8 4.5.5 5.4-.5 1.3-1.2 2.6-2.1 3.6-.9 1-1.7.6-2.6.3-.7-.3-1.4-.3-2.1 0-.9.4-1.6.6-2.4-.2C2.700 12.300 2 9.600 2.400 7.500c.4-2 1.800-3.500 3.600-3.600.800 0 1.500.4 2.200.7ZM8.100 3.700c0-1.700 1.200-3 2.700-3.300.2 1.600-1.100 3.200-2.700 3.300Z"
      />
    </svg>
  );
}

/** A plain G in the colour of the text. */
export function GoogleLogo() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M12.300 3.700A6 6 0 1 0 14 8H8.300" />
    </svg>
  );
}
