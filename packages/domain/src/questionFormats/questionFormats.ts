import { hasMarkup } from '../htmlText/htmlText.ts';
import {
  CHOICE_COUNT,
  type QuestionProblem,
  type QuizQuestion,
  questionProblemMessage,
  questionProblems,
} from '../quiz/quiz.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';
import { textProblem, withPlainLineBreaks } from '../text/text.ts';
import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../textLength/textLength.ts';
import { hasAikenAnswer, MISSING_ANSWER, parseAiken, writeAiken } from './aiken.ts';
import { isGift, parseGift, writeGift } from './gift.ts';
import { isQuestionCsv, parseQuestionCsv, type QuestionSheet, writeQuestionCsv } from './questionCsv.ts';
import { areQuestionsNumbered, withoutQuestionNumber } from './questionNumber.ts';
import type { ParsedText, RawQuestion } from './RawQuestion.ts';

export { QUESTION_COLUMNS } from './questionCsv.ts';

export type QuestionFormat = 'aiken' | 'gift' | 'csv';

/** A question of a file. */
export interface ParsedQuestion extends QuizQuestion {
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Why it cannot be imported; empty if it can. */
  readonly problems: readonly Sentence[];
  /** What it loses if it is imported. */
  readonly losses: readonly Sentence[];
  /** Whether its choices were read, and its answer if it has one, so that a form can show what is wrong with it. */
  readonly isRead: boolean;
}

/** The questions of a text. */
export interface ParsedQuestions {
  /** All of them: those that cannot be imported say why. */
  readonly questions: readonly ParsedQuestion[];
  /** What is left out of all of them. */
  readonly leftOut: readonly Sentence[];
}

interface FormatRules {
  readonly isFormat: (text: string) => boolean;
  readonly parse: (text: string) => ParsedText;
  readonly write: (questions: readonly QuizQuestion[], sheet?: QuestionSheet) => string;
}

/** In the order of detection. */
const formats: Readonly<Record<QuestionFormat, FormatRules>> = {
  aiken: { isFormat: hasAikenAnswer, parse: parseAiken, write: writeAiken },
  gift: { isFormat: isGift, parse: parseGift, write: writeGift },
  csv: { isFormat: isQuestionCsv, parse: parseQuestionCsv, write: writeQuestionCsv },
};

export const questionFormats: readonly QuestionFormat[] = ['aiken', 'gift', 'csv'];

/** Returns the format of a text; undefined if it looks like none. */
export function detectQuestionFormat(text: string): QuestionFormat | undefined {
  const lines = plainTextOf(text);
  return questionFormats.find((format) => formats[format].isFormat(lines));
}

export function parseQuestions(text: string, format: QuestionFormat): ParsedQuestions {
  const { questions, leftOut } = formats[format].parse(plainTextOf(text));
  const areNumbered = areQuestionsNumbered(questions);
  return { questions: questions.map((raw) => toParsedQuestion(raw, areNumbered)), leftOut };
}

function toParsedQuestion(read: RawQuestion, isNumbered: boolean): ParsedQuestion {
  const raw = isNumbered ? { ...read, question: withoutQuestionNumber(read.question) } : read;
  const question = toQuizQuestion(raw);
  const { fault, answerFault = MISSING_ANSWER } = raw;
  const isRead = fault === undefined && question.choices.length === CHOICE_COUNT && answerFault === MISSING_ANSWER;
  return {
    ...question,
    line: raw.line,
    problems: problemsOf(raw, question),
    losses: lossesOf(raw, question),
    isRead,
  };
}

/** Writes questions of which each has one correct choice. @param sheet How a spreadsheet is written. @default without titles */
export function writeQuestions(
  questions: readonly QuizQuestion[],
  format: QuestionFormat,
  sheet?: QuestionSheet,
): string {
  return formats[format].write(questions, sheet);
}

/** A text without the byte order mark of its file. */
function plainTextOf(text: string): string {
  return withPlainLineBreaks(text.replace(/^\uFEFF/, ''));
}

function toQuizQuestion({ question, choices, correct }: RawQuestion): QuizQuestion {
  return { question, choices: choices.map((text, index) => ({ text, isCorrect: correct.includes(index) })) };
}

function problemsOf({ fault, answerFault }: RawQuestion, question: QuizQuestion): readonly Sentence[] {
  if (fault !== undefined) return [fault];
  const isAnswerProblem = ({ kind }: QuestionProblem) => kind === 'noCorrectChoice' || kind === 'severalCorrectChoices';
  return [
    ...questionProblems(question)
      .filter((problem) => answerFault === undefined || !isAnswerProblem(problem))
      .map((problem) => messageOf(problem, question)),
    answerFault,
    textProblem('text', sentence('The question'), question.question, QUESTION_MAX_LENGTH),
    ...question.choices.map(({ text }, index) =>
      textProblem('line', sentence('Choice {number}', { number: index + 1 }), text, TITLE_MAX_LENGTH),
    ),
  ].filter((problem) => problem !== undefined);
}

function lossesOf({ losses = [] }: RawQuestion, { question, choices }: QuizQuestion): readonly Sentence[] {
  const isShown = [question, ...choices.map(({ text }) => text)].some(hasMarkup);
  return isShown ? [...losses, sentence('Learners would see its HTML tags.')] : losses;
}

/** The message for a list of questions, which unlike a form has no field labels. */
function messageOf(problem: QuestionProblem, { choices }: QuizQuestion): Sentence {
  switch (problem.kind) {
    case 'questionBlank':
      return sentence('The question is empty.');
    case 'choiceCount':
      return choices.length < CHOICE_COUNT
        ? sentence('Add {n, plural, one {# choice} other {# choices}}: a question needs four.', {
            n: CHOICE_COUNT - choices.length,
          })
        : sentence('Remove {n, plural, one {# choice} other {# choices}}: a question has four.', {
            n: choices.length - CHOICE_COUNT,
          });
    case 'choiceBlank':
      return sentence('Choice {number} is empty.', { number: problem.index + 1 });
    case 'noCorrectChoice':
      return sentence('No choice is marked as correct.');
    case 'severalCorrectChoices':
      return sentence('Several choices are marked as correct.');
    case 'choiceDuplicate':
      return questionProblemMessage(problem);
  }
}
