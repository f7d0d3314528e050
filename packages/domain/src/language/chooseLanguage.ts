/** The languages of the interface, with what their readers call them. The first one is the language of the sources. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  th: { name: 'ไทย', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  de: { name: 'Deutsch', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
} as const;

export type Language = keyof typeof LANGUAGES;

/**
 * The language of a page: the first wish that is offered, otherwise English. A region is ignored, so `de-AT` is German.
 *
 * @param wishes What the page's URL asks for, what the reader chose, the browser's languages, and the service's own.
 * @param offered The languages whose translation is complete.
 */
export function chooseLanguage(wishes: readonly (string | null | undefined)[], offered: readonly Language[]): Language {
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split('-')[0];
    const language = offered.find((one) => one === base);
    if (language !== undefined) return language;
  }
  return 'en';
}
