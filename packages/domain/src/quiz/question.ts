import { isBlankText } from '../textLength/textLength.ts';

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

/** Lists what keeps a question from being saved, in the order of its form; nothing when it can be saved (rule QU4). */
export function questionProblems({ question, choices }: QuizQuestion): readonly QuestionProblem[] {
  const texts = choices.map(({ text }) => comparable(text));
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

// Learners cannot tell choices apart that differ in spaces only; capitals may matter ('mg' and 'Mg').
function comparable(text: string): string {
  return text.normalize().trim().replace(/\s+/g, ' ');
}
