import { parseWholeNumber } from './wholeNumber.ts';

/** The two numbers of a course's quiz. */
export interface QuizConfig {
  /** How many questions to show. */
  readonly quizLimit: number;
  /** How many right answers pass the exam. */
  readonly passCondition: number;
}

/** Brings a number of the quiz form into 0 … number of questions; text is read first (rule F4). */
export function clampQuizNumber(value: number | string, questionCount: number): number {
  const number = typeof value === 'string' ? parseWholeNumber(value) : value;
  return Number.isNaN(number) ? 0 : Math.min(Math.max(Math.trunc(number), 0), questionCount);
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
