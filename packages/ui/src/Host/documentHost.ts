import type { Host, HostLocation } from './Host.ts';

/** The location of the document, once for each URL. */
let shown: HostLocation | undefined;

function currentLocation(): HostLocation {
  const { pathname = '/', search = '', hash = '' } = globalThis.location ?? {};
  if (shown?.path !== pathname || shown.search !== search || shown.hash !== hash) {
    shown = { path: pathname, search, hash, state: null, key: pathname + search + hash };
  }
  return shown;
}

/** Links and navigations load a new document, which asks by itself before unsaved changes are lost. */
export const documentHost: Host = {
  Link: 'a',
  useLocation: currentLocation,
  useIsBack: () => false,
  useBlocker: () => ({ blocked: undefined, isBlocked: () => false, proceed: () => undefined, stay: () => undefined }),
  nextLocation: currentLocation,
  async navigate(to, { replace = false } = {}) {
    if (replace) window.location.replace(to);
    else window.location.assign(to);
  },
  navigationEnd: async () => undefined,
};
