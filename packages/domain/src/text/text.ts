import { INVISIBLE, WHITE_SPACE } from './characters.ts';

export { BIDI_OVERRIDES } from './characters.ts';
export {
  cleanText,
  EMAIL_MAX_LENGTH,
  type TextKind,
  textFault,
  textProblem,
  withPlainLineBreaks,
} from './storedText.ts';

const ALL_WHITE_SPACE = new RegExp(`${WHITE_SPACE.source}+`, 'gu');
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/**
 * Whether a text has only white space and invisible characters. A combining mark without a letter is visible, over a
 * dotted circle.
 */
export function isBlankText(text: string): boolean {
  return text.replace(ALL_INVISIBLE, '').replace(ALL_WHITE_SPACE, '') === '';
}

/** Whether PostgreSQL can store a text: it has no NUL character and no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Characters that could control a terminal, or reorder or hide what it prints. */
const TERMINAL_CONTROLS = /[\p{Control}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** A text for one line of a terminal. Characters that could control it are escaped, such as `\u{1b}`. */
export function terminalText(text: string): string {
  return text
    .toWellFormed()
    .replace(TERMINAL_CONTROLS, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Invisible characters, except for joiners that change the shape of letters or emoji. */
const INVISIBLE_EXCEPT_JOINERS = new RegExp(
  `(?!(?<=[^\\p{ASCII}\\p{Script=Latin}])[\\u200C\\u200D](?=[^\\p{ASCII}\\p{Script=Latin}]))${INVISIBLE.source}`,
  'gu',
);

/** The visible characters of a text: without invisible characters, and with one space for each white space. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE_EXCEPT_JOINERS, '').replace(ALL_WHITE_SPACE, ' ').trim();
}

/** Thai and Lao tone marks, and the vowels above a letter that people type on either side of them. */
const TONE_BEFORE_VOWEL =
  /(?<![\u0E48-\u0E4B\u0EC8-\u0ECB])([\u0E48-\u0E4B\u0EC8-\u0ECB]+)([\u0E31\u0E34-\u0E37\u0EB1\u0EB4-\u0EB7]+)/g;
/** SARA AM in its two parts, as compatibility decomposition leaves it, with tone marks on either side of the first. */
const SARA_AM_PARTS = /(?<![\u0E48-\u0E4B])([\u0E48-\u0E4B]*)\u0E4D([\u0E48-\u0E4B]*)\u0E32/g;
const LAO_AM_PARTS = /(?<![\u0EC8-\u0ECB])([\u0EC8-\u0ECB]*)\u0ECD([\u0EC8-\u0ECB]*)\u0EB2/g;

/**
 * Folds a text for searching: texts with equal folds look the same. The fold ignores case, width, ligatures, kinds of white
 * space, invisible characters and the order of Thai marks, but not accents.
 *
 * The database function `search_fold` does the same; a test compares them.
 */
export function searchFold(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(ALL_INVISIBLE, '')
      .replace(ALL_WHITE_SPACE, ' ')
      .normalize('NFKD')
      // Upper case unites ß and SS, and the two small sigmas; lower case before it unites ẞ and ß.
      .toLowerCase()
      .toUpperCase()
      // The dotted capital İ.
      .replace(/I\u0307+/g, 'I')
      .replace(TONE_BEFORE_VOWEL, '$2$1')
      .replace(SARA_AM_PARTS, '$1$2\u0E33')
      .replace(LAO_AM_PARTS, '$1$2\u0EB3')
      // Two SARA E look like one SARA AE.
      .replace(/\u0E40\u0E40/g, '\u0E41')
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .replace(/^ | $/g, '')
  );
}

/** A text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with its noun: '1 question', '2 questions'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
