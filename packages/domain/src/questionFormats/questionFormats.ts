import { hasMarkup } from '../htmlText/htmlText.ts';
import {
  CHOICE_COUNT,
  type QuestionProblem,
  type QuizQuestion,
  questionProblemMessage,
  questionProblems,
} from '../quiz/quiz.ts';
import { counted, textFault, withPlainLineBreaks } from '../text/text.ts';
import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../textLength/textLength.ts';
import { hasAikenAnswer, MISSING_ANSWER, parseAiken, writeAiken } from './aiken.ts';
import { isGift, parseGift, writeGift } from './gift.ts';
import { isQuestionCsv, parseQuestionCsv, writeQuestionCsv } from './questionCsv.ts';
import type { RawQuestion } from './RawQuestion.ts';

export type QuestionFormat = 'aiken' | 'gift' | 'csv';

/** A question of a file. */
export interface ParsedQuestion extends QuizQuestion {
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Why it cannot be imported, in sentences; empty if it can. */
  readonly problems: readonly string[];
  /** What it loses, in sentences, if it is imported. */
  readonly losses: readonly string[];
  /** Whether its choices were read, and its answer if it has one, so that a form can show what is wrong with it. */
  readonly isRead: boolean;
}

interface FormatRules {
  readonly isFormat: (text: string) => boolean;
  readonly parse: (text: string) => readonly RawQuestion[];
  readonly write: (questions: readonly QuizQuestion[]) => string;
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

/** Parses all questions of a text. None is left out: those that cannot be imported say why. */
export function parseQuestions(text: string, format: QuestionFormat): readonly ParsedQuestion[] {
  return formats[format].parse(plainTextOf(text)).map((raw) => {
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
  });
}

/** Writes questions of which each has one correct choice. */
export function writeQuestions(questions: readonly QuizQuestion[], format: QuestionFormat): string {
  return formats[format].write(questions);
}

/** A text without the byte order mark of its file. */
function plainTextOf(text: string): string {
  return withPlainLineBreaks(text.replace(/^\uFEFF/, ''));
}

function toQuizQuestion({ question, choices, correct }: RawQuestion): QuizQuestion {
  return { question, choices: choices.map((text, index) => ({ text, isCorrect: correct.includes(index) })) };
}

function problemsOf({ fault, answerFault }: RawQuestion, question: QuizQuestion): readonly string[] {
  if (fault !== undefined) return [fault];
  const isAnswerProblem = ({ kind }: QuestionProblem) => kind === 'noCorrectChoice' || kind === 'severalCorrectChoices';
  return [
    ...questionProblems(question)
      .filter((problem) => answerFault === undefined || !isAnswerProblem(problem))
      .map((problem) => messageOf(problem, question)),
    answerFault,
    about('The question', textFault('text', question.question, QUESTION_MAX_LENGTH)),
    ...question.choices.map(({ text }, index) =>
      about(`Choice ${index + 1}`, textFault('line', text, TITLE_MAX_LENGTH)),
    ),
  ].filter((problem) => problem !== undefined);
}

function about(field: string, fault: string | undefined): string | undefined {
  return fault && `${field} ${fault}`;
}

function lossesOf({ losses = [] }: RawQuestion, { question, choices }: QuizQuestion): readonly string[] {
  const isShown = [question, ...choices.map(({ text }) => text)].some(hasMarkup);
  return isShown ? [...losses, 'Learners would see its HTML tags.'] : losses;
}

/** The message for a list of questions, which unlike a form has no field labels. */
function messageOf(problem: QuestionProblem, { choices }: QuizQuestion): string {
  switch (problem.kind) {
    case 'questionBlank':
      return 'The question is empty.';
    case 'choiceCount':
      return choices.length < CHOICE_COUNT
        ? `Add ${counted(CHOICE_COUNT - choices.length, 'choice')}: a question needs four.`
        : `Remove ${counted(choices.length - CHOICE_COUNT, 'choice')}: a question has four.`;
    case 'choiceBlank':
      return `Choice ${problem.index + 1} is empty.`;
    case 'noCorrectChoice':
      return 'No choice is marked as correct.';
    case 'severalCorrectChoices':
      return 'Several choices are marked as correct.';
    case 'choiceDuplicate':
      return questionProblemMessage(problem);
  }
}
