import { isBlankText, withFewMarks } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';

/**
 * A condition that the column `search` of a list contains a keyword, both folded by the database (rule B9). Pattern
 * characters are literal, and a keyword without visible characters matches all. A trigram index serves it.
 */
export function keywordFilters(keyword: string): RawBuilder<boolean>[] {
  if (isBlankText(keyword)) return [];
  // The database takes long to fold many marks in a row, which no stored text has.
  const trimmed = withFewMarks(keyword.trim());
  const word = rarestWord(trimmed);
  // The first condition finds rows by the index; the next one only filters these, because its index lists are long.
  const parts = word === undefined || word === trimmed ? [trimmed] : [word, trimmed];
  return parts.map(
    (part) => sql<boolean>`search like '%' || regexp_replace(search_fold(${part}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`,
  );
}

/**
 * The word of a keyword that is probably in the fewest rows. A word of three letters is a single trigram and saves
 * nothing.
 */
function rarestWord(keyword: string): string | undefined {
  const hasDigit = (word: string) => Number(/\p{N}/u.test(word));
  const words = keyword.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  return words.toSorted((one, other) => hasDigit(other) - hasDigit(one) || other.length - one.length)[0];
}
