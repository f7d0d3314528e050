/** Gives the keyword to send; undefined for an empty or blank one, which is not sent (rule A6). */
export function sentKeyword(text: string): string | undefined {
  return text.trim() || undefined;
}

/**
 * Folds a text so that equal folds mean equal but for case, in every script (rule B9). Upper case unites what lower
 * case keeps apart (ß and SS, the two small sigmas), lower case before it the other way round (ẞ and ß).
 */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');
}

/** Tells whether a keyword stands anywhere in one of the texts, case aside; an empty one stands in all (rules A6, B9). */
export function matchesKeyword(keyword: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const folded = foldCase(keyword.trim());
  return texts.some((text) => foldCase(text ?? '').includes(folded));
}

/** Tells whether an index of trigrams can find a keyword: it needs three letters or digits in a row. */
export function isIndexed(keyword: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(foldCase(keyword));
}
