import type { Question, QuestionContent } from '@cpd/api/quizzes';
import { CHOICE_COUNT, type QuizQuestion } from '@cpd/domain/quiz';
import { cleanText } from '@cpd/domain/text';

export interface QuestionValues {
  readonly question: string;
  /** The texts of the four choices. */
  readonly choices: readonly string[];
  /** The index of the correct choice; -1 while none is selected. */
  readonly correct: number;
}

export const emptyQuestion: QuestionValues = {
  question: '',
  choices: Array.from({ length: CHOICE_COUNT }, () => ''),
  correct: -1,
};

/** The key of a question's unsaved input. The id of a new question is 'new'. */
export function questionInputKey(course: string, id: string): string {
  return `quiz/${course}/question/${id}`;
}

export function questionValuesOf({
  question,
  choices,
}: Pick<Question, 'question' | 'choices'> | QuizQuestion): QuestionValues {
  return {
    question,
    choices: emptyQuestion.choices.map((_, index) => choices[index]?.text ?? ''),
    correct: choices.findIndex(({ isCorrect }) => isCorrect),
  };
}

/** The question with its texts as they are stored. */
export function quizQuestionOf({ question, choices, correct }: QuestionValues): QuizQuestion {
  return {
    question: cleanText('text', question),
    choices: choices.map((text, index) => ({ text: cleanText('line', text), isCorrect: index === correct })),
  };
}

export function questionContentOf(course: string, values: QuestionValues): QuestionContent {
  const { question, choices } = quizQuestionOf(values);
  return { course, question, choices: [...choices] };
}
