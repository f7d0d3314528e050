import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

function firstCells(): (string | null)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[3]?.lastElementChild?.textContent ?? null);
}

async function confirm(message: string) {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(message);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
}

describe('the course list', () => {
  test('shows ten courses a page, and opens the page in the URL', async () => {
    const { fake } = await openApp('/course?page=2');
    const ids = fake.data.courses.map(({ _id }) => _id);
    await waitFor(() => expect(firstCells()).toEqual(ids.slice(10, 20)));
    await press('Next page');
    await waitFor(() => expect(firstCells()).toEqual(ids.slice(20)));
    expect(fake.count('GET /v1/course')).toBe(1);
  });

  test('a row has few elements beside its cells, controls and texts', async () => {
    await openApp('/course');
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    const sizes = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelectorAll('*').length);
    // 47 when each value had a box of its own.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(35);
  });

  test('moves a course, and revalidates the list', async () => {
    const { fake } = await openApp('/course');
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    const [first = '', second = ''] = firstCells().map(String);
    fireEvent.click(screen.getAllByRole('button', { name: /^Move down/ })[0] ?? document.body);
    await waitFor(() => expect(fake.count('GET /v1/course')).toBe(2));
    await waitFor(() => expect(firstCells().slice(0, 2)).toEqual([second, first]));
  });

  test('undoes the last move of a course', async () => {
    await openApp('/course');
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    const before = firstCells();
    const [first, second, third] = before;
    const moveDown = (row: number) =>
      fireEvent.click(screen.getAllByRole('button', { name: /^Move down/ })[row] ?? document.body);
    moveDown(0);
    await waitFor(() => expect(firstCells().slice(0, 3)).toEqual([second, first, third]));
    moveDown(1);
    await waitFor(() => expect(firstCells().slice(0, 3)).toEqual([second, third, first]));
    await screen.findByText(/ moved down$/);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(firstCells().slice(0, 3)).toEqual([second, first, third]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('follows a course that its arrow moves over the edge of a page, and keeps the focus on the arrow', async () => {
    const { fake, router } = await openApp('/course?page=2');
    const ids = fake.data.courses.map(({ _id }) => _id);
    await waitFor(() => expect(firstCells()[0]).toBe(ids[10]));
    const [up] = screen.getAllByRole('button', { name: /^Move up/ });
    const name = up?.getAttribute('aria-label') ?? '';
    const press = async (action: string, count: number) => {
      const arrow = screen.getByRole('button', { name: name.replace('up', action) });
      arrow.focus();
      fireEvent.click(arrow);
      await waitFor(() => expect(fake.count('PATCH /v1/course/sequence')).toBe(count));
      await act(() => fake.settled());
    };
    await press('up', 1);
    await waitFor(() => expect(firstCells()[9]).toBe(ids[10]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await press('up', 2);
    await waitFor(() => expect(firstCells()[8]).toBe(ids[10]));
    await press('down', 3);
    await press('down', 4);
    await waitFor(() => expect(firstCells()[0]).toBe(ids[10]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name.replace('up', 'down'));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    // It is not followed any more when the user opens another page.
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(firstCells()[0]).toBe(ids[0]));
  });

  test('shows the page of a course again whose move to another page fails', async () => {
    const fake = new FakeApi();
    fake.fail('PATCH /v1/course/sequence', { status: 500 }, 1);
    const { router } = await openApp('/course?page=2', { fake });
    const ids = fake.data.courses.map(({ _id }) => _id);
    await waitFor(() => expect(firstCells()[0]).toBe(ids[10]));
    fireEvent.click(screen.getAllByRole('button', { name: /^Move up/ })[0] ?? document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(firstCells()).toEqual(ids.slice(10, 20)));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  test('moves a course to the place that is typed over its number, follows it, and undoes that with Ctrl+Z', async () => {
    const { fake, router } = await openApp('/course?page=3');
    const ids = fake.data.courses.map(({ _id }) => _id);
    await waitFor(() => expect(firstCells()).toEqual(ids.slice(20)));
    const field = screen.getAllByRole('textbox', { name: /^Move .* to place$/ }).at(-1) as HTMLInputElement;
    expect(field.value).toBe('28');
    field.focus();
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(firstCells().slice(0, 4)).toEqual([ids[0], ids[1], ids[27], ids[2]]));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('3');
    expect(await screen.findByText(/ moved to place 3$/)).toBeTruthy();
    await act(() => fake.settled());
    expect([fake.count('PATCH'), router.state.location.search]).toEqual([1, '']);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(firstCells()).toEqual(ids.slice(20)));
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(fake.data.courses.map(({ _id }) => _id)).toEqual(ids));
  });

  test('shows plain numbers on a server that moves courses by one place only, and while the list is sorted', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('move-to');
    await openApp('/course', { fake });
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    expect(screen.queryByRole('textbox', { name: /to place$/ })).toBeNull();
    expect(screen.getAllByRole('row')[2]?.textContent).toMatch(/^2/);
  });

  test('says why a course cannot be enabled, with the code', async () => {
    const { fake } = await openApp('/course');
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    const name = new RegExp(`^Enable .*${draft?._id}$`);
    fireEvent.click(await screen.findByRole('button', { name }));
    await confirm(`Are you sure to enable item: ${draft?._id}`);
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('CODE: COURSE_NOT_READY'));
  });

  test('warns before it enables a course whose quiz asks no question', async () => {
    const fake = new FakeApi({ sizes: { courses: 1 } });
    Object.assign(fake.data.courses[0] ?? {}, { isEnable: false, quizLimit: 0, passCondition: 0 });
    await openApp('/course', { fake });
    fireEvent.click(await screen.findByRole('button', { name: /^Enable Anatomy basics/ }));
    await confirm('Learners would pass without a single question.');
    await waitFor(() => expect(fake.data.courses[0]?.isEnable).toBe(true));
  });

  test('deletes after a confirmation, and shows the previous page when the last one is empty', async () => {
    const fake = new FakeApi({ sizes: { courses: 11 } });
    const { router } = await openApp('/course?page=2', { fake });
    const last = fake.data.courses[10]?._id ?? '';
    await waitFor(() => expect(firstCells()).toEqual([last]));
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    await confirm(`Are you sure to delete item: ${last}`);
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('confirms the deletion of a draft with its name', async () => {
    const { fake } = await openApp('/course');
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    fireEvent.click(await screen.findByRole('button', { name: `Delete (Draft) ${draft?._id}` }));
    await confirm(`Are you sure to delete item: ${draft?._id}`);
    expect(await screen.findByText('Draft deleted')).toBeTruthy();
  });

  test('lists missing requirements before enabling, and links to them without a request', async () => {
    const { fake, router } = await openApp('/course');
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Enable .*${draft?._id}$`) }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Enable “(Draft)”?' });
    expect(dialog.textContent).toContain('Still missing:');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'PDF, missing' }));
    expect(dialog.isConnected).toBe(false);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: `/course/${draft?._id}`, hash: '#file' }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose PDF Files'));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('keeps search, filter and order in the URL, and clears them together', async () => {
    const { router } = await openApp('/course?keyword=zzz&enabled=no&sort=title');
    expect(await screen.findByText('No courses match “zzz”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=title'));
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    expect(screen.getAllByRole('button', { name: /^Move up .*Unavailable while/ })).toHaveLength(10);
  });

  test('announces that a course is already enabled when E is pressed on its row', async () => {
    const { fake } = await openApp('/course');
    const [row = document.body] = await screen.findAllByRole('row', { name: /Enabled/ });
    within(row).getAllByRole('link')[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e' });
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText('Already enabled');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('PATCH')).toBe(0);
  });

  test('deletes nothing when the confirmation is cancelled', async () => {
    const { fake } = await openApp('/course');
    fireEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fake.count('DELETE')).toBe(0);
  });

  test('creates one course and opens its form when New is pressed several times', async () => {
    const { fake, router } = await openApp('/course');
    const button = await screen.findByRole('button', { name: 'New' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/new-1'));
    expect(fake.count('POST /v1/course/draft')).toBe(1);
  });

  test('creates one course when New is pressed again while the form is opening', async () => {
    const { fake, router } = await openApp('/course');
    const button = await screen.findByRole('button', { name: 'New' });
    let presses = 1;
    // The router notifies its subscribers before the list is rendered again.
    router.subscribe(({ navigation }) => {
      if (navigation.state !== 'loading') return;
      presses += 1;
      fireEvent.click(button);
    });
    fireEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/new-1'));
    expect(presses).toBeGreaterThan(1);
    expect(fake.count('POST /v1/course/draft')).toBe(1);
  });

  test('types what is typed while New opens its form into the first field, and runs no shortcut', async () => {
    const { fake } = await openApp('/course');
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    const button = await screen.findByRole('button', { name: 'New' });
    const proceed = fake.pause('POST /v1/course/draft');
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(fake.count('POST /v1/course/draft')).toBe(1));
    for (const key of [...'Mne', 'Backspace', ...' e']) {
      expect(fireEvent.keyDown(document.activeElement ?? document.body, { key })).toBe(false);
    }
    proceed();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveProperty('value', 'Mn e'));
    expect(fake.count('POST /v1/course/draft')).toBe(1);
  });

  test('runs shortcuts again when New has failed', async () => {
    const { fake } = await openApp('/course');
    await waitFor(() => expect(firstCells()).toHaveLength(10));
    fake.fail('POST /v1/course/draft', { status: 500, message: 'Out of order.' }, 1);
    await press('New');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', '');
  });

  test('shows a failure to load, and retries', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/course', { status: 500, message: 'The disk is full.', code: 'DISK_FULL' }, 1);
    await openApp('/course', { fake });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The disk is full.');
    expect(dialog.textContent).toContain('CODE: DISK_FULL');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Course');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(firstCells()).toHaveLength(10));
  });
});
