import type { Question, QuestionContent } from '@cpd/api/quizzes';
import { CHOICE_COUNT, type QuizQuestion } from '@cpd/domain/quiz';

export interface QuestionValues {
  readonly question: string;
  /** The texts of the choices, always as many as a question has. */
  readonly choices: readonly string[];
  /** The correct choice's place, from 0; -1 while none is marked. */
  readonly correct: number;
}

/** A question that nothing has been typed into. */
export const emptyQuestion: QuestionValues = {
  question: '',
  choices: Array.from({ length: CHOICE_COUNT }, () => ''),
  correct: -1,
};

/** Names a question among what is kept of unsaved forms; its id, or 'new'. */
export function questionDraftKey(course: string, id: string): string {
  return `quiz/${course}/question/${id}`;
}

/** The values of a question, whether it is saved or pasted. */
export function questionValuesOf({
  question,
  choices,
}: Pick<Question, 'question' | 'choices'> | QuizQuestion): QuestionValues {
  return {
    question,
    choices: emptyQuestion.choices.map((_, place) => choices[place]?.text ?? ''),
    correct: choices.findIndex(({ isCorrect }) => isCorrect),
  };
}

/** The question as the rules and the calls read it, without the blanks around its texts. */
export function quizQuestionOf({ question, choices, correct }: QuestionValues): QuizQuestion {
  return {
    question: question.trim(),
    choices: choices.map((text, place) => ({ text: text.trim(), isCorrect: place === correct })),
  };
}

export function questionContentOf(course: string, values: QuestionValues): QuestionContent {
  const { question, choices } = quizQuestionOf(values);
  return { course, question, choices: [...choices] };
}
