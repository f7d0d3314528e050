/** Which colours the reader has chosen: the system's, or always one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The choices in the order shown. */
export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The key of the choice in local storage; the system's choice stores nothing. */
export const STORAGE_KEY = 'theme';

/** The choice in force, as the first script or the reader left it. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return THEME_CHOICES.find((choice) => choice === theme) ?? 'system';
}

const listeners = new Set<() => void>();

/** Runs whenever a choice is made on this page; the answer ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the app in the chosen colours, from now on and in this browser's later visits. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
