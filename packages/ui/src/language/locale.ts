import { pageLocale } from '@cpd/domain/language';

let writtenLanguage: string | undefined;

/** Sets the language of a page that a build writes; in browsers, that of the document holds. */
export function setPageLanguage(language: string | undefined): void {
  writtenLanguage = language;
}

/** The language of the page: what `boot.js` chose before the first paint. English without a document. */
export function pageLanguage(): string {
  if (writtenLanguage !== undefined) return writtenLanguage;
  return globalThis.document?.documentElement.lang.split('-')[0] || 'en';
}

const NO_LANGUAGES: readonly string[] = [];

/** What `locale` returned last, as every sentence asks for it. A browser has another list when its languages change. */
let known = { language: '', preferred: NO_LANGUAGES, locale: '' };

/** The locale of dates, numbers and sorting. */
export function locale(): string {
  const language = pageLanguage();
  const preferred = globalThis.navigator?.languages ?? NO_LANGUAGES;
  if (known.language !== language || known.preferred !== preferred)
    known = { language, preferred, locale: pageLocale(language, preferred) };
  return known.locale;
}

/** British for texts that are the same for all readers of English. */
export function textLocale(): string {
  return pageLanguage() === 'en' ? 'en-GB' : locale();
}

/** Formats of `Intl` are slow to make. */
export function cachedFormat<Format, Options>(
  IntlFormat: new (locale: string, options: Options) => Format,
  options: Options,
  localeOf = locale,
): () => Format {
  const formats = new Map<string, Format>();
  return () => {
    const tag = localeOf();
    const format = formats.get(tag) ?? new IntlFormat(tag, options);
    formats.set(tag, format);
    return format;
  };
}

export const numberFormat = cachedFormat(Intl.NumberFormat, { useGrouping: false });
export const pluralRules = cachedFormat(Intl.PluralRules, {});
const wordList = cachedFormat(Intl.ListFormat, {}, textLocale);

/** The conjunction of Thai beside a number or a Latin word, from which it is written apart: 'PDF และ JPEG'. */
const CLOSE_CONJUNCTION = /(?<=[\p{Script=Latin}\p{Nd}])(?=และ)|(?<=และ)(?=[\p{Script=Latin}\p{Nd}])/gu;

/** Words as a list in a sentence: 'a, b and c'. */
export function joined(words: readonly string[]): string {
  const text = wordList().format(words);
  return pageLanguage() === 'th' ? text.replaceAll(CLOSE_CONJUNCTION, ' ') : text;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Words of people in a sentence whose direction may differ, such as an English title in Arabic. Accessible names have the
 * isolates too: screen readers do not say them, and browsers also show some names. Tests expect such a name by this
 * function.
 */
export function isolated(words: string): string {
  const isMixed = globalThis.document?.documentElement.dir === 'rtl' || RIGHT_TO_LEFT.test(words);
  return isMixed && words !== '' ? `\u2068${words}\u2069` : words;
}

/** A sentence for what shows isolates as boxes, such as the title of a browser tab in some systems. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
