import { type Sentence, sentence } from '../sentence/sentence.ts';

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
