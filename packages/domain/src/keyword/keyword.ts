import { foldText, isBlankText, searchWords } from '../text/text.ts';
import type { UserNames } from '../user/user.ts';

/** The keyword to send; undefined for a blank one, which is not sent. */
export function sentKeyword(text: string): string | undefined {
  return isBlankText(text) ? undefined : text.trim();
}

/** Whether one of the texts contains a keyword, both folded for searching. */
export function matchesKeyword(keyword: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const folded = foldText(keyword);
  return texts.some((text) => foldText(text ?? '').includes(folded));
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

/**
 * Whether the texts about a person contain each word of a keyword. The names are found in any order, also without a blank
 * between them. The database's function `folded_names` has the same texts.
 */
export function matchesPerson(
  keyword: string,
  { firstName, lastName }: UserNames,
  ...texts: readonly (string | null | undefined)[]
): boolean {
  const [first, last] = [foldText(firstName ?? ''), foldText(lastName ?? '')];
  const names = [`${first} ${last}`, `${last}${first}${last}`.replaceAll(' ', '')];
  const all = [...names, ...texts.map((text) => foldText(text ?? ''))].join('\n');
  return searchWords(keyword).every((word) => all.includes(word));
}

/** Whether a trigram index can find a keyword: it needs three letters or digits in a row. */
export function isIndexed(keyword: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(foldText(keyword));
}
