import { type HtmlText, hasMarkup, textOfHtml } from '../htmlText/htmlText.ts';
import type { QuizQuestion } from '../quiz/quiz.ts';
import { distinctSentences, type Sentence, sentence } from '../sentence/sentence.ts';
import { inOneLine } from '../text/text.ts';
import { type ParsedText, type RawQuestion, unreadable } from './RawQuestion.ts';

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
const BLANK = '_____';
const SENTENCE_END = /[.:!?…。．：！？؟۔।](?:[)\]）」』”"’»]|<\/?\w+>)*$/u;
/** A text that goes on from what is above it. */
const CONTINUATION = /^[\p{Ll}.,;:!?…)]/u;

const NOT_SINGLE_CHOICE = sentence(
  'Only single-choice questions can be imported: = before the correct choice, ~ before the others.',
);
const SEVERAL_PARAGRAPHS = sentence('Its text has more than one paragraph.');
const MARKDOWN = sentence('Signs of Markdown in it are imported as they are.');

interface Paragraph {
  readonly line: number;
  readonly text: string;
  /** What its question loses because of blank lines around it. */
  readonly losses?: readonly Sentence[];
}

export function isGift(text: string): boolean {
  return paragraphsOf(text).some(({ text: paragraph }) => {
    const encoded = encode(paragraph);
    return encoded.startsWith('::') || bodyOf(encoded)?.trimStart().match(/^[=~]/) != null;
  });
}

/** Parses questions in GIFT format, separated by blank lines. */
export function parseGift(text: string): ParsedText {
  const questions = joined(paragraphsOf(text)).map(({ line, text: paragraph, losses = [] }) => {
    const question = parseQuestion(line, encode(paragraph));
    return { ...question, losses: [...losses, ...(question.losses ?? [])] };
  });
  return { questions, leftOut: [] };
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

/**
 * Joins what blank lines have cut apart: a title or a case, whose paragraphs end like sentences, with the question below it.
 * Other text without choices, such as a heading, stays alone, and the question next to it says so.
 */
function joined(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  let questions: readonly Paragraph[] = [];
  let above: readonly Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = questions.at(-1);
    if (!hasChoices(paragraph)) {
      const isEnd = above.length === 0 && last && hasChoices(last) && CONTINUATION.test(paragraph.text);
      if (isEnd) questions = withLoss(questions, leftOutBelow(paragraph));
      else above = [...above, paragraph];
    } else {
      questions = isTitled(paragraph)
        ? [...withTextBelow(questions, above), paragraph]
        : [...questions, ...withTextAbove(above, paragraph)];
      above = [];
    }
  }
  return withTextBelow(questions, above);
}

/** A question with the paragraphs above it that belong to it, after those that do not. */
function withTextAbove(above: readonly Paragraph[], question: Paragraph): readonly Paragraph[] {
  const title = above.findLastIndex(isTitled);
  const heading = above.findLastIndex(({ text }) => !SENTENCE_END.test(text));
  const start = title < 0 ? heading + 1 : title;
  const [others, own] = [above.slice(0, start), above.slice(start)];
  const [first] = own;
  const last = others.at(-1);
  if (first) return [...others, { line: first.line, text: textOf([...own, question]), losses: [SEVERAL_PARAGRAPHS] }];
  return last ? [...others, ...withLoss([question], mayBelong(last))] : [question];
}

/** Questions with paragraphs below them that no other question follows. */
function withTextBelow(questions: readonly Paragraph[], below: readonly Paragraph[]): readonly Paragraph[] {
  const [first] = below;
  return first ? [...withLoss(questions, mayBelong(first)), ...below] : questions;
}

/** Adds what is lost to the last one. */
function withLoss(questions: readonly Paragraph[], loss: Sentence): readonly Paragraph[] {
  const last = questions.at(-1);
  return last ? [...questions.slice(0, -1), { ...last, losses: [...(last.losses ?? []), loss] }] : [];
}

function textOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ text }) => text).join('\n');
}

function isTitled({ text }: Paragraph): boolean {
  return text.startsWith('::');
}

function hasChoices({ text }: Paragraph): boolean {
  return encode(text).includes('{');
}

function leftOutBelow({ text }: Paragraph): Sentence {
  return sentence('What follows it after a blank line is left out: “{text}”', { text: decode(encode(text)) });
}

function mayBelong({ line }: Paragraph): Sentence {
  return sentence('The text on line {line} is left out. Check that it does not belong to this question.', { line });
}

function parseQuestion(line: number, paragraph: string): RawQuestion {
  const titled = /^::[^:]*(?::[^:]+)*::/.exec(paragraph)?.[0] ?? '';
  const { format, text } = withoutFormat(paragraph.slice(titled.length).trim());
  const open = text.indexOf('{');
  const close = text.indexOf('}', open);
  const fault = (reason: Sentence) =>
    unreadable(line, readText(text.slice(0, open < 0 ? undefined : open), format).text, reason);
  if (open < 0) return fault(sentence('It has no choices. Put them in braces.'));
  if (close < 0) return fault(sentence('The brace before its choices is not closed.'));
  const rest = text.slice(close + 1).trim();
  if (rest.includes('{')) return fault(sentence('It has choices twice. Put a blank line between questions.'));
  const body = bodyOf(text) ?? '';
  const parts = body.match(/[=~][^=~]*/g) ?? [];
  if (!/^\s*~|^\s*=/.test(body) || !parts.some((part) => part.startsWith('~'))) return fault(NOT_SINGLE_CHOICE);
  const choices = parts.map((part) => parseChoice(part, format));
  const question = readText(text.slice(0, open).trimEnd() + blankBefore(rest), format);
  const texts = [question, ...choices.map((choice) => choice.content)];
  if (texts.some(({ hasMedia }) => hasMedia))
    return fault(sentence('It has an image or other media, which cannot be imported.'));
  return {
    line,
    question: question.text,
    choices: choices.map(({ content }) => inOneLine(content.text)),
    correct: choices.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : [])),
    losses: distinctSentences([
      ...texts.flatMap(({ losses }) => losses),
      ...lostRatings(text.slice(open, close), choices),
    ]),
  };
}

/** Feedback, and weights that say more than right or wrong. */
function lostRatings(body: string, choices: readonly Choice[]): readonly Sentence[] {
  return [
    ...(body.includes('#') ? [sentence('Its feedback is left out.')] : []),
    ...(choices.some(({ percent = 0 }) => percent % 100 !== 0) ? [sentence('Its weights are left out.')] : []),
  ];
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

interface Choice {
  readonly content: HtmlText;
  readonly isCorrect: boolean;
  /** Its weight. */
  readonly percent: number | undefined;
}

/** A choice without a format of its own has that of the question. */
function parseChoice(part: string, questionFormat: string | undefined): Choice {
  // The rest is feedback.
  const [content = ''] = part.slice(1).split('#');
  const [weight = '', digits] = WEIGHT.exec(content.trimStart()) ?? [];
  const { format = questionFormat, text } = withoutFormat(content.trimStart().slice(weight.length));
  const percent = digits === undefined ? undefined : Number(digits);
  return {
    content: readText(text, format),
    isCorrect: percent === undefined ? part.startsWith('=') : percent > 0,
    percent,
  };
}

/** Moodle shows HTML in all formats but plain text, and keeps the line breaks of other formats than HTML. */
function readText(encoded: string, format: string | undefined): HtmlText {
  const text = decode(encoded).trim();
  if (format === 'html') return textOfHtml(text);
  if (format !== 'plain' && hasMarkup(text)) return textOfHtml(text.replaceAll('\n', '<br>'));
  const hasSigns = format === 'markdown' && /[*_`^~#]/.test(text);
  return { text, losses: hasSigns ? [MARKDOWN] : [], hasMedia: false };
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
