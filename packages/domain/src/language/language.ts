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
