import { CHOICE_COUNT, type QuizChoice, type QuizQuestion } from '../quiz/quiz.ts';
import { cleanText } from '../text/text.ts';

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

const COPY_OF = 'copy-of-';

/** The id, in dialog and unsaved input, of a question that will be a copy of another one. */
export function copyIdOf(id: string): string {
  return COPY_OF + id;
}

/** The id of the question that a new one is a copy of; undefined for another question. */
export function copiedIdOf(id: string): string | undefined {
  return id.startsWith(COPY_OF) ? id.slice(COPY_OF.length) : undefined;
}

export function questionValuesOf({ question, choices }: QuizQuestion): QuestionValues {
  const four = emptyQuestion.choices.map((empty, index) => choices[index] ?? empty);
  return { question, choices: withCorrect(four, correctIndex(four)) };
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

/** The body of the request that saves a question. */
export function questionContentOf(course: string, values: QuestionValues) {
  const { question, choices } = quizQuestionOf(values);
  return { course, question, choices: [...choices] };
}
