import { foldCase } from '@cpd/domain/keyword';
import { type RawBuilder, sql } from 'kysely';

/**
 * Folds the texts that a list is searched by, for keeping beside them (rule B9): databases differ in what they know
 * of case.
 */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  return foldCase(texts.filter((text) => text).join('\n'));
}

/**
 * That the column `search` of a list holds a keyword anywhere, whatever its case; pattern characters mean themselves, and
 * an empty one asks for nothing. An index of trigrams answers it.
 */
export function holdsKeyword(keyword: string): RawBuilder<boolean>[] {
  if (keyword === '') return [];
  const literal = foldCase(keyword.trim()).replace(/[\\%_]/g, '\\$&');
  return [sql<boolean>`search like ${`%${literal}%`}`];
}

/** Whether the index of trigrams can find a keyword: one without three letters or digits in a row is looked for in each row. */
export function isIndexed(keyword: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(foldCase(keyword));
}
