import { FakeApi } from '@cpd/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenAppOptions, openApp } from './openApp.tsx';

export const SHOW = 'How many question to show';
export const PASS = 'How many score to pass this exam';

/** A quiz that shows five of its six questions and is passed with three. */
export async function openQuiz(fake = new FakeApi(), options: OpenAppOptions = {}) {
  const app = await openApp('/quiz/course-1', { ...options, fake });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(6));
  return app;
}

export function textIn(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

/** The quiz settings that were sent. */
export function sentConditions({ requests }: FakeApi): unknown[] {
  return requests.filter(({ name }) => name === 'PATCH /v1/course/quiz/condition').map(({ body }) => body);
}
