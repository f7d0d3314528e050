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

const ENGLISH = /^en(?:-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?\b/i;

/**
 * The locale of the dates on an English page: the reader's own English, such as `en-US`, otherwise British English. Its
 * calendar and digits are those of English, also in regions that prefer others.
 *
 * @param preferred The reader's languages, the first one first.
 */
export function englishLocale(preferred: readonly string[]): string {
  const own = preferred.find((tag) => ENGLISH.test(tag)) ?? 'en-GB';
  return `en${ENGLISH.exec(own)?.[1] ?? ''}-u-ca-gregory-nu-latn`;
}
