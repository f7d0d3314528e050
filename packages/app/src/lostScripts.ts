/** Asks for the file in another way than before; the answer does not matter. */
function askAgain(address: string): void {
  // biome-ignore lint/style/noRestrictedGlobals: This is no call of the API.
  fetch(address).catch(() => {});
}

// WebKit keeps the failure of a script that was to be preloaded for every later document of the tab, so that loading the
// page again does not help, until the address is asked for in another way.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') askAgain(target.href);
  },
  { capture: true },
);
