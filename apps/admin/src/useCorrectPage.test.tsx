import { FakeApi } from '@cpd/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from './testing/dialogs.ts';
import { openApp } from './testing/openApp.tsx';

/** Opens a form from a list, gives its item a name, and saves it. */
async function saveFrom(list: string, form: string, field: string, name: string) {
  const app = await openApp(list);
  await screen.findByRole('table');
  await act(() => app.router.navigate(form, { state: { cameFrom: list } }));
  await type(field, name);
  await press('Save');
  return app;
}

const savedRow = () => document.querySelector('[data-marked]');

describe('the list after Save', () => {
  test.each([
    ['the page of a course', '/course', '/course/course-27', '?page=3'],
    ['the page in the selected order', '/course?page=2&sort=title', '/course/course-1', '?page=3&sort=title'],
    ['all courses if the search hides the saved one', '/course?keyword=anatomy', '/course/course-1', ''],
    [
      'the search if it matches the saved one',
      '/course?keyword=zoo&enabled=yes',
      '/course/course-1',
      '?keyword=zoo&enabled=yes',
    ],
  ])('opens %s, marks its row and focuses the title', async (_, list, form, search) => {
    const { router } = await saveFrom(list, form, 'Title', 'Zoonoses');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zoonoses'));
    await waitFor(() => expect(router.state.location.search).toBe(search));
    expect(savedRow()?.contains(document.activeElement)).toBe(true);
  });

  test('clears a search that hides the saved row of a list that the server pages', async () => {
    const { router } = await saveFrom(
      '/certificate-group?keyword=nursing',
      '/certificate-group/group-1',
      'Group name',
      'Zoonoses',
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zoonoses'));
  });

  test('opens the previous page of events, and the first one for a new event', async () => {
    const { router } = await saveFrom('/event?page=2', '/event/event-12', 'Hyperlink', 'https://example.org/second');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Second/));
    expect(router.state.location.search).toBe('?page=2');
    await press('New');
    await type('Hyperlink', 'https://example.org/first');
    await press('Save');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/event', search: '' }));
  });

  test('does not cancel a navigation that starts before the rows are loaded', async () => {
    const fake = new FakeApi();
    const { router } = await openApp('/course/course-27', { fake });
    await type('Title', 'Zoonoses');
    const resumeLists = fake.pause('GET /v1/course');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await act(async () => void router.navigate('/quiz/course-27'));
    resumeLists();
    await act(() => fake.settled());
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/quiz/course-27');
  });

  test('marks the row until the next navigation, and not again after going back', async () => {
    const { router } = await saveFrom('/course', '/course/course-1', 'Title', 'Zoonoses');
    await waitFor(() => expect(savedRow()).not.toBeNull());
    await press('Next page');
    await waitFor(() => expect(screen.queryByText('Zoonoses')).toBeNull());
    expect(savedRow()).toBeNull();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByText('Zoonoses')).toBeTruthy());
    expect(savedRow()).toBeNull();
  });
});
