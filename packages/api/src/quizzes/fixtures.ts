import type { Question } from './contract.ts';

/** A question with four choices, the second of them correct, with overrides. */
export function questionFixture(overrides: Partial<Question> = {}): Question {
  return {
    _id: 'question-1',
    question: 'How many chambers has the human heart?',
    choices: [
      { text: 'Two', isCorrect: false },
      { text: 'Four', isCorrect: true },
      { text: 'Six', isCorrect: false },
      { text: 'Eight', isCorrect: false },
    ],
    ...overrides,
  };
}

export function questionFixtures(count: number): Question[] {
  return Array.from({ length: count }, (_, index) =>
    questionFixture({ _id: `question-${index + 1}`, question: `Question ${index + 1}: which answer is right?` }),
  );
}
