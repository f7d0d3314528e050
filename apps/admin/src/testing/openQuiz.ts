import { FakeApi } from '@cpd/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openApp } from './openApp.tsx';

/** The label of the number of questions shown. */
export const SHOW = 'How many question to show';
/** The label of the score to pass. */
export const PASS = 'How many score to pass this exam';

/** A quiz of six questions, of which five are shown and three have to be right. */
export async function openQuiz(fake = new FakeApi()) {
  const app = await openApp('/quiz/course-1', { fake });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(6));
  return app;
}

/** What stands in the text box of a label. */
export function textIn(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

/** The numbers of quizzes that were sent to be saved. */
export function conditionsSent({ calls }: FakeApi): unknown[] {
  return calls.filter(({ name }) => name === 'PATCH /v1/course/quiz/condition').map(({ body }) => body);
}
