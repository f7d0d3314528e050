import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type ThemeChoice } from './themeChoice.ts';

/** What the choices are called, in the order shown. */
export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
};

/** The colours in force, wherever on the page they are chosen. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'system');
}
