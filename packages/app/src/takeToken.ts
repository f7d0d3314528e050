/** The part of the browser's window that holds the address. */
export interface AddressBar {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Gives a link's token, which stands in the query or behind the `#`, and takes it out of the address bar, so that it is
 * neither seen over a shoulder nor passed on with a copied address. The history entry keeps it, so that reload, back and
 * forward still work; null where the link came without one.
 */
export function takeToken({ location, history }: AddressBar, place: 'query' | 'hash'): string | null {
  const state: Readonly<Record<string, unknown>> = { ...history.state };
  const address = new URL(location.href);
  const token = place === 'hash' ? address.hash.slice(1) : address.searchParams.get('token');
  if (!token) return typeof state.linkToken === 'string' ? state.linkToken : null;
  if (place === 'hash') address.hash = '';
  else address.searchParams.delete('token');
  history.replaceState({ ...state, linkToken: token }, '', address.href);
  return token;
}
