import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./KeysDialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('keeps the page where the code of a dialog does not arrive, and says so', async () => {
  const toConsole = vi.spyOn(console, 'error');
  // Another file's test may have loaded the dialog before.
  vi.resetModules();
  const { openApp } = await import('../../testing/openApp.tsx');
  await openApp('/setting');
  await screen.findByLabelText('Old password');
  // Keys are listened to once the effects of what was drawn have run.
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Something went wrong.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Old password')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // The tests' document does not know the element <search>, which React tells once for all of them.
  const told = toConsole.mock.calls.filter(([message]) => !String(message).includes('is unrecognized in this browser'));
  expect(told).toEqual([]);
});
