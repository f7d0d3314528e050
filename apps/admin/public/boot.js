// Runs before the first paint: applies the chosen theme and selects the skeleton in index.html.
(() => {
  const { dataset } = document.documentElement;
  const [, section] = location.pathname.split('/');
  let isSignedIn = false;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    isSignedIn = JSON.parse(localStorage.getItem('root')).user.isLoggedIn === true;
  } catch {
    // Nothing is stored, or storage is blocked: the sign-in page in the system's colours.
  }
  dataset.skeleton = isSignedIn && section !== 'welcome' ? 'layout' : 'sign-in';
  dataset.section = section;
})();

// WebKit answers a later preload of a file with the failure of an earlier one, even in a new document, unless the file was
// requested in another way since.
addEventListener(
  'error',
  ({ target }) => {
    if (target.rel === 'modulepreload') fetch(target.href).catch(() => {});
  },
  { capture: true },
);
