import { isIndexed, keywordWords, nameKey } from '@cpd/domain/keyword';
import { withFewMarks } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';

/**
 * Conditions that the column `search` of a list, which the database's `search_fold` has folded, contains each word of a
 * keyword, folded by `foldForFinding` of `@cpd/domain/text`, which does the same (rule B9). Pattern characters are literal, and a
 * keyword without words matches all. A trigram index serves them.
 */
export function keywordFilters(keyword: string): RawBuilder<boolean>[] {
  // Stored texts do not have many marks in a row either.
  return rarestFirst(keywordWords(withFewMarks(keyword))).map(contains);
}

function contains(word: string): RawBuilder<boolean> {
  // The planner would read the whole index for a word that it cannot find; no index has an expression.
  const searched = isIndexed(word) ? sql`search` : sql`(search || '')`;
  return sql<boolean>`${searched} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}

/** A condition that a keyword is the whole name of a user, as `isNameOf` says. It is slow: check it for rows with the keyword. */
export function wholeNameFilter(keyword: string): RawBuilder<boolean> {
  const name = nameKey(withFewMarks(keyword));
  if (name === '') return sql`false`;
  const keyOf = (names: RawBuilder<unknown>) => sql`translate(${names}, ' ,;-./・·', '')`;
  const folded = (first: string, last: string) =>
    keyOf(sql`search_fold(concat_ws(' ', ${sql.ref(first)}, ${sql.ref(last)}))`);
  // Folding takes long. The first line of the search text has the folded names, in which only a rotation of the keyword has
  // the same names.
  const stored = keyOf(sql`split_part(search, E'\\n', 1)`);
  return sql<boolean>`(length(${stored}) = length(${name}) and strpos(${name + name}, ${stored}) > 0
    and ${name} in (${folded('first_name', 'last_name')}, ${folded('last_name', 'first_name')}))`;
}

/** The words that are probably in the fewest rows come first. */
function rarestFirst(words: readonly string[]): readonly string[] {
  const hasDigit = (word: string) => Number(/\p{N}/u.test(word));
  return words.toSorted((one, other) => hasDigit(other) - hasDigit(one) || other.length - one.length);
}
