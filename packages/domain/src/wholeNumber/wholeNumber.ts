import { INVISIBLE } from '../text/characters.ts';
import { normalized } from '../text/text.ts';

const DIGIT = /\p{Decimal_Number}/u;
const DIGITS = new RegExp(DIGIT.source, 'gu');
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/** A text with the decimal digits of all scripts as ASCII digits, in normalization form KC: '๓' and '３' are '3'. */
export function withAsciiDigits(text: string): string {
  return normalized(text, 'NFKC').replace(DIGITS, (digit) => String(digitValue(digit)));
}

/** Digits are in runs of ten code points, from 0 to 9. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
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
