import { type Sentence, sentence } from '../sentence/sentence.ts';
import { INVISIBLE, WHITE_SPACE } from './characters.ts';
import { MAX_MARKS, TOO_MANY_MARKS } from './marks.ts';

/**
 * The kind of a stored text. A `line` is a title, a name or a choice, and a `text` has line breaks. An `identifier` is an id
 * of another service; `email` and `username` are identifiers with rules of their own. An `address` is a hyperlink.
 */
export type TextKind = 'line' | 'text' | 'identifier' | 'email' | 'username' | 'address';

/** A rule of a kind: what has it is rejected, and why: for the API after the name of the field, and for readers. */
type Fault = readonly [pattern: RegExp, predicate: string, problemOf: (field: Sentence) => Sentence];

interface KindRules {
  /** What is replaced in a text of this kind, in this order. */
  readonly replaced: readonly (readonly [pattern: RegExp, by: string])[];
  /** What a cleaned text of this kind may not have. */
  readonly faults: readonly Fault[];
}

/** White space and characters without a glyph, which mean nothing at the ends of a text. */
const BLANK = `[${WHITE_SPACE.source.slice(1, -1)}${INVISIBLE.source.slice(1, -1)}]`;
const VISIBLE = `[^${BLANK.slice(1)}`;
/** Variation selectors and tags belong to the emoji or ideograph before them. */
const SELECTOR = '[\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}]';
/** A joiner after an Indian virama changes its shape. */
const JOINED_VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA][\\u200C\\u200D]';

const ENDS: KindRules['replaced'] = [
  [new RegExp(`^${BLANK}+`, 'u'), ''],
  // The lookahead keeps the number of steps proportional to the length.
  [new RegExp(`(${JOINED_VIRAMA}|${VISIBLE}${SELECTOR}*(?!${SELECTOR})|^)${BLANK}*$`, 'u'), '$1'],
];

/** Deprecated marks of direction, which WhatsApp writes around telephone numbers. */
const NO_EMBEDDINGS = [/[\u202A-\u202C]/gu, ''] as const;
const NO_ISOLATES = [/[\u2066-\u2069]/gu, ''] as const;
/** Also those of PowerPoint (U+000B) and Word (U+000C). */
const LINE_BREAK = '\\n\\v\\f\\r\\u0085\\u2028\\u2029';
const SEPARATOR = `[\\t${LINE_BREAK}]`;
const PLAIN_LINE_BREAKS = [new RegExp(`\\r\\n|[${LINE_BREAK}]`, 'gu'), '\n'] as const;
const SPACE = `(?!${SEPARATOR})${WHITE_SPACE.source}`;
/** Separators with all white space around them become one blank. The lookbehind keeps that linear for rows of blanks. */
const ONE_LINE = [
  [new RegExp(`${SEPARATOR}${WHITE_SPACE.source}*`, 'gu'), '\n'],
  [new RegExp(`(?:(?<!${SPACE})(?:${SPACE})+)?\\n`, 'gu'), ' '],
] as const;
/** Joiners and emoji in paths, as browsers send them. */
const ENCODED_JOINERS = [
  [/[\u200C]/gu, '%E2%80%8C'],
  [/[\u200D]/gu, '%E2%80%8D'],
  [/[\uFE0F]/gu, '%EF%B8%8F'],
] as const;

/** What no text may have, not even at its ends. */
export const FORBIDDEN: readonly Fault[] = [
  [
    /[\u202D\u202E]/u,
    'has hidden characters that turn the direction of writing. Type it instead of pasting it.',
    (field) =>
      sentence('{field} has hidden characters that turn the direction of writing. Type it instead of pasting it.', {
        field,
      }),
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them.
    /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\p{Noncharacter_Code_Point}\p{Surrogate}]/u,
    'has hidden control characters. Type it instead of pasting it.',
    (field) => sentence('{field} has hidden control characters. Type it instead of pasting it.', { field }),
  ],
  [
    TOO_MANY_MARKS,
    `has more than ${MAX_MARKS} accents or other marks on one letter. Remove some of them.`,
    (field) =>
      sentence('{field} has more than {max} accents or other marks on one letter. Remove some of them.', {
        field,
        max: MAX_MARKS,
      }),
  ],
];
const SEVERAL_LINES: Fault = [
  new RegExp(SEPARATOR, 'u'),
  'has a tab or a line break inside. Remove it.',
  (field) => sentence('{field} has a tab or a line break inside. Remove it.', { field }),
];
const HIDDEN: Fault = [
  INVISIBLE,
  'has invisible characters. Type it instead of pasting it.',
  (field) => sentence('{field} has invisible characters. Type it instead of pasting it.', { field }),
];
const SPACED: Fault = [
  WHITE_SPACE,
  'has spaces inside. Remove them.',
  (field) => sentence('{field} has spaces inside. Remove them.', { field }),
];

/** Longest e-mail address that mail servers forward (RFC 5321, 4.5.3.1.3), in characters. */
export const EMAIL_MAX_LENGTH = 254;

const LABEL = '[A-Za-z0-9\\u0080-\\u{10FFFF}](?:[A-Za-z0-9\\u0080-\\u{10FFFF}-]*[A-Za-z0-9\\u0080-\\u{10FFFF}])?';
/** Addresses in any script, without quotes and comments, which no one has. */
const ADDRESS = `[^@<>()\\[\\]\\\\,;:"]{1,64}@${LABEL}(?:[.]${LABEL})*`;
const NO_EMAIL: Fault = [
  new RegExp(`^(?!(?:${ADDRESS})?$)`, 'u'),
  'is not an e-mail address. Enter one such as ada@example.org.',
  (field) => sentence('{field} is not an e-mail address. Enter one such as ada@example.org.', { field }),
];
const NO_WEB_ADDRESS: Fault = [
  /^(?!$|[hH][tT][tT][pP][sS]?:[/][/])/u,
  'is not a full web address. Enter one such as https://example.org/event.',
  (field) => sentence('{field} is not a full web address. Enter one such as https://example.org/event.', { field }),
];

export const KINDS: Readonly<Record<TextKind, KindRules>> = {
  line: { replaced: [NO_EMBEDDINGS, NO_ISOLATES, ...ONE_LINE, ...ENDS], faults: [] },
  text: { replaced: [NO_EMBEDDINGS, PLAIN_LINE_BREAKS, ...ENDS], faults: [] },
  identifier: { replaced: ENDS, faults: [SPACED, HIDDEN] },
  email: { replaced: ENDS, faults: [HIDDEN, NO_EMAIL, SPACED] },
  username: { replaced: ENDS, faults: [SEVERAL_LINES, HIDDEN] },
  address: { replaced: [...ENDS, ...ENCODED_JOINERS], faults: [SPACED, HIDDEN, NO_WEB_ADDRESS] },
};

/** A text as it is stored. A text that shows nothing is empty. */
export function cleanText(kind: TextKind, text: string): string {
  return KINDS[kind].replaced.reduce((cleaned, [pattern, by]) => cleaned.replace(pattern, by), text);
}

/** A text with the line breaks of any program as `\n`. */
export function withPlainLineBreaks(text: string): string {
  return text.replace(...PLAIN_LINE_BREAKS);
}

/** The lines and cells of a text in one line, with one blank between them. A text of one line stays as it is. */
export function inOneLine(text: string): string {
  const line = ONE_LINE.reduce((joined, [pattern, by]) => joined.replace(pattern, by), text);
  return line === text ? text : line.trim();
}

/**
 * Why a text cannot be stored, as a predicate for the API such as 'has spaces inside. Remove them.'; undefined if it can.
 * What `cleanText` removes is no reason.
 *
 * @param maxLength In UTF-16 units of the cleaned text.
 */
export function textFault(kind: TextKind, text: string, maxLength: number): string | undefined {
  return faultOf(kind, text, maxLength)?.[1];
}

/** The same as a sentence about a field, such as 'Title'. */
export function textProblem(kind: TextKind, field: Sentence, text: string, maxLength: number): Sentence | undefined {
  return faultOf(kind, text, maxLength)?.[2](field);
}

function faultOf(kind: TextKind, text: string, maxLength: number): Fault | undefined {
  const find = (faults: readonly Fault[], tested: string) => faults.find(([pattern]) => pattern.test(tested));
  const cleaned = cleanText(kind, text);
  return find(FORBIDDEN, text) ?? lengthFault(cleaned.length, maxLength) ?? find(KINDS[kind].faults, cleaned);
}

function lengthFault(length: number, max: number): Fault | undefined {
  if (length <= max) return undefined;
  return [
    /^/,
    `must have at most ${max} characters; it has ${length}.`,
    (field) => sentence('{field} must have at most {max} characters; it has {length}.', { field, max, length }),
  ];
}
