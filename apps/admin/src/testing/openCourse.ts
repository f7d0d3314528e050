import { FakeApi } from '@cpd/api/testing';
import { screen } from '@testing-library/react';
import { openApp } from './openApp.tsx';

/** A course with everything that it needs, open in its form. */
export async function openCourse(path = '/course/course-1', fake = new FakeApi()) {
  const app = await openApp(path, { fake });
  await screen.findByLabelText('Title');
  return app;
}

/** What stands in the field of the course's title. */
export function typedTitle(): string {
  return screen.getByLabelText<HTMLInputElement>('Title').value;
}
