import { FakeApi } from '@cpd/api/testing';
import { screen } from '@testing-library/react';
import { openApp } from './openApp.tsx';

/** Opens a complete course in its form. */
export async function openCourse(path = '/course/course-1', fake = new FakeApi()) {
  const app = await openApp(path, { fake });
  await screen.findByLabelText('Title');
  return app;
}

/** The value of the course's title field. */
export function typedTitle(): string {
  return screen.getByLabelText<HTMLInputElement>('Title').value;
}
