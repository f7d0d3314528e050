import { certificateGroupFixture } from '@cpd/api/certificateGroups/fixtures';
import { eventFixture } from '@cpd/api/events/fixtures';
import { feedItemFixture } from '@cpd/api/feed/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { userFixture } from '@cpd/api/users/fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../testing/dialogs.ts';
import { openApp } from '../../testing/openApp.tsx';

let fake: FakeApi;

beforeEach(() => {
  // Test files share the storage.
  sessionStorage.clear();
  fake = new FakeApi({ sizes: { courses: 2, users: 2 } });
});

/** Opens the palette by its key, once the page is loaded. */
async function openPaletteAt(path: string, shown: string) {
  const app = await openApp(path, { fake });
  return { ...app, box: await openPaletteOn(shown) };
}

async function openPaletteOn(shown: string) {
  await screen.findAllByText(shown);
  // Key listeners are added by effects.
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return await screen.findByPlaceholderText('Search or jump to…', {}, { timeout: 5000 });
}

async function openPalette(path: string, shown: string) {
  return (await openPaletteAt(path, shown)).box;
}

/** Types into what has the focus, as a browser does. */
function typeKey(key: string) {
  const { activeElement } = document;
  const isPrevented = !fireEvent.keyDown(activeElement ?? document.body, { key });
  if (!isPrevented && activeElement instanceof HTMLInputElement) {
    fireEvent.change(activeElement, { target: { value: activeElement.value + key } });
  }
}

// The first test, because its code is loaded once. Earlier files may have loaded it, and then the field has the focus at once.
test('the palette has what is typed before its field has the focus', async () => {
  await openApp('/user', { fake });
  await screen.findAllByText('Full name');
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of 'anatomy') typeKey(key);
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Search or jump to…', {}, { timeout: 5000 });
  await waitFor(() => expect(box.value).toBe('anatomy'));
  expect(await screen.findByRole('option', { name: /^Anatomy basics/ })).toBeTruthy();
});

test('the palette finds courses on a page without courses', async () => {
  fireEvent.change(await openPalette('/user', 'Full name'), { target: { value: 'anatomy' } });
  expect(await screen.findByRole('option', { name: /^Anatomy basics/ })).toBeTruthy();
});

test("'Recent' of the palette has no course that is deleted", async () => {
  const { router } = await openApp('/course/course-1', { fake });
  await screen.findAllByText('Preview image');
  await router.navigate('/course');
  fireEvent.click(
    within(await screen.findByRole('row', { name: /Anatomy basics/ })).getByRole('button', { name: /^Delete/ }),
  );
  await answer('It can be restored');
  await screen.findByText(/^.?Anatomy basics.? deleted$/);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByPlaceholderText('Search or jump to…', {}, { timeout: 5000 });
  expect(screen.queryByText('Recent')).toBeNull();
});

test('the palette omits courses that cannot be loaded, without an error', async () => {
  fake.fail('GET /v1/course', { status: 500 });
  await openPalette('/user', 'Full name');
  await waitFor(() => expect(fake.count('GET /v1/course')).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByText('Courses')).toBeNull();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

test('the palette shows recently opened items by name, with their kind as a hint', async () => {
  await openPalette('/course/course-1', 'Preview image');
  const recent = screen.getByText('Recent').parentElement?.querySelector('[role="option"]');
  expect(recent?.textContent).toBe('Anatomy basicsCourse');
  expect(recent?.querySelector('svg')).not.toBeNull();
});

describe('a search', () => {
  const search = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
  const option = (name: string | RegExp) => screen.findByRole('option', { name }, { timeout: 5000 });
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('of the palette finds users, posts, events and certificate groups by one request each', async () => {
    fake.data.users = [userFixture({ firstName: 'Theresa', lastName: 'Brand', description: 'Judge' })];
    fake.data.posts = [
      feedItemFixture({ title: 'Theresa decides', status: 2 }),
      feedItemFixture({ _id: 'post-2', title: 'Thanks, Theresa', status: 4 }),
    ];
    fake.data.events = [eventFixture({ hyperlink: 'https://example.org/theresa' })];
    fake.data.certificateGroups = [certificateGroupFixture({ name: 'Theresa group' })];
    const box = await openPalette('/setting', 'Old password');
    for (const text of ['t', 'th', 'theresa']) search(box, text);
    await option('Theresa group');
    await option(/^Theresa Brand/);
    const addresses = fake.requests.map(({ address }) => address);
    expect(addresses.filter((address) => address.includes('keyword=')).toSorted()).toEqual([
      '/v1/certificate-group?page=1&size=5&keyword=theresa',
      '/v1/event?page=1&size=5&keyword=theresa',
      '/v1/post/?status=2&page=1&size=5&keyword=theresa',
      '/v1/post/?status=4&page=1&size=5&keyword=theresa',
      '/v1/user?page=1&size=5&keyword=theresa',
    ]);
    expect(namesIn('Search in')).toEqual([
      'Users matching “theresa”',
      'Feed matching “theresa”',
      'Events matching “theresa”',
      'Certificate groups matching “theresa”',
    ]);
  });

  test.each([
    ['Users matching “1”', '/user?keyword=1'],
    ['Feed matching “1”', '/feed?keyword=1'],
    ['Events matching “1”', '/event?keyword=1'],
    ['Certificate groups matching “1”', '/certificate-group?keyword=1'],
  ])('of the palette ends with %s, which opens the list with the search set', async (name, address) => {
    const { router, box } = await openPaletteAt('/setting', 'Old password');
    search(box, '1');
    fireEvent.click(await option(name));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
  });

  test('of the palette finds a certificate by its number, and leads to it in the list of its group', async () => {
    const { router, box } = await openPaletteAt('/setting', 'Old password');
    search(box, '2026-2');
    fireEvent.click(await option(/^2026-000002/));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/certificate-group/group-1/issued?keyword=2026-000002',
      ),
    );
    await screen.findByRole('button', { name: 'Copy link of 2026-000002' });
  });

  test('of the palette asks for no certificates unless it is a number that the server can find', async () => {
    fake.removeCapabilities('certificates');
    const box = await openPalette('/setting', 'Old password');
    search(box, '2026-2');
    await option('Feed matching “2026-2”');
    await act(() => fake.settled());
    expect(fake.requests.some(({ address }) => address.startsWith('/v1/certificate?'))).toBe(false);
  });

  test('of the palette leads to the review tab if only posts in review match', async () => {
    fake.data.posts = [feedItemFixture({ title: 'Hand hygiene', status: 2 })];
    const { router, box } = await openPaletteAt('/setting', 'Old password');
    search(box, 'hygiene');
    await option(/^Hand hygiene/);
    fireEvent.click(await option('Feed matching “hygiene”'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=review&keyword=hygiene'));
  });

  test('of the palette says that it is pending while the server takes its time', async () => {
    const release = fake.pause('GET /v1/event?page=1&size=5&keyword=post');
    const box = await openPalette('/setting', 'Old password');
    search(box, 'post');
    await option(/^Post 1\D/);
    await screen.findByText('Searching…', {}, { timeout: 5000 });
    release();
    await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
  });

  test('of the palette finds the overview, which has an icon like the other screens', async () => {
    const { router, box } = await openPaletteAt('/setting', 'Old password');
    search(box, 'dashboard');
    const overview = await option('Overview');
    expect(overview.querySelector('svg')).not.toBeNull();
    fireEvent.click(overview);
    await waitFor(() => expect(router.state.location.pathname).toBe('/overview'));
  });

  test('of the palette never shows an outdated response in place of a newer one', async () => {
    fake.data.users = [
      userFixture({ _id: 'user-1', firstName: 'Anna', lastName: 'Old', description: null }),
      userFixture({ _id: 'user-2', firstName: 'Anneke', lastName: 'New', description: null }),
    ];
    const release = fake.pause('GET /v1/user?page=1&size=5&keyword=anna');
    const box = await openPalette('/setting', 'Old password');
    search(box, 'anna');
    await waitFor(() => expect(fake.requests.some(({ address }) => address.endsWith('keyword=anna'))).toBe(true));
    search(box, 'anneke');
    await option('Anneke New');
    release();
    await act(() => fake.settled());
    expect(namesIn('Users')).toEqual(['Anneke New']);
  });

  test('of the palette that fails says so in one line, and opens no dialog', async () => {
    fake.fail('GET /v1/user', { status: 500 });
    fake.fail('GET /v1/event', 'dropped');
    const box = await openPalette('/setting', 'Old password');
    search(box, 'post');
    await screen.findByText('Could not search users and events.', {}, { timeout: 5000 });
    await option(/^Post 1\D/);
    await option('Users matching “post”');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  test('of the palette leaves out what the server cannot search, without a request (rule B2)', async () => {
    fake.removeCapabilities('user-search', 'event-search');
    const box = await openPalette('/setting', 'Old password');
    search(box, 'group');
    await waitFor(() => expect(fake.count('GET /v1/certificate-group')).toBe(1), { timeout: 5000 });
    await act(() => fake.settled());
    expect([fake.count('GET /v1/user'), fake.count('GET /v1/event')]).toEqual([0, 0]);
    expect(namesIn('Search in')).toEqual(['Feed matching “group”', 'Certificate groups matching “group”']);
  });
});

describe("an item's page", () => {
  test('puts its actions first in the palette, which do the same as its buttons', async () => {
    const { router, box } = await openPaletteAt('/course/course-1', 'Preview image');
    const [first] = screen.getAllByRole('group');
    expect(
      within(first as HTMLElement)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['SaveCtrlS', 'Duplicate', 'Add questions']);
    fireEvent.keyDown(box, { key: 'Escape' });
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Renamed' } });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.click(await screen.findByRole('option', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    expect(fake.data.courses[0]?.title).toBe('Renamed');
  });

  test.each<[string, (field: HTMLInputElement) => unknown]>([
    // Browsers submit the form on Enter.
    ['Enter saves it', ({ form }) => form?.requestSubmit()],
    [
      'Save of the palette saves it',
      async (field) => {
        fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
        fireEvent.click(await screen.findByRole('option', { name: 'Save' }));
      },
    ],
  ])('keeps the focus in the field when %s', async (_, save) => {
    const goOn = fake.pause('PATCH /v1/course');
    const { router, box } = await openPaletteAt('/course/course-1', 'Preview image');
    fireEvent.keyDown(box, { key: 'Escape' });
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    title.focus();
    fireEvent.change(title, { target: { value: 'Renamed' } });
    await save(title);
    await waitFor(() => expect(fake.count('PATCH /v1/course')).toBe(1));
    await waitFor(() => expect(document.activeElement).toBe(title));
    goOn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await act(() => fake.settled());
  });

  test('has no actions in the palette once it is left', async () => {
    const { router } = await openPaletteAt('/quiz/course-1', 'Config');
    fireEvent.click(screen.getByRole('option', { name: 'Back to the course' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/course/course-1'));
    await act(() => router.navigate('/user'));
    await screen.findAllByText('Full name');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('option', { name: 'Sign out' });
    expect(screen.queryByRole('option', { name: 'Save' })).toBeNull();
  });
});

test.each([
  ['logout', 'Sign out'],
  ['password', 'Change password'],
  ['dark', 'Theme: Dark'],
  ['hotkeys', 'Keyboard shortcuts'],
  ['administrators', 'Setting'],
  ['certificate-group', 'Cert Group'],
])('the palette finds by %s: %s', async (synonym, name) => {
  fireEvent.change(await openPalette('/user', 'Full name'), { target: { value: synonym } });
  expect(await screen.findByRole('option', { name })).toBeTruthy();
});

test('the palette finds a section of the settings', async () => {
  const { router, box } = await openPaletteAt('/user', 'Full name');
  fireEvent.change(box, { target: { value: 'activity' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Activity/ }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/setting?section=activity'),
  );
});

test.each([
  ['New event', '/event/new-1'],
  ['New certificate group', '/certificate-group/new-1'],
  ['Change password', '/setting#password'],
])('offers %s on every page', async (name, address) => {
  const { router } = await openPaletteAt('/user', 'Full name');
  fireEvent.click(screen.getByRole('option', { name }));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.hash).toBe(address));
});

test.each([
  ['page', '/event', '/user', 'Full name'],
  ['section', '/setting', '/setting?section=administrators', 'Add administrator'],
])('Back closes the palette with its %s', async (_, before, path, shown) => {
  const { router } = await openApp(before, { fake });
  await act(() => router.navigate(path));
  await openPaletteOn(shown);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the palette that is opened before the next page is shown stays open', async () => {
  const { router } = await openPaletteAt('/user', 'Full name');
  await act(() => router.navigate('/event'));
  await waitFor(() => expect(document.title).toContain('Event'));
  expect(screen.getByRole('dialog')).toBeDefined();
});
