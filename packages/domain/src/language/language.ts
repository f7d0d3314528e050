/** What readers of a language call it; the code of a language without a name. It takes a browser some 40 ms. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}

/** Where most readers of a language live, whose dates and digits the others are shown as well. */
const HOME: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-EG', th: 'th-TH', de: 'de-DE', ja: 'ja-JP' };

/**
 * The locale of dates, numbers and sorting on a page: the reader's own region of the page's language, such as `de-AT` or
 * `en-US`. English pages have the calendar and digits of English, also in regions that prefer others.
 *
 * @param language The language of the page, such as `de`.
 * @param preferred The reader's languages, the first one first.
 */
export function pageLocale(language: string, preferred: readonly string[]): string {
  const own = preferred.map(localeOf).find((tag) => tag?.language === language && tag.region !== undefined);
  const isListed = preferred.some((tag) => tag.toLowerCase() === language);
  const locale = own ? `${language}-${own.region}` : isListed ? language : (HOME[language] ?? language);
  return language === 'en' ? `${locale}-u-ca-gregory-nu-latn` : locale;
}

/** How a date with its time is written, in lists and in files. */
export const DATE_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Whether a text names a locale, such as `de-AT`. */
export function isLocale(tag: string): boolean {
  return localeOf(tag) !== undefined;
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
