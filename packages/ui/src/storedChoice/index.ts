export { storedChoice } from './storedChoice.ts';
export {
  chooseTheme,
  STORAGE_KEY,
  THEME_CHOICES,
  type ThemeChoice,
  themeLabels,
  useThemeChoice,
} from './themeChoice.ts';
