/** The part of the browser's window that holds the address. */
export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, unused: string, url: string): void;
  };
}

const PARAMETER = 'token';
const KEPT_AS = 'linkToken';

/**
 * Gives the review link's token and takes it out of the address bar, so that it is neither seen over a shoulder nor
 * passed on with a copied address. The history entry keeps it, so that reload, back and forward still work; null where
 * the link came without one.
 */
export function takeLinkToken({ location, history }: AddressBar): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (!token) return keptToken(history.state);
  address.searchParams.delete(PARAMETER);
  history.replaceState({ ...asRecord(history.state), [KEPT_AS]: token }, '', address.href);
  return token;
}

function keptToken(state: unknown): string | null {
  const token = asRecord(state)[KEPT_AS];
  return typeof token === 'string' ? token : null;
}

function asRecord(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
