import type { Question, QuestionContent } from '@cpd/api/quizzes';
import { CHOICE_COUNT, type QuizChoice, type QuizQuestion } from '@cpd/domain/quiz';
import { cleanText } from '@cpd/domain/text';

/** Values of the form. The choices are one field, or a merge could mark a choice that others have not written. */
export interface QuestionValues {
  readonly question: string;
  /** The four choices; none is correct while none is selected. */
  readonly choices: readonly QuizChoice[];
}

export const emptyQuestion: QuestionValues = {
  question: '',
  choices: Array.from({ length: CHOICE_COUNT }, () => ({ text: '', isCorrect: false })),
};

/** The key of a question's unsaved input. The id of a new question is 'new'. */
export function questionInputKey(course: string, id: string): string {
  return `quiz/${course}/question/${id}`;
}

export function questionValuesOf({ question, choices }: Pick<Question, 'question' | 'choices'> | QuizQuestion) {
  const four = emptyQuestion.choices.map((empty, index) => choices[index] ?? empty);
  return { question, choices: withCorrect(four, correctIndex(four)) } satisfies QuestionValues;
}

/** The index of the correct choice; -1 if there is none. */
export function correctIndex(choices: readonly QuizChoice[]): number {
  return choices.findIndex(({ isCorrect }) => isCorrect);
}

/** The choices with one correct choice, or none for -1. */
export function withCorrect(choices: readonly QuizChoice[], correct: number): readonly QuizChoice[] {
  return choices.map(({ text }, index) => ({ text, isCorrect: index === correct }));
}

/** The question with its texts as they are stored. */
export function quizQuestionOf({ question, choices }: QuestionValues): QuizQuestion {
  return {
    question: cleanText('text', question),
    choices: choices.map(({ text, isCorrect }) => ({ text: cleanText('line', text), isCorrect })),
  };
}

export function questionContentOf(course: string, values: QuestionValues): QuestionContent {
  const { question, choices } = quizQuestionOf(values);
  return { course, question, choices: [...choices] };
}
