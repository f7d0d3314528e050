import { isBlankText, searchFold } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';

/**
 * Folds the texts that a list is searched by, for keeping beside them (rule B9): databases differ in what they know
 * of case.
 */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  return texts.flatMap((text) => (text ? searchFold(text) : [])).join('\n');
}

/**
 * That the column `search` of a list holds a keyword anywhere, whatever its case; pattern characters mean themselves, and
 * an empty one asks for nothing. An index of trigrams answers it.
 */
export function holdsKeyword(keyword: string): RawBuilder<boolean>[] {
  if (isBlankText(keyword)) return [];
  const folded = searchFold(keyword);
  const word = rarestWord(folded);
  // The index finds the rows of the first condition, and looks in them alone for the parts of the next, whose lists are long.
  const parts = word === undefined || word === folded ? [folded] : [word, folded];
  return parts.map((part) => sql<boolean>`search like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** The word of a keyword that is likely to be in the fewest rows; one of three letters is a single trigram and saves nothing. */
function rarestWord(keyword: string): string | undefined {
  const hasDigit = (word: string) => Number(/\p{N}/u.test(word));
  const words = keyword.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  return words.toSorted((one, other) => hasDigit(other) - hasDigit(one) || other.length - one.length)[0];
}
