import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

/** Opens the form of the row with that number, counted from 1, from a list. */
async function openFrom(list: string, row: number, fake = new FakeApi()) {
  const app = await openApp(list, { fake });
  await waitFor(() => expect(document.querySelectorAll('tbody tr th a, tbody tr td a').length).toBeGreaterThan(0));
  const link = document.querySelectorAll<HTMLElement>('tbody tr')[row - 1]?.querySelector<HTMLElement>('a[href]');
  await act(async () => link?.click());
  await screen.findByRole('button', { name: /^(Save|Update)$/ });
  return { ...app, fake, list };
}

const altArrow = (key: 'ArrowDown' | 'ArrowUp', target: Element = document.body) =>
  fireEvent.keyDown(target, { key, altKey: true });

test.each([
  [
    'courses in the order of the list',
    '/course?sort=-title&page=2',
    10,
    '20 of 28',
    '21 of 28',
    '/course?sort=-title&page=3',
  ],
  ['quizzes', '/quiz', 1, '1 of 28', '2 of 28', '/quiz'],
  ['events of the next page', '/event', 10, '10 of 34', '11 of 34', '/event?page=2'],
  ['certificate groups', '/certificate-group', 2, '2 of 12', '3 of 12', '/certificate-group'],
])('a form leads to the next one: %s', async (_, list, row, before, after, listAfter) => {
  const { router, fake } = await openFrom(list, row);
  await screen.findByText(before);
  const address = router.state.location.pathname;
  await fake.settled();
  altArrow('ArrowDown');
  await screen.findByText(after);
  expect(router.state.location.state).toMatchObject({ cameFrom: listAfter });
  await fake.settled();
  altArrow('ArrowUp');
  await screen.findByText(before);
  expect(router.state.location.pathname).toBe(address);
});

test('back leads from any item to the list', async () => {
  const { router, fake } = await openFrom('/course?enabled=no', 1);
  const { key } = router.state.location;
  await screen.findByText(/^1 of /);
  await fake.settled();
  for (const place of [2, 3]) {
    altArrow('ArrowDown');
    await screen.findByText(new RegExp(`^${place} of `));
  }
  expect(router.state.location.key).not.toBe(key);
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: '/course', search: '?enabled=no' });
});

test('a form that was opened from a list does not load the list again, and one opened elsewhere has no neighbours', async () => {
  const { fake, router } = await openFrom('/course', 2);
  await screen.findByText('2 of 28');
  expect(fake.count('GET /v1/course')).toBe(2);
  await act(() => router.navigate('/course/course-1'));
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: /^Next item/ })).toBeNull();
});

test('a new draft has no neighbours', async () => {
  const { router } = await openApp('/course');
  await press('New');
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/course\/./));
  expect(screen.queryByRole('button', { name: /^Next item/ })).toBeNull();
});

test('the way to the next form asks about unsaved edits', async () => {
  const { router } = await openFrom('/course', 1);
  await screen.findByText('1 of 28');
  await type('Title', 'Zoonoses');
  await press('Next item (Alt+↓)');
  await answer('', 'Discard');
  await screen.findByText('2 of 28');
  expect(router.state.location.pathname).toBe('/course/course-2');
});

test('Alt and an arrow key open a select instead of the next form', async () => {
  const { router } = await openFrom('/course', 1);
  await screen.findByText('1 of 28');
  altArrow('ArrowDown', screen.getByRole('button', { name: /Certificate Group/ }));
  await screen.findByRole('listbox');
  expect(router.state.location.pathname).toBe('/course/course-1');
});
