import { FakeApi } from '@cpd/api/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../testing/openApp.tsx';

let fake: FakeApi;

beforeEach(() => {
  // Test files share the storage.
  sessionStorage.clear();
  fake = new FakeApi({ sizes: { courses: 2, users: 2 } });
});
afterEach(cleanup);

/** Opens the palette by its key, once the page is loaded. */
async function openPalette(path: string, shown: string) {
  await openApp(path, { fake });
  await screen.findAllByText(shown);
  // Key listeners are added by effects.
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByPlaceholderText('Search or jump to…', {}, { timeout: 5000 });
}

test('finds courses on a page that shows none', async () => {
  fireEvent.change(await openPalette('/user', 'Full name'), { target: { value: 'anatomy' } });
  expect(await screen.findByText('Anatomy basics')).toBeTruthy();
});

test('does without courses where they cannot be loaded, and says nothing of it', async () => {
  fake.fail('GET /v1/course', { status: 500 });
  await openPalette('/user', 'Full name');
  await waitFor(() => expect(fake.count('GET /v1/course')).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByText('Courses')).toBeNull();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

test('names what was opened lately by its name alone, with its kind beside it', async () => {
  await openPalette('/course/course-1', 'Preview image');
  const recent = screen.getByText('Recent').parentElement?.querySelector('[role="option"]');
  expect(recent?.textContent).toBe('Anatomy basicsCourse');
  expect(recent?.querySelector('svg')).not.toBeNull();
});
