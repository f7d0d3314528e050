import { CHOICE_COUNT, type QuizChoice, type QuizQuestion } from './question.ts';

const BULLET = /^(?:[-•–]\s+|\[ ?\]\s*|\( ?\)\s*)/;
const LEADING_MARK = /^(?:\*|\[x\]|\(x\)|✓|✔)\s*/i;
const TRAILING_MARK = /(?:\*|✓|✔)$/;
const QUESTION_NUMBER = /^\d+[.)]\s+/;
const LETTERING = /^\(?([a-d1-4ก-ง])(?:\)\s*|\.\s+)/i;
const LETTERINGS = ['abcd', '1234', 'กขคง'];

/**
 * Reads a question that was pasted as lines: the question, then four choices. A mark before a choice (`*`, `(x)`,
 * `[x]`, a tick) or after it (`*`, a tick) makes it the correct one. Lettering that runs through all four (`A.` … `D.`,
 * `1)` … `4)`, ก. … ง.) is left out, and so is the question's number; the question may take several lines.
 * Gives null for a text that has fewer than five lines.
 */
export function parsePastedQuestion(text: string): QuizQuestion | null {
  const lines = text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const questionLines = lines.slice(0, -CHOICE_COUNT);
  if (questionLines.length === 0) return null;
  const question = questionLines.join('\n').replace(QUESTION_NUMBER, '');
  return { question, choices: unlettered(lines.slice(-CHOICE_COUNT).map(markedChoice)) };
}

function markedChoice(line: string): QuizChoice {
  const unmarked = line.replace(BULLET, '').replace(LEADING_MARK, '').replace(TRAILING_MARK, '').trimEnd();
  return { text: unmarked, isCorrect: unmarked !== line.replace(BULLET, '') };
}

// A single 'A.' may belong to the answer, as in 'A. baumannii'; only a whole run is lettering.
function unlettered(choices: readonly QuizChoice[]): readonly QuizChoice[] {
  const run = choices.map(({ text }) => LETTERING.exec(text)?.[1]).join('');
  if (!LETTERINGS.includes(run.toLowerCase())) return choices;
  return choices.map(({ text, isCorrect }) => {
    const choice = markedChoice(text.replace(LETTERING, ''));
    return { text: choice.text, isCorrect: isCorrect || choice.isCorrect };
  });
}
