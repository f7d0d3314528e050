import { FAKE_ADMIN } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/openApp.tsx';
import { withoutCaptcha } from '../../testing/withoutCaptcha.ts';

withoutCaptcha();

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;

/** Opens a quiz, leaves it from one of its fields, and focuses the row of another list. */
async function leaveQuiz() {
  const { router } = await openApp('/quiz/course-1');
  const field = await screen.findByLabelText('How many question to show');
  act(() => field.focus());
  await act(() => router.navigate('/quiz'));
  const [row] = await screen.findAllByRole('link', { name: /^Setting ./ });
  act(() => row?.focus());
  return { router, rowName: row?.getAttribute('aria-label') };
}

test('useFocusRestoration focuses the page after going back if the focused element cannot be identified', async () => {
  const { router } = await leaveQuiz();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(focused()).toBe('content'));
});

test('useFocusRestoration keeps a focus that moved before the new page was painted', async () => {
  const { router } = await openApp('/quiz');
  const field = await screen.findByRole('searchbox');
  await act(() => router.navigate('/user'));
  const link = screen.getByRole('link', { name: 'Course' });
  act(() => link.focus());
  await screen.findByRole('heading', { name: 'User' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(field.isConnected).toBe(false);
  expect(document.activeElement).toBe(link);
});

test('useFocusRestoration does not move the focus when the app is opened', async () => {
  await openApp('/course');
  await screen.findByRole('heading', { name: 'Course' });
  expect(document.activeElement).toBe(document.body);
});

test('useFocusRestoration focuses the first page after signing in', async () => {
  await openApp('/course', { isSignedIn: false });
  fireEvent.change(await screen.findByLabelText(/^User/), { target: { value: FAKE_ADMIN.username } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: FAKE_ADMIN.password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Course' });
  await waitFor(() => expect(focused()).toBe('content'));
});

test('useFocusRestoration restores the focus once an open dialog has closed', async () => {
  const { router, rowName } = await leaveQuiz();
  await act(() => router.navigate('/user'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  button.focus();
  const focusButton = () => button.focus();
  document.addEventListener('focusin', focusButton);
  await act(() => router.navigate(-1));
  document.removeEventListener('focusin', focusButton);
  dialog.remove();
  await waitFor(() => expect(focused()).toBe(rowName));
});
