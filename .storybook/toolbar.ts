import { languageName } from '../packages/domain/src/language/language.ts';
import { catalogues } from '../packages/ui/src/catalogues/index.ts';
import { RIGHT_TO_LEFT } from '../tools/build/directions.ts';

const languages = Object.keys(catalogues).map((code) => [
  code,
  code === 'xx' ? 'Made up: long words' : languageName(code),
]);

/** The options of the toolbar, as Storybook's global types. */
export const toolbar = {
  language: choice('Language', 'globe', { en: 'English', ...Object.fromEntries(languages) }),
  theme: choice('Theme', 'paintbrush', { system: 'Match system', light: 'Light', dark: 'Dark' }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSize: choice('Text size', 'zoom', { '100%': 'Text 100 %', '150%': 'Text 150 %', '200%': 'Text 200 %' }),
  motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  palette: choice('Palette', 'contrast', { own: 'Our colours', forced: 'Forced colours' }),
};

export const initialChoices = {
  language: 'en',
  theme: 'system',
  direction: 'ltr',
  textSize: '100%',
  motion: 'full',
  palette: 'own',
};

/** Sets the toolbar's values as attributes of the document, which the theme reads. */
export function applyChoices(choices: Record<string, unknown>): void {
  const root = document.documentElement;
  root.lang = String(choices.language);
  root.dir = RIGHT_TO_LEFT.has(root.lang) ? 'rtl' : String(choices.direction);
  root.style.fontSize = String(choices.textSize);
  root.dataset.motion = String(choices.motion);
  root.dataset.palette = String(choices.palette);
  if (choices.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = String(choices.theme);
}

function choice(title: string, icon: string, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
