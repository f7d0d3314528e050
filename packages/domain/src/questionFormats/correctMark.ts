import type { QuizChoice } from '../quiz/quiz.ts';

const EMPTY_BOX = /^(?:\[ ?\]|\( ?\))\s*/;
export const BULLET = /^[-•–]\s+/;
const LEADING_MARK = /^(?:\*|\[x\]|\(x\)|✓|✔)\s*/i;
const TRAILING_MARK = /(?:\*|✓|✔)$/;

/** Reads a choice whose text may have an empty box, or a mark of the correct one: `*`, `(x)`, `[x]` or a tick. */
export function parseMarkedChoice(text: string): QuizChoice {
  const withoutBox = text.replace(EMPTY_BOX, '');
  const withoutMark = withoutBox.replace(LEADING_MARK, '').replace(TRAILING_MARK, '').trimEnd();
  return { text: withoutMark, isCorrect: withoutMark !== withoutBox };
}

/** Whether a line begins with a bullet, a box or a mark. */
export function isListItem(line: string): boolean {
  return [BULLET, EMPTY_BOX, LEADING_MARK].some((start) => start.test(line));
}

/** Returns the text after a bullet, a box or a mark at its beginning, and whether there was a mark. */
export function afterMark(line: string): { readonly text: string; readonly isMarked: boolean } {
  const withoutBox = line.replace(BULLET, '').replace(EMPTY_BOX, '');
  const text = withoutBox.replace(LEADING_MARK, '');
  return { text, isMarked: text !== withoutBox };
}
