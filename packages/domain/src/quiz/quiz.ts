import { type Sentence, sentence } from '../sentence/sentence.ts';
import { foldText, isBlankText, visibleText } from '../text/text.ts';

export const CHOICE_COUNT = 4;

export interface QuizChoice {
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface QuizQuestion {
  readonly question: string;
  readonly choices: readonly QuizChoice[];
}

/** Why a question cannot be saved; `index` starts at 0. */
export type QuestionProblem =
  | { readonly kind: 'questionBlank' | 'choiceCount' | 'noCorrectChoice' | 'severalCorrectChoices' }
  | { readonly kind: 'choiceBlank'; readonly index: number }
  | { readonly kind: 'choiceDuplicate'; readonly index: number; readonly firstIndex: number };

/**
 * Why a question cannot be saved, in the order of the form; empty for a valid one. Choices that differ in case only are
 * different ('mg' and 'Mg').
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

export function questionProblemMessage(problem: QuestionProblem): Sentence {
  switch (problem.kind) {
    case 'questionBlank':
      return sentence('Enter the question.');
    case 'choiceCount':
      return sentence('Give exactly {count} choices.', { count: CHOICE_COUNT });
    case 'choiceBlank':
      return sentence('Enter choice {number}.', { number: problem.index + 1 });
    case 'choiceDuplicate':
      return sentence('Choice {number} is the same as choice {first}.', {
        number: problem.index + 1,
        first: problem.firstIndex + 1,
      });
    case 'noCorrectChoice':
      return sentence('Mark the correct choice.');
    case 'severalCorrectChoices':
      return sentence('Mark one choice only as correct.');
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

/**
 * Returns the questions that a quiz does not have yet. Identical questions are counted: if a file has one three times and
 * the quiz has it once, two are missing. So adding what is missing never adds a question twice.
 */
export function missingQuestions<Question extends QuizQuestion>(
  questions: readonly Question[],
  stored: readonly QuizQuestion[],
): readonly Question[] {
  const counts = new Map<string, number>();
  for (const question of stored) {
    const key = questionKey(question);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return questions.filter((question) => {
    const key = questionKey(question);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

/** Returns a key that is the same for questions with equal texts. */
function questionKey({ question, choices }: QuizQuestion): string {
  return JSON.stringify([foldText(question), ...choices.map(({ text, isCorrect }) => [foldText(text), isCorrect])]);
}
