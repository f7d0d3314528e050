import { DIGITS, INVISIBLE, unifying } from '../text/characters.ts';
import { normalized } from '../text/text.ts';

const withDigits = unifying(DIGITS);
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/** A text with the decimal digits of all scripts as ASCII digits, in normalization form KC: '๓' and '３' are '3'. */
export function withAsciiDigits(text: string): string {
  return withDigits(normalized(text, 'NFKC'));
}

/** The number at the start of a typed text; null if it does not begin with a digit. */
export function leadingNumber(text: string): number | null {
  const [, digits] = /^\s*\+?(\d+)/.exec(withAsciiDigits(text).replace(ALL_INVISIBLE, '')) ?? [];
  return digits === undefined ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Parses typed text as an integer from 0: '3abc' is 3; '', '-1' and 'abc' are 0. */
export function parseWholeNumber(text: string): number {
  return leadingNumber(text) ?? 0;
}

/** A text that is a whole number and nothing else; null for any other text. */
export function toWholeNumber(text: string): number | null {
  const digits = withAsciiDigits(text);
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
}
