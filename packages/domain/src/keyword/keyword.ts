import { isBlankText, searchFold } from '../text/text.ts';

/** Gives the keyword to send; undefined for an empty or blank one, which is not sent (rule A6). */
export function sentKeyword(text: string): string | undefined {
  return isBlankText(text) ? undefined : text.trim();
}

/** Tells whether one of the texts contains a keyword, as both are folded for searching; all contain an empty one (rules A6, B9). */
export function matchesKeyword(keyword: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const folded = searchFold(keyword);
  return texts.some((text) => searchFold(text ?? '').includes(folded));
}

/** Tells whether an index of trigrams can find a keyword: it needs three letters or digits in a row. */
export function isIndexed(keyword: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(searchFold(keyword));
}
