/** The part of the browser's window that holds the address. */
export interface AddressBar {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const KEPT_AS = 'welcomeToken';

/**
 * Gives the link's token and takes it out of the address bar (rule AM4). It stands behind the `#`, which browsers send
 * to nobody. The history entry keeps it for a reload; null where the link came without one.
 */
export function takeWelcomeToken({ location, history }: AddressBar): string | null {
  const state: Readonly<Record<string, unknown>> = { ...history.state };
  const token = location.hash.slice(1);
  if (token === '') return typeof state[KEPT_AS] === 'string' ? state[KEPT_AS] : null;
  history.replaceState({ ...state, [KEPT_AS]: token }, '', location.pathname + location.search);
  return token;
}
