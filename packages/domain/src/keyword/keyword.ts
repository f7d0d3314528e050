import { foldText, isBlankText } from '../text/text.ts';

/** The keyword to send; undefined for a blank one, which is not sent. */
export function sentKeyword(text: string): string | undefined {
  return isBlankText(text) ? undefined : text.trim();
}

/** Whether one of the texts contains a keyword, both folded for searching. */
export function matchesKeyword(keyword: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const folded = foldText(keyword);
  return texts.some((text) => foldText(text ?? '').includes(folded));
}

/** Whether a trigram index can find a keyword: it needs three letters or digits in a row. */
export function isIndexed(keyword: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(foldText(keyword));
}
