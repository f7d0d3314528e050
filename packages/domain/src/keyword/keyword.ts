import { percentDecoded } from '../hyperlink/hyperlink.ts';
import { foldForFinding, isBlankText } from '../text/text.ts';
import type { UserNames } from '../user/user.ts';

/** The keyword to send; undefined for a blank one, which is not sent. */
export function sentKeyword(text: string): string | undefined {
  return isBlankText(text) ? undefined : text.trim();
}

/** What separates words, as in 'Byron-King, Augusta' and 'example.org/ecg-night'. */
const BETWEEN_WORDS = /[\s,;\-./・·]+/gu;

/** The folded words of a keyword, each once; all of it if it has signs only. */
export function keywordWords(keyword: string): readonly string[] {
  const folded = foldForFinding(keyword);
  const words = new Set(folded.split(BETWEEN_WORDS).filter(Boolean));
  return words.size === 0 && folded !== '' ? [folded] : [...words];
}

/**
 * Whether the texts contain each word of a keyword, in any order and without regard to accents. A keyword without words is in
 * all texts. The service finds rows by the same words (`keywordFilters`).
 */
export function matchesKeyword(keyword: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const words = keywordWords(keyword);
  if (words.length === 0) return true;
  const folded = texts.map((text) => foldForFinding(text ?? '')).join('\n');
  return words.every((word) => folded.includes(word));
}

/** What a list of courses is searched by. */
export interface SearchedCourse {
  readonly _id: string;
  readonly title?: string | null | undefined;
  readonly certificateGroup?: { readonly name?: string | null | undefined } | null | undefined;
}

/** Whether a course matches a keyword. A blank one is in every course. */
export function matchesCourse(keyword: string, { _id, title, certificateGroup }: SearchedCourse): boolean {
  return matchesKeyword(keyword, title, certificateGroup?.name, _id);
}

/** Whether the link of an event, which also names it, matches a keyword. */
export function matchesEvent(keyword: string, { hyperlink }: { readonly hyperlink: string | null }): boolean {
  return matchesKeyword(keyword, hyperlink, percentDecoded(hyperlink ?? ''));
}

/**
 * Whether the texts about a person contain each word of a keyword. The names are also found without a blank between them. The
 * database's function `folded_names` has the same texts.
 */
export function matchesPerson(
  keyword: string,
  { firstName, lastName }: UserNames,
  ...texts: readonly (string | null | undefined)[]
): boolean {
  const [first, last] = [foldForFinding(firstName ?? ''), foldForFinding(lastName ?? '')];
  return matchesKeyword(keyword, `${first} ${last}`, `${last}${first}${last}`.replaceAll(' ', ''), ...texts);
}

/** A name as it is compared: folded, without blanks and what else separates words. */
export function nameKey(name: string): string {
  return foldForFinding(name).replaceAll(BETWEEN_WORDS, '');
}

/** Whether a keyword is a person's whole name, with the first or the last name first. */
export function isNameOf(keyword: string, { firstName, lastName }: UserNames): boolean {
  const [key, first, last] = [nameKey(keyword), firstName ?? '', lastName ?? ''];
  return key !== '' && [nameKey(`${first} ${last}`), nameKey(`${last} ${first}`)].includes(key);
}

/** Whether a trigram index can find a keyword: it needs a word with three letters or digits in a row. */
export function isIndexed(keyword: string): boolean {
  return keywordWords(keyword).some((word) => /[\p{L}\p{M}\p{N}]{3}/u.test(word));
}
