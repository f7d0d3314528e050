import { type Sentence, sentence } from '../sentence/sentence.ts';
import { foldText, isBlankText, visibleText } from '../text/text.ts';

export interface QuizConfig {
  readonly quizLimit: number;
  /** Number of correct answers needed to pass. */
  readonly passCondition: number;
}

/** The two numbers of what has more than these, such as a course. */
export function quizConfigOf({ quizLimit, passCondition }: QuizConfig): QuizConfig {
  return { quizLimit, passCondition };
}

export function clampQuizNumber(value: number, questionCount: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(Math.trunc(value), 0), questionCount);
}

/**
 * Clamps both numbers to the remaining questions.
 * Returns the same object if nothing changes, so that nothing is saved.
 */
export function clampAfterDeletion(config: QuizConfig, questionsLeft: number): QuizConfig {
  const { quizLimit, passCondition } = config;
  if (quizLimit <= questionsLeft && passCondition <= questionsLeft) return config;
  return { quizLimit: Math.min(quizLimit, questionsLeft), passCondition: Math.min(passCondition, questionsLeft) };
}

/** The numbers of a quiz before and after a deletion that may have lowered them. */
export interface LoweredConfig {
  readonly before: QuizConfig;
  readonly after: QuizConfig;
}

/** Raises the numbers that a deletion has lowered; null if one of these was changed since. */
export function raisedAgain(current: QuizConfig, { before, after }: LoweredConfig): QuizConfig | null {
  const isChanged = (name: keyof QuizConfig) => before[name] !== after[name] && current[name] !== after[name];
  if (isChanged('quizLimit') || isChanged('passCondition')) return null;
  const raised = (name: keyof QuizConfig) => (before[name] === after[name] ? current[name] : before[name]);
  return { quizLimit: raised('quizLimit'), passCondition: raised('passCondition') };
}

export function isPassScoreUnreachable({ quizLimit, passCondition }: QuizConfig): boolean {
  return passCondition > quizLimit;
}

/**
 * Warns of a quiz that shows no question or is passed with 0; undefined for any other quiz, and while there is no
 * question. `questionCount` is null if the server does not say.
 */
export function quizConfigWarning(
  { quizLimit, passCondition }: QuizConfig,
  questionCount: number | null | undefined,
): Sentence | undefined {
  if (questionCount === 0 || (quizLimit > 0 && passCondition > 0)) return undefined;
  if (quizLimit > 0) return sentence('Learners pass with a score of 0.');
  return passCondition > 0
    ? sentence('Learners are asked no question, so no one can pass.')
    : sentence('Learners would pass without a single question.');
}

/** Sums up a quiz, by what is wrong with it if anything is. */
export function quizSummary(config: QuizConfig, questionCount: number): { text: Sentence; isCaution: boolean } {
  const n = questionCount;
  const text = () => {
    if (questionCount === 0) return sentence('No questions yet');
    if (config.quizLimit === 0) return sentence('{n, plural, one {# question} other {# questions}}, none asked', { n });
    if (isPassScoreUnreachable(config))
      return sentence('{n, plural, one {# question} other {# questions}}, can’t be passed', { n });
    if (config.passCondition === 0)
      return sentence('{n, plural, one {# question} other {# questions}}, passed with a score of 0', { n });
    return sentence('{n, plural, one {# question} other {# questions}} · {score} to pass', {
      n,
      score: config.passCondition,
    });
  };
  const isFaulty = isPassScoreUnreachable(config) || quizConfigWarning(config, questionCount) !== undefined;
  return { text: text(), isCaution: questionCount === 0 || isFaulty };
}

/** Asks all questions and passes with 80 % of them, rounded up. */
export function suggestedQuizConfig(questionCount: number): QuizConfig {
  // Whole numbers, because a product with 0.8 may be slightly too large.
  return { quizLimit: questionCount, passCondition: Math.ceil((questionCount * 4) / 5) };
}

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
