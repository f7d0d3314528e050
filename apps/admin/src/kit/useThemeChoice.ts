import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type ThemeChoice } from './themeChoice.ts';

/** The labels of the themes. */
export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
};

/** The current theme; follows every choice on the page. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'system');
}
