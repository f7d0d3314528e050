import { isBlankText, visibleText } from '../text/text.ts';

/** Reads a whole number from 0 as typed: '3abc' is 3; '', a sign below zero and anything else is 0 (rule F5). */
export function parseWholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), Number.MAX_SAFE_INTEGER);
}

/** The two numbers of a course's quiz. */
export interface QuizConfig {
  readonly quizLimit: number;
  /** How many right answers pass the exam. */
  readonly passCondition: number;
}

/** Brings a number of the quiz into 0 … number of questions (rule F4). */
export function clampQuizNumber(value: number, questionCount: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(Math.trunc(value), 0), questionCount);
}

/**
 * Lowers each number that exceeds the questions left after a deletion (rule F4).
 * Gives the same object back when there is nothing to save.
 */
export function loweredAfterDeletion(config: QuizConfig, questionsLeft: number): QuizConfig {
  const { quizLimit, passCondition } = config;
  if (quizLimit <= questionsLeft && passCondition <= questionsLeft) return config;
  return { quizLimit: Math.min(quizLimit, questionsLeft), passCondition: Math.min(passCondition, questionsLeft) };
}

/** Tells whether nobody can pass because fewer questions are shown than have to be right (rule F5). */
export function isPassScoreUnreachable({ quizLimit, passCondition }: QuizConfig): boolean {
  return passCondition > quizLimit;
}

/** Number of choices of every question (rule QU4). */
export const CHOICE_COUNT = 4;

export interface QuizChoice {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** A question with its choices, as a form holds it. */
export interface QuizQuestion {
  readonly question: string;
  readonly choices: readonly QuizChoice[];
}

/** What keeps a question from being saved; `index` counts choices from 0. */
export type QuestionProblem =
  | { readonly kind: 'questionBlank' | 'choiceCount' | 'noCorrectChoice' | 'severalCorrectChoices' }
  | { readonly kind: 'choiceBlank'; readonly index: number }
  | { readonly kind: 'choiceDuplicate'; readonly index: number; readonly firstIndex: number };

/**
 * Lists what keeps a question from being saved, in the order of its form; nothing when it can be saved (rule QU4). Choices
 * that differ in capitals only are different ('mg' and 'Mg').
 */
export function questionProblems({ question, choices }: QuizQuestion): readonly QuestionProblem[] {
  const texts = choices.map(({ text }) => visibleText(text));
  const correctCount = choices.filter(({ isCorrect }) => isCorrect).length;
  return [
    ...when(isBlankText(question), { kind: 'questionBlank' }),
    ...when(choices.length !== CHOICE_COUNT, { kind: 'choiceCount' }),
    ...texts.flatMap(choiceProblems),
    ...when(correctCount === 0, { kind: 'noCorrectChoice' }),
    ...when(correctCount > 1, { kind: 'severalCorrectChoices' }),
  ];
}

/** Says a problem in one sentence that names the field (rule F1). */
export function questionProblemMessage(problem: QuestionProblem): string {
  switch (problem.kind) {
    case 'questionBlank':
      return 'Enter the question.';
    case 'choiceCount':
      return `Give exactly ${CHOICE_COUNT} choices.`;
    case 'choiceBlank':
      return `Enter choice ${problem.index + 1}.`;
    case 'choiceDuplicate':
      return `Choice ${problem.index + 1} is the same as choice ${problem.firstIndex + 1}.`;
    case 'noCorrectChoice':
      return 'Mark the correct choice.';
    case 'severalCorrectChoices':
      return 'Mark one choice only as correct.';
  }
}

function choiceProblems(text: string, index: number, texts: readonly string[]): readonly QuestionProblem[] {
  if (isBlankText(text)) return [{ kind: 'choiceBlank', index }];
  const firstIndex = texts.indexOf(text);
  return when(firstIndex < index, { kind: 'choiceDuplicate', index, firstIndex });
}

function when(isProblem: boolean, problem: QuestionProblem): readonly QuestionProblem[] {
  return isProblem ? [problem] : [];
}

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
    .map((line) => line.trim().replaceAll('\t', ' '))
    .filter((line) => !isBlankText(line));
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
