// Runs before the first paint of both apps. The theme that was chosen in this browser, otherwise that of the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked.
}

// The language of the page: that of `?lang=`, the one chosen before, the browser's or the service's, of those that are
// offered; otherwise English.
(() => {
  const root = document.documentElement;
  const offered = (root.dataset.languages ?? '').split(' ').map((one) => one.split(':'));
  const wishes = [new URLSearchParams(location.search).get('lang')];
  try {
    wishes.push(localStorage.getItem('language'));
  } catch {
    // Storage is blocked.
  }
  wishes.push(...navigator.languages);
  try {
    wishes.push(JSON.parse(document.getElementById('settings').textContent).DEFAULT_LANGUAGE);
  } catch {
    // The document came without settings.
  }
  for (const wish of wishes) {
    const [language, direction = 'ltr'] = offered.find(([one]) => one === wish?.toLowerCase().split('-')[0]) ?? [];
    if (language === undefined) continue;
    root.lang = language;
    root.dir = direction;
    break;
  }
  // The document says what it says before its scripts run in all languages.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-say]:not([lang='${root.lang}']) { display: none }`);
  document.adoptedStyleSheets = [sheet];
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
