import { CSV_START, csvOf, withoutFormulaGuard } from '../csv/csv.ts';
import { CHOICE_COUNT, type QuizQuestion } from '../quiz/quiz.ts';
import { sentence } from '../sentence/sentence.ts';
import { parseAnswer } from './answer.ts';
import { type RawQuestion, unreadable } from './RawQuestion.ts';

const COLUMN_COUNT = CHOICE_COUNT + 2;
const DELIMITERS = [',', ';', '\t'] as const;
const HEADER = [
  'Question',
  ...Array.from({ length: CHOICE_COUNT }, (_, index) => `Choice ${index + 1}`),
  'Correct choice (1 to 4)',
];

/** The titles of the last column and of the first one. */
const ANSWER_TITLE = /^(?:correct|answer|solution|right|key)/i;
const QUESTION_TITLE = /^(?:question|question text|text|no\.?)$/i;

/** The line that tells Excel the delimiter. */
const DELIMITER_LINE = /^sep=[,;\t]\n/i;

interface Row {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether the file ends within a quoted cell. */
  readonly isOpen: boolean;
}

/** Whether some row has the six columns, with a number or letter in the last one. */
export function isQuestionCsv(text: string): boolean {
  return rowsOf(text).some(
    ({ cells }) => cells.length === COLUMN_COUNT && (parseAnswer(cells.at(-1) ?? '') ?? []).length > 0,
  );
}

/** Parses CSV with the columns question, four choices, and the number or letter of the correct one. */
export function parseQuestionCsv(text: string): readonly RawQuestion[] {
  const rows = rowsOf(text);
  return rows.filter((row, index) => index > 0 || !isHeader(row)).map(toQuestion);
}

function isHeader({ cells }: Row): boolean {
  const [first = ''] = cells;
  const last = cells.at(-1) ?? '';
  return cells.length > 1 && parseAnswer(last) === null && (ANSWER_TITLE.test(last) || QUESTION_TITLE.test(first));
}

function toQuestion({ line, cells, isOpen }: Row): RawQuestion {
  const [question = ''] = cells;
  const answer = cells.at(-1) ?? '';
  const correct = parseAnswer(answer);
  if (isOpen) return unreadable(line, question, sentence('A quotation mark in it is not closed.'));
  if (cells.length < 3 || (cells.length !== COLUMN_COUNT && !correct)) {
    return unreadable(
      line,
      question,
      sentence(
        'It has {n, plural, one {# column} other {# columns}} instead of {count}: question, four choices, number of the correct one.',
        { n: cells.length, count: COLUMN_COUNT },
      ),
    );
  }
  const choices = cells.slice(1, -1);
  const isValid = correct?.every((index) => index >= 0 && index < choices.length);
  if (correct && isValid) return { line, question, choices, correct };
  const answerFault = sentence('The last column, “{answer}”, is not a number from 1 to {count}.', {
    answer,
    count: CHOICE_COUNT,
  });
  return { line, question, choices, correct: [], answerFault };
}

/** The rows that have any text, by the delimiter with which most rows have all columns. */
function rowsOf(text: string): readonly Row[] {
  const delimiterLine = DELIMITER_LINE.exec(text)?.[0];
  const candidates = DELIMITERS.map((delimiter) => splitRows(text, delimiter)).map((rows) =>
    delimiterLine === undefined ? rows : rows.slice(1),
  );
  const complete = candidates.map((rows) => rows.filter(({ cells }) => cells.length === COLUMN_COUNT).length);
  const best = complete.indexOf(Math.max(...complete));
  // A call with as many arguments as a large file has lines exceeds the stack.
  const widest = candidates.map((rows) => rows.reduce((width, { cells }) => Math.max(width, cells.length), 0));
  const fallback = widest.indexOf(Math.max(...widest));
  return candidates[(complete[best] ?? 0) > 0 ? best : fallback] ?? [];
}

/**
 * Not papaparse: it does not say where a row starts, and reads from a quotation mark inside a cell to the end of the file.
 */
function splitRows(text: string, delimiter: string): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let firstLine = 1;

  function closeCell() {
    cells.push(withoutFormulaGuard(cell.replaceAll('\t', ' ').trim()));
    cell = '';
  }
  function closeRow() {
    closeCell();
    // Spreadsheets fill rows up to the widest one.
    while (cells.length > COLUMN_COUNT && cells.at(-1) === '') cells.pop();
    if (cells.some((one) => one !== '')) rows.push({ line: firstLine, cells, isOpen: isQuoted });
    cells = [];
    firstLine = line;
  }

  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) closeCell();
    else if (character === '\n') closeRow();
    else cell += character;
  }
  closeRow();
  return rows;
}

export function writeQuestionCsv(questions: readonly QuizQuestion[]): string {
  const rows = questions.map(({ question, choices }) => [
    question,
    ...choices.map(({ text }) => text),
    String(choices.findIndex(({ isCorrect }) => isCorrect) + 1),
  ]);
  // Excel reads a file as UTF-8 only with a byte order mark.
  return `${CSV_START}${csvOf([HEADER, ...rows])}`;
}
