import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type ThemeChoice } from './themeChoice.ts';

export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
};

/** The current theme, updated after every choice on the page. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'system');
}
