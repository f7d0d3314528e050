import { normalized } from '../text/text.ts';
import { withAsciiDigits } from '../wholeNumber/wholeNumber.ts';

/** Labels of choices. Thai, Arabic and Japanese exams have their own letters. */
const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', '123456789', 'กขคงจฉชซ', 'أبجدهوزح', 'アイウエオカキク'];

/** People surround and separate the letters and numbers of an answer in many ways. */
const SEPARATORS = /[\s,;.&+()*_、。・،؛]+/;

/** Parses an answer such as 'B', '2' or 'A, C' as indexes from 0. Returns null if any part is no number or letter. */
export function parseAnswer(text: string): readonly number[] | null {
  const parts = normalized(text, 'NFKC')
    .split(SEPARATORS)
    .filter((part) => part !== '');
  const indexes = parts.map(indexOf).filter((index) => index !== undefined);
  return indexes.length === parts.length ? indexes : null;
}

function indexOf(part: string): number | undefined {
  const number = withAsciiDigits(part);
  return /^\d{1,2}$/.test(number) ? Number(number) - 1 : positionOf(part)?.index;
}

/** Returns the index of a letter or digit, of any width, among the labels of choices. */
export function positionOf(letter: string): { readonly alphabet: string; readonly index: number } | undefined {
  const folded = withAsciiDigits(letter)
    .toLowerCase()
    .replace(/[اإآٱ]/, 'أ')
    // The third and the fourth letter in the order of dictionaries.
    .replace('ت', 'ج')
    .replace('ث', 'د');
  const alphabet = folded.length === 1 ? ALPHABETS.find((one) => one.includes(folded)) : undefined;
  return alphabet === undefined ? undefined : { alphabet, index: alphabet.indexOf(folded) };
}
