import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Files share modules: those of later files load the real one.
afterAll(() => {
  vi.doUnmock('./Palette.tsx');
  vi.resetModules();
});
vi.mock('./Palette.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
beforeEach(() => {
  // The server of the page responds, and the page has been reloaded.
  vi.stubGlobal('fetch', async () => new Response());
  sessionStorage.setItem('reloaded-at', String(Date.now()));
});

test('a dialog whose code fails to load shows an error with Reload', async () => {
  // React logs what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Another file's test may have loaded the dialog before.
  vi.resetModules();
  const { openApp } = await import('../../testing/openApp.tsx');
  await openApp('/user');
  await screen.findAllByText('Full name');
  // Keys work after the effects of the first render.
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('a form keeps what was typed when the failure of a dialog replaces the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  const { openApp } = await import('../../testing/openApp.tsx');
  const { services } = await openApp('/course/course-1');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Typed before' } });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('alert');
  expect(services.client.unsavedInput.read('course/course-1')?.values).toMatchObject({ title: 'Typed before' });
});
