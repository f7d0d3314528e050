import { type CsvSeparator, csvFile } from '../csv/csv.ts';
import { type TableRow as Row, tableRows } from '../csv/tableRows.ts';
import { CHOICE_COUNT, type QuizQuestion } from '../quiz/quiz.ts';
import { type Sentence, sentence } from '../sentence/sentence.ts';
import { parseAnswer } from './answer.ts';
import { type ParsedText, type RawQuestion, unreadable } from './RawQuestion.ts';
import { type ColumnContent, contentOfColumn } from './words.ts';

const COLUMN_COUNT = CHOICE_COUNT + 2;
/** The rows that may be a header. Templates have a few lines above it. */
const HEADER_ROWS = 20;
const DELIMITERS = [',', ';', '\t'] as const;
/** The titles of the columns of a spreadsheet. */
export const QUESTION_COLUMNS: readonly Sentence[] = [
  sentence('Question'),
  ...Array.from({ length: CHOICE_COUNT }, (_, index) => sentence('Choice {number}', { number: index + 1 })),
  sentence('Correct choice (1 to 4)'),
];

/** How a spreadsheet is written for its readers: the words for `QUESTION_COLUMNS`, and what is between its cells. */
export interface QuestionSheet {
  readonly titles: readonly string[];
  readonly separator: CsvSeparator;
}

/** The line that tells Excel the delimiter. */
const DELIMITER_LINE = /^sep=[,;\t]\n/i;

const WRONG_HEADER = sentence(
  'The titles of the columns are not question, A to D and correct answer. Name them so, or remove the line with the titles.',
);

/** What the columns of a table have, by the header above its rows. */
interface Columns {
  readonly question: number;
  readonly answer: number;
  /** In the order of their labels. */
  readonly choices: readonly number[];
  readonly titles: readonly string[];
}

/** Whether a row has the six columns with a number or letter in the last one, a header names them, or all rows look copied. */
export function isQuestionCsv(text: string): boolean {
  const rows = rowsOf(text);
  return rows.some(isComplete) || hasHeader(rows) || isCopiedTable(text);
}

function isComplete({ cells }: Row): boolean {
  return cells.length === COLUMN_COUNT && (parseAnswer(cells.at(-1) ?? '') ?? []).length > 0;
}

/** Word copies lists with tabs behind their labels. */
function isCopiedTable(text: string): boolean {
  const rows = splitRows(text, '\t');
  const isLabel = (cell = '') => /^[(（]?[\p{L}\p{N}][)）.．、]$/u.test(cell);
  return (
    rows.length > 0 && rows.every(({ cells }) => cells.length > 1) && !rows.every(({ cells }) => isLabel(cells[0]))
  );
}

/**
 * Parses a table of questions. Without a header its columns are the question, four choices, and the number or letter of the
 * correct one. A header says what each column has; columns that it does not name so are left out.
 */
export function parseQuestionCsv(text: string): ParsedText {
  const questions: RawQuestion[] = [];
  let columns: Columns | 'places' | 'refused' = 'places';
  let header: Row | undefined;
  const rows = rowsOf(text);
  for (const [index, row] of rows.entries()) {
    const below = header === undefined && index < HEADER_ROWS ? columnsBelow(row, index === 0) : undefined;
    if (below !== undefined) [columns, header] = [below, row];
    const isHeader = below !== undefined || isEqualRow(row, header);
    if (!isHeader || columns === 'refused') questions.push(toQuestion(row, columns));
  }
  return { questions, leftOut: typeof columns === 'object' ? leftOutColumns(columns, rows) : [] };
}

/** Sheets that were put together repeat their header. */
function isEqualRow({ cells }: Row, header: Row | undefined): boolean {
  return cells.length === header?.cells.length && cells.every((cell, index) => cell === header?.cells[index]);
}

/** Names the columns that a header does not name as those of a question. One without a title and texts is none. */
function leftOutColumns({ question, answer, choices, titles }: Columns, rows: readonly Row[]): readonly Sentence[] {
  const read = new Set([question, answer, ...choices]);
  const filled = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, index) => (cell === '' ? [] : index))));
  const columns = [...filled].filter((index) => !read.has(index)).toSorted((one, other) => one - other);
  if (columns.length === 0) return [];
  const names = columns.map((index) =>
    titles[index]
      ? sentence('column “{title}”', { title: titles[index] })
      : sentence('column {number}', { number: index + 1 }),
  );
  return [sentence('Left out: {columns}.', { columns: names })];
}

/**
 * What the columns below a header have; undefined for a row that is no header. A header in other words is read by the places
 * of its columns, and refused if what it names is elsewhere.
 *
 * @param isFirst Whether the row is the first one, which may be a header with few words that are known.
 */
function columnsBelow({ cells }: Row, isFirst = false): Columns | 'places' | 'refused' | undefined {
  const contents = cells.map(contentOfColumn);
  const columnsOf = (content: ColumnContent) => contents.flatMap((one, index) => (one === content ? index : []));
  const [questions, answers] = [columnsOf('question'), columnsOf('answer')];
  const labels = contents.filter((content) => typeof content === 'number').toSorted((one, other) => one - other);
  const isTitled =
    questions.length > 0 && (answers.length > 0 || labels.length > 1) && !isNumberedQuestion(cells, contents);
  const isAnswered = parseAnswer(cells.at(-1) ?? '') !== null;
  const isLikely =
    isFirst && !isAnswered && (questions.length + answers.length > 0 || labels.length > 2) && cells.length > 1;
  if (!isTitled && !isLikely) return undefined;
  const [question, ...otherQuestions] = questions;
  const [answer, ...otherAnswers] = answers;
  // Each once, without a gap.
  const isWhole = labels.length > 0 && labels.every((label, index) => label === index);
  const isNamed = question !== undefined && answer !== undefined && isWhole;
  if (isNamed && otherQuestions.length + otherAnswers.length === 0) {
    return { question, answer, choices: labels.flatMap(columnsOf), titles: cells };
  }
  if (!isInPlace(contents) || (labels.length > 0 && labels.length < CHOICE_COUNT)) return 'refused';
  return questions.length + answers.length > 0 ? 'places' : undefined;
}

/**
 * Whether a row that resembles a header ends with the number of its correct choice: in a header, a number is a label among
 * others that are numbers too.
 */
function isNumberedQuestion(cells: readonly string[], contents: readonly (ColumnContent | undefined)[]): boolean {
  if (cells.length !== COLUMN_COUNT || !/^\d$/.test(cells.at(-1) ?? '')) return false;
  return cells.some((cell, index) => typeof contents[index] === 'number' && !/^\d$/.test(cell));
}

/** Whether all that a header names is where it is without a header. */
function isInPlace(contents: readonly (ColumnContent | undefined)[]): boolean {
  const places: readonly ColumnContent[] = [
    'question',
    ...Array.from({ length: CHOICE_COUNT }, (_, index) => index),
    'answer',
  ];
  return contents.length === COLUMN_COUNT && contents.every((one, index) => one === undefined || one === places[index]);
}

function toQuestion(row: Row, columns: Columns | 'places' | 'refused'): RawQuestion {
  const { line, cells, isOpen } = row;
  const [first = ''] = cells;
  if (isOpen) return unreadable(line, first, sentence('A quotation mark in it is not closed.'));
  if (columns === 'refused') return unreadable(line, first, WRONG_HEADER);
  if (columns !== 'places')
    return withAnswer(line, cells[columns.question] ?? '', choicesIn(row, columns), cells[columns.answer] ?? '');
  const answer = cells.at(-1) ?? '';
  if (cells.length < 3 || (cells.length !== COLUMN_COUNT && !parseAnswer(answer))) {
    return unreadable(
      line,
      first,
      sentence(
        'It has {n, plural, one {# column} other {# columns}} instead of {count}: question, four choices, number of the correct one.',
        { n: cells.length, count: COLUMN_COUNT },
      ),
    );
  }
  return withAnswer(line, first, cells.slice(1, -1), answer);
}

/** Templates of other systems have more columns for choices than are filled in. */
function choicesIn({ cells }: Row, { choices }: Columns): readonly string[] {
  const texts = choices.map((column) => cells[column] ?? '');
  while (texts.length > CHOICE_COUNT && texts.at(-1) === '') texts.pop();
  return texts;
}

function withAnswer(line: number, question: string, choices: readonly string[], answer: string): RawQuestion {
  const correct = parseAnswer(answer);
  const isValid = correct?.every((index) => index >= 0 && index < choices.length);
  if (correct && isValid) return { line, question, choices, correct };
  const answerFault = sentence('The correct choice, “{answer}”, is not a number from 1 to {count}.', {
    answer,
    count: CHOICE_COUNT,
  });
  return { line, question, choices, correct: [], answerFault };
}

/** The rows that have any text, by the delimiter with which there is a header, or most rows have all columns. */
function rowsOf(text: string): readonly Row[] {
  const delimiterLine = DELIMITER_LINE.exec(text)?.[0];
  const candidates = DELIMITERS.map((delimiter) => splitRows(text, delimiter)).map((rows) =>
    delimiterLine === undefined ? rows : rows.slice(1),
  );
  const [best] = candidates.toSorted(
    (one, other) => completeCount(other) - completeCount(one) || width(other) - width(one),
  );
  return candidates.find(hasHeader) ?? best ?? [];
}

function hasHeader(rows: readonly Row[]): boolean {
  return rows.slice(0, HEADER_ROWS).some((row) => typeof columnsBelow(row) === 'object');
}

function completeCount(rows: readonly Row[]): number {
  return rows.filter(({ cells }) => cells.length === COLUMN_COUNT).length;
}

/** The number of cells of the widest row. A call with as many arguments as a large file has lines exceeds the stack. */
function width(rows: readonly Row[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

/** Spreadsheets fill rows up to the widest one. */
function splitRows(text: string, delimiter: string): readonly Row[] {
  return tableRows(text, delimiter).map((row) => {
    const end = row.cells.findLastIndex((cell) => cell !== '') + 1;
    return { ...row, cells: row.cells.slice(0, Math.max(end, COLUMN_COUNT)) };
  });
}

export function writeQuestionCsv(
  questions: readonly QuizQuestion[],
  { titles, separator }: QuestionSheet = { titles: [], separator: ',' },
): string {
  const rows = questions.map(({ question, choices }) => [
    question,
    ...choices.map(({ text }) => text),
    String(choices.findIndex(({ isCorrect }) => isCorrect) + 1),
  ]);
  return csvFile(titles.length === 0 ? rows : [titles, ...rows], separator);
}
