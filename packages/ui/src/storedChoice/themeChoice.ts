import { type Sentence, sentence } from '../language/index.ts';
import { storedChoice } from './storedChoice.ts';

/** The key in local storage, which `boot.js` reads to show the theme from the start. */
export const STORAGE_KEY = 'theme';

/** The choices in the order shown. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

/** The user's colour theme. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const choice = storedChoice<ThemeChoice>(STORAGE_KEY, THEME_CHOICES);

/** Applies a theme and stores it in this browser. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  choice.choose(theme);
}

/** The current theme, updated after every choice on the page. */
export const useThemeChoice = choice.useValue;

export const themeLabels: Readonly<Record<ThemeChoice, Sentence>> = {
  system: sentence('Match system'),
  light: sentence('Light'),
  dark: sentence('Dark'),
};
