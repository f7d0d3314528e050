import { pageLanguage } from './locale.ts';
import { type Catalogue, setCatalogue } from './say.ts';

/**
 * Loads the translations of the page's language, from those that the build of the app made. If they cannot be loaded,
 * the page is English.
 */
export async function loadLanguage(
  catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>,
): Promise<void> {
  const load = catalogues[pageLanguage()];
  if (load === undefined) return;
  try {
    const [translations] = await Promise.all([load(), import('./reactAria.ts')]);
    setCatalogue(translations.default);
  } catch {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  }
}
