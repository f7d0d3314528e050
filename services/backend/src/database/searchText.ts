import { isBlankText } from '@cpd/domain/text';
import { type RawBuilder, sql } from 'kysely';

/**
 * That the column `search` of a list holds a keyword anywhere, as the database folds both (rule B9); pattern characters mean
 * themselves, and a keyword that shows nothing asks for nothing. An index of trigrams answers it.
 */
export function holdsKeyword(keyword: string): RawBuilder<boolean>[] {
  if (isBlankText(keyword)) return [];
  const trimmed = keyword.trim();
  const word = rarestWord(trimmed);
  // The index finds the rows of the first condition, and looks in them alone for the parts of the next, whose lists are long.
  const parts = word === undefined || word === trimmed ? [trimmed] : [word, trimmed];
  return parts.map(
    (part) => sql<boolean>`search like '%' || regexp_replace(search_fold(${part}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`,
  );
}

/** The word of a keyword that is likely to be in the fewest rows; one of three letters is a single trigram and saves nothing. */
function rarestWord(keyword: string): string | undefined {
  const hasDigit = (word: string) => Number(/\p{N}/u.test(word));
  const words = keyword.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  return words.toSorted((one, other) => hasDigit(other) - hasDigit(one) || other.length - one.length)[0];
}
