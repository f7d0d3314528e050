import { CHOICE_COUNT, type QuizQuestion } from '../quiz/quiz.ts';
import { parseAnswer, positionOf } from './answer.ts';
import { type RawQuestion, unreadable } from './RawQuestion.ts';

interface Line {
  readonly number: number;
  readonly text: string;
  readonly label: Label | undefined;
}

/** The label of a choice, such as `A.` or `(ข)`. */
interface Label {
  readonly alphabet: string;
  readonly index: number;
  readonly rest: string;
}

const ANSWER = /^ANSWER\s*[:：]/i;
const LABEL = /^\(?([a-z1-9ก-ซأا-ي])(?:\)|\.(?=\s|$))/i;

export function hasAikenAnswer(text: string): boolean {
  return text.split('\n').some((line) => ANSWER.test(line.trim()));
}

/** Parses questions in Aiken format: the question, choices `A.` to `D.`, and `ANSWER: B`. */
export function parseAiken(text: string): readonly RawQuestion[] {
  const questions: RawQuestion[] = [];
  let block: Line[] = [];
  /** The choices that the block has so far. */
  let choices: { readonly alphabet: string; readonly count: number } | undefined;
  let isAfterBlank = false;

  function close(answer?: Line) {
    const [first = answer] = block;
    if (first) questions.push(toQuestion(first.number, block, answer?.text.replace(ANSWER, '').trim()));
    block = [];
    choices = undefined;
  }

  for (const [index, untrimmed] of text.split('\n').entries()) {
    const line = toLine(index + 1, untrimmed);
    const { label } = line;
    if (ANSWER.test(line.text)) {
      close(line);
    } else if (line.text !== '') {
      const isNext = choices !== undefined && label?.alphabet === choices.alphabet;
      // The answer of the question before is missing.
      if (choices && !isNext && choices.count > 1 && (isAfterBlank || choices.count >= CHOICE_COUNT)) close();
      if (label?.index === 0) choices = { alphabet: label.alphabet, count: 1 };
      else if (choices && isNext) choices = { ...choices, count: choices.count + 1 };
      block.push(line);
    }
    isAfterBlank = line.text === '';
  }
  close();
  return questions;
}

function toLine(number: number, untrimmed: string): Line {
  const text = untrimmed.replaceAll('\t', ' ').trim();
  const [start = '', letter = ''] = LABEL.exec(text) ?? [];
  const position = positionOf(letter);
  return { number, text, label: position && { ...position, rest: text.slice(start.length).trim() } };
}

function toQuestion(line: number, block: readonly Line[], answer: string | undefined): RawQuestion {
  // The question itself may begin like a choice, as in 'A. baumannii is …'.
  const start = block.findLastIndex(({ label }) => label?.index === 0);
  const texts = block.map(({ text }) => text);
  if (block.length === 0) return unreadable(line, '', 'This answer has no question.');
  if (start < 0) return unreadable(line, texts.join('\n'), 'It has no choices. Begin their lines with A. to D.');
  const question = texts.slice(0, start).join('\n');
  const lines = block.slice(start);
  const alphabet = lines[0]?.label?.alphabet;
  const stray = lines.find(({ label }, index) => label?.alphabet !== alphabet || label?.index !== index);
  if (stray) return unreadable(line, question, `Line ${stray.number} does not continue the choices.`);
  const choices = lines.map(({ label }) => label?.rest ?? '');
  return { line, question, choices, ...readAnswer(answer, choices.length) };
}

function readAnswer(answer: string | undefined, choiceCount: number): Pick<RawQuestion, 'correct' | 'answerFault'> {
  if (!answer) return { correct: [], answerFault: 'The answer is missing. Add a line such as ANSWER: B.' };
  const correct = parseAnswer(answer);
  const isValid = correct?.every((index) => index >= 0 && index < choiceCount);
  return isValid && correct
    ? { correct }
    : { correct: [], answerFault: `The answer “${answer}” is none of the choices.` };
}

/** Aiken has the question on one line. */
export function writeAiken(questions: readonly QuizQuestion[]): string {
  return questions
    .map(({ question, choices }) => {
      const lines = choices.map(({ text }, index) => `${letterOf(index)}. ${text}`);
      const correct = choices.findIndex(({ isCorrect }) => isCorrect);
      return [question.replace(/\s+/g, ' '), ...lines, `ANSWER: ${letterOf(correct)}`, ''].join('\n');
    })
    .join('\n');
}

function letterOf(index: number): string {
  return 'ABCDEFGHIJ'.charAt(index);
}
