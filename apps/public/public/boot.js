// Runs before the first paint. The deletion page stays blank until it knows who is signed in; all others show a skeleton.
if (!/\/user-deletion\/?$/.test(location.pathname)) document.documentElement.dataset.skeleton = '';

// WebKit answers a later preload of a file with the failure of an earlier one, even in a new document, unless the file was
// requested in another way since.
addEventListener(
  'error',
  ({ target }) => {
    if (target.rel === 'modulepreload') fetch(target.href).catch(() => {});
  },
  { capture: true },
);
