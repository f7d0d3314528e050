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
