/** The user's colour theme. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The choices in the order shown. */
export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The key in local storage; 'system' stores nothing. */
export const STORAGE_KEY = 'theme';

/** Returns the current choice, which the script in `index.html` has read from local storage. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return THEME_CHOICES.find((choice) => choice === theme) ?? 'system';
}

const listeners = new Set<() => void>();

/** Runs the listener after each choice on this page. Returns the function that removes it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies a theme and stores it in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}
