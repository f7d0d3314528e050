/** The part of the browser's window that holds the address. */
export interface AddressBar {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const PARAMETER = 'token';
const KEPT_AS = 'linkToken';

/**
 * Gives the review link's token and takes it out of the address bar, so that it is neither seen over a shoulder nor
 * passed on with a copied address. The history entry keeps it, so that reload, back and forward still work; null where
 * the link came without one.
 */
export function takeLinkToken({ location, history }: AddressBar): string | null {
  const state: Readonly<Record<string, unknown>> = { ...history.state };
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (!token) return typeof state[KEPT_AS] === 'string' ? state[KEPT_AS] : null;
  address.searchParams.delete(PARAMETER);
  history.replaceState({ ...state, [KEPT_AS]: token }, '', address.href);
  return token;
}
