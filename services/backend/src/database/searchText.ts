import { isBlankText, searchWords, withFewMarks } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';

/**
 * A condition that the column `search` of a list contains a keyword, both folded by the database (rule B9). Pattern
 * characters are literal, and a keyword without visible characters matches all. A trigram index serves it.
 */
export function keywordFilters(keyword: string): RawBuilder<boolean>[] {
  if (isBlankText(keyword)) return [];
  // The database takes long to fold many marks in a row, which no stored text has.
  const trimmed = withFewMarks(keyword.trim());
  const [word] = rarestFirst(trimmed.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []);
  // The first condition finds rows by the index; the next one only filters these, because its index lists are long.
  return (word === undefined || word === trimmed ? [trimmed] : [word, trimmed]).map(contains);
}

/** The same, for each word of a keyword: the names of people are found in any order. */
export function wordFilters(keyword: string): RawBuilder<boolean>[] {
  return rarestFirst(searchWords(withFewMarks(keyword))).map(contains);
}

function contains(text: string): RawBuilder<boolean> {
  return sql<boolean>`search like '%' || regexp_replace(search_fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}

/**
 * The words that are probably in the fewest rows come first. Those of three letters are a single trigram and save nothing.
 */
function rarestFirst(words: readonly string[]): readonly string[] {
  const hasDigit = (word: string) => Number(/\p{N}/u.test(word));
  return words.toSorted((one, other) => hasDigit(other) - hasDigit(one) || other.length - one.length);
}
