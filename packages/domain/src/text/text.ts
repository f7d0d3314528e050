import { INVISIBLE, WHITE_SPACE } from './characters.ts';
import { normalized } from './marks.ts';

export { BIDI_OVERRIDES } from './characters.ts';
export { foldForFinding, foldText, foldTextInItsCase } from './fold.ts';
export { normalized, withFewMarks } from './marks.ts';
export {
  cleanText,
  EMAIL_MAX_LENGTH,
  inOneLine,
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
  return normalized(text, 'NFC').replace(INVISIBLE_EXCEPT_JOINERS, '').replace(ALL_WHITE_SPACE, ' ').trim();
}

/** A text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Made when it is first used: that takes 40 ms, which every page would wait for.
let listFormat: Intl.ListFormat | undefined;

/** A list in a sentence: 'a, b and c'. What exceeds a maximum is counted: 'a, b and 2 more'. */
export function listed(items: readonly string[], max = items.length): string {
  const others = items.length - max;
  listFormat ??= new Intl.ListFormat('en-GB');
  return listFormat.format(others > 0 ? [...items.slice(0, max), `${others} more`] : items);
}
