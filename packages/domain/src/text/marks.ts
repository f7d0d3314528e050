import { INVISIBLE } from './characters.ts';

/**
 * The most combining marks in a row, as in the Stream-Safe Text Format of Unicode Standard Annex 15: normalization sorts a row
 * of them in a time that grows with the square of its length. No language needs as many.
 */
export const MAX_MARKS = 30;

/** Combining marks, and characters that compatibility decomposition turns into marks alone, or into marks on a tatweel. */
const MARK = '[\\p{M}\\uFF9E\\uFF9F\\uFCF2-\\uFCF4\\uFE71\\uFE77\\uFE79\\uFE7B\\uFE7D\\uFE7F]';
/** Characters that a fold removes, after which the marks around them are in one row. No character is of both classes. */
const REMOVED = `(?![\\p{M}])[${INVISIBLE.source.slice(1, -1)}\\u0640]`;
const NEXT_MARK = `(?:${REMOVED})*${MARK}`;

/** More combining marks in a row than a text may have. */
export const TOO_MANY_MARKS = new RegExp(`${MARK}(?:${NEXT_MARK}){${MAX_MARKS}}`, 'u');

const LONG_ROWS = new RegExp(`(${MARK}(?:${NEXT_MARK}){${MAX_MARKS - 1}})(?:${NEXT_MARK})+`, 'gu');

/** A text with the first of its combining marks, where it has too many in a row. */
export function withFewMarks(text: string): string {
  return text.length > MAX_MARKS ? text.replace(LONG_ROWS, '$1') : text;
}

/** A text in a normalization form. The time is proportional to its length, because it has too many marks in no row. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return withFewMarks(text).normalize(form);
}
