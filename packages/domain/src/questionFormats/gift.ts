import { characterEntitiesHtml4 } from 'character-entities-html4';
import type { QuizQuestion } from '../quiz/quiz.ts';
import { type RawQuestion, unreadable } from './RawQuestion.ts';

/** The characters that `\` escapes; `\n` is a line break. */
const ESCAPABLE = '~=#{}:\\n';
const ESCAPE = /\\([~=#{}:\\n])/g;
const SPECIAL = /[~=#{}:\\]/g;

/** Escaped characters become noncharacters while a question is taken apart. No text may contain those. */
const FIRST_PLACEHOLDER = 0xfdd0;
const PLACEHOLDER = /[\uFDD0-\uFDD7]/g;

const CATEGORY = /^\$CATEGORY\s*:/i;
const TEXT_FORMAT = /^\[(html|markdown|plain|moodle)\]\s*/i;
const WEIGHT = /^%(-?\d{1,3}(?:\.\d{1,9})?)%\s*/;
/** Parts of a page that a question cannot have. */
const MEDIA = /<(?:img|audio|video|iframe|object|embed|svg|math)\b/i;
const BLANK = '_____';

const NOT_SINGLE_CHOICE =
  'Only single-choice questions can be imported: = before the correct choice, ~ before the others.';

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

export function isGift(text: string): boolean {
  return paragraphsOf(text).some(({ text: paragraph }) => {
    const encoded = encode(paragraph);
    return encoded.startsWith('::') || bodyOf(encoded)?.trimStart().match(/^[=~]/) != null;
  });
}

/** Parses questions in GIFT format, separated by blank lines. */
export function parseGift(text: string): readonly RawQuestion[] {
  return paragraphsOf(text).map(({ line, text: paragraph }) => parseQuestion(line, encode(paragraph)));
}

function paragraphsOf(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const [index, untrimmed] of text.split('\n').entries()) {
    const line = untrimmed.replaceAll('\t', ' ').trim();
    if (line.startsWith('//') || CATEGORY.test(line)) continue;
    const last = isOpen && paragraphs.pop();
    isOpen = line !== '';
    if (last) paragraphs.push(isOpen ? { ...last, text: `${last.text}\n${line}` } : last);
    else if (isOpen) paragraphs.push({ line: index + 1, text: line });
  }
  return paragraphs;
}

function parseQuestion(line: number, paragraph: string): RawQuestion {
  const titled = /^::[^:]*(?::[^:]+)*::/.exec(paragraph)?.[0] ?? '';
  const { format, text } = withoutFormat(paragraph.slice(titled.length).trim());
  const open = text.indexOf('{');
  const close = text.indexOf('}', open);
  const read = (part: string) => (format === 'html' ? plainText(decode(part)) : decode(part)).trim();
  const fault = (reason: string) => unreadable(line, read(text.slice(0, open < 0 ? undefined : open)), reason);
  if (open < 0) return fault('It has no choices. Put them in braces.');
  if (close < 0) return fault('The brace before its choices is not closed.');
  const rest = text.slice(close + 1).trim();
  if (rest.includes('{')) return fault('It has choices twice. Put a blank line between questions.');
  const question = read(text.slice(0, open).trimEnd() + blankBefore(rest));
  const body = bodyOf(text) ?? '';
  const parts = body.match(/[=~][^=~]*/g) ?? [];
  if (!/^\s*~|^\s*=/.test(body) || !parts.some((part) => part.startsWith('~'))) return fault(NOT_SINGLE_CHOICE);
  const choices = parts.map(parseChoice);
  if (format === 'html' && MEDIA.test([text.slice(0, open), rest, ...choices.map((choice) => choice.text)].join(' '))) {
    return fault('It has an image or other media, which cannot be imported.');
  }
  return {
    line,
    question,
    choices: choices.map((choice) =>
      read(choice.text)
        .split('\n')
        .map((part) => part.trim())
        .join(' '),
    ),
    correct: choices.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : [])),
  };
}

/** A choice fills a blank if the sentence continues after the choices. */
function blankBefore(rest: string): string {
  if (rest === '') return '';
  return /^[.,;:!?]/.test(rest) ? ` ${BLANK}${rest}` : ` ${BLANK} ${rest}`;
}

/** The choices of a question, without the feedback for the whole question. */
function bodyOf(encoded: string): string | undefined {
  const open = encoded.indexOf('{');
  const close = encoded.indexOf('}', open);
  return open < 0 || close < 0 ? undefined : encoded.slice(open + 1, close).split('####')[0];
}

function parseChoice(part: string): { readonly text: string; readonly isCorrect: boolean } {
  // The rest is feedback.
  const [content = ''] = part.slice(1).split('#');
  const [weight = '', percent] = WEIGHT.exec(content.trimStart()) ?? [];
  const { text } = withoutFormat(content.trimStart().slice(weight.length));
  return { text, isCorrect: percent === undefined ? part.startsWith('=') : Number(percent) > 0 };
}

function withoutFormat(text: string): { readonly format: string | undefined; readonly text: string } {
  const [prefix = '', format] = TEXT_FORMAT.exec(text) ?? [];
  return { format: format?.toLowerCase(), text: text.slice(prefix.length) };
}

function encode(text: string): string {
  return text.replace(ESCAPE, (_, character: string) =>
    String.fromCharCode(FIRST_PLACEHOLDER + ESCAPABLE.indexOf(character)),
  );
}

function decode(text: string): string {
  return text.replace(PLACEHOLDER, (placeholder) => {
    const character = ESCAPABLE.charAt(placeholder.charCodeAt(0) - FIRST_PLACEHOLDER);
    return character === 'n' ? '\n' : character;
  });
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi;
const MAX_CODE_POINT = 0x10ffff;

/** The text of simple HTML, as other systems export it. */
function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]|pre))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
      return (code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entityNamed(name)) ?? entity;
    })
    .replaceAll('\u00a0', ' ');
}

function entityNamed(name: string): string | undefined {
  // HTML 4 does not have it.
  if (name === 'apos') return "'";
  return Object.hasOwn(characterEntitiesHtml4, name) ? characterEntitiesHtml4[name] : undefined;
}

export function writeGift(questions: readonly QuizQuestion[]): string {
  return questions
    .map(({ question, choices }, index) => {
      const lines = choices.map(({ text, isCorrect }) => `\t${isCorrect ? '=' : '~'}${choiceText(text, isCorrect)}`);
      return [`::Question ${index + 1}::[plain]${escaped(question)} {`, ...lines, '}', ''].join('\n');
    })
    .join('\n');
}

/** Protects a text that begins like a weight or a text format. */
function choiceText(text: string, isCorrect: boolean): string {
  if (WEIGHT.test(text)) return `%${isCorrect ? 100 : 0}%${escaped(text)}`;
  return (TEXT_FORMAT.test(text) ? '[plain]' : '') + escaped(text);
}

function escaped(text: string): string {
  return text.replace(SPECIAL, String.raw`\$&`).replace(/\r\n|[\r\n]/g, String.raw`\n`);
}
