import { BULLET, isListItem, parseMarkedChoice } from '../questionFormats/correctMark.ts';
import { detectQuestionFormat, parseQuestions } from '../questionFormats/questionFormats.ts';
import { withoutQuestionNumber } from '../questionFormats/questionNumber.ts';
import { CHOICE_COUNT, type QuizQuestion } from '../quiz/quiz.ts';
import type { Sentence } from '../sentence/sentence.ts';
import { isBlankText, withPlainLineBreaks } from '../text/text.ts';

/** A question that was pasted with its choices. */
export interface PastedQuestion extends QuizQuestion {
  /** What it loses. */
  readonly losses: readonly Sentence[];
}

/**
 * Reads a text that is pasted into the field of a question. Returns the question if its choices are marked: in Aiken, GIFT or
 * CSV, by labels such as `A.` to `D.`, as a list with the correct one marked, or on one line each below a question of one line.
 * Returns 'several' for more than one question, and null for any other text.
 */
export function readPaste(text: string): PastedQuestion | 'several' | null {
  const format = detectQuestionFormat(text) ?? 'aiken';
  const { questions: parsed, leftOut } = parseQuestions(text, format);
  // A table of other things may end with numbers.
  if (parsed.filter(({ choices, isRead }) => (format === 'csv' ? isRead : choices.length > 1)).length > 1)
    return 'several';
  const [first] = parsed;
  // Commas and semicolons are in sentences, too. Spreadsheets copy cells with tabs.
  const isRow = format !== 'csv' || text.includes('\t');
  if (!first?.isRead || parsed.length > 1 || !isRow) return parseMarkedLines(text);
  return { ...first, losses: [...leftOut, ...first.losses] };
}

/** A question and four choices without labels, one or more of which is marked as correct. */
function parseMarkedLines(text: string): PastedQuestion | null {
  const lines = withPlainLineBreaks(text)
    .split('\n')
    .map((line) => line.trim().replaceAll('\t', ' '))
    .filter((line) => !isBlankText(line));
  const [asked, listed] = [lines.slice(0, -CHOICE_COUNT), lines.slice(-CHOICE_COUNT)];
  const isList = listed.every(isListItem) && !asked.some(isListItem);
  const choices = listed.map((line) => parseMarkedChoice(line.replace(BULLET, '')));
  const markedCount = choices.filter(({ isCorrect }) => isCorrect).length;
  // A list with asterisks has them as bullets.
  const isMarked = markedCount > 0 && markedCount < CHOICE_COUNT;
  if (asked.length === 0 || !isMarked || (asked.length > 1 && !isList)) return null;
  return { question: withoutQuestionNumber(asked.join('\n')), choices, losses: [] };
}
