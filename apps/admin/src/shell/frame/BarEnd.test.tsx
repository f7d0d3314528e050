import { FakeApi, MemorySessionStorage } from '@cpd/api/testing';
import { chooseTheme } from '@cpd/ui/storedChoice';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, type } from '../../testing/dialogs.ts';
import { openApp } from '../../testing/openApp.tsx';
import { withoutCaptcha } from '../../testing/withoutCaptcha.ts';

afterEach(() => {
  chooseTheme('system');
});
withoutCaptcha();

async function choose(menu: string | RegExp, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: menu }));
  fireEvent.click(
    await screen.findByRole(/^(Light|Dark)$/.test(entry) ? 'menuitemradio' : 'menuitem', { name: entry }),
  );
}

test('the account menu shows who is signed in, and signs out', async () => {
  const { session } = await openApp('/user');
  fireEvent.click(await screen.findByRole('button', { name: 'Account admin' }));
  await screen.findByText('Signed in as admin');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('button', { name: 'Login' });
  expect(session.getSnapshot().isLoggedIn).toBe(false);
});

test('the account menu shows Account until the name of the user is loaded', async () => {
  const fake = new FakeApi();
  const storage = new MemorySessionStorage();
  const { unmount } = await openApp('/user', { fake, storage });
  unmount();
  const respond = fake.pause('GET /v1/session/current');
  await openApp('/user', { fake, storage, isSignedIn: false });
  await screen.findByRole('button', { name: 'Account' });
  expect(screen.getByRole('table')).toBeTruthy();
  respond();
  await screen.findByRole('button', { name: 'Account admin' });
});

test('Sign out asks before it discards unsaved changes of a form', async () => {
  const { session } = await openApp('/course/course-1');
  await type('Title', 'Changed');
  await choose('Account admin', 'Sign out');
  await answer('Your changes to “Changed” have not been saved.', 'Keep editing');
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  await choose('Account admin', 'Sign out');
  await answer('Your changes to “Changed” have not been saved.', 'Discard');
  await waitFor(() => expect(session.getSnapshot().isLoggedIn).toBe(false));
});

test('Sign out saves a form first on Save and continue', async () => {
  const { fake, session } = await openApp('/course/course-1');
  await type('Title', 'Changed');
  await choose('Account admin', 'Sign out');
  await answer('Your changes to “Changed” have not been saved.', 'Save and continue');
  await waitFor(() => expect(session.getSnapshot().isLoggedIn).toBe(false));
  expect(fake.data.courses[0]?.title).toBe('Changed');
});

test('the account menu leads to the password, and sets the theme', async () => {
  await openApp('/user');
  await choose('Account admin', 'Change password');
  const oldPassword = await screen.findByLabelText('Old password');
  await waitFor(() => expect(document.activeElement).toBe(oldPassword));
  await choose('Account admin', 'Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true));
});

test('the help menu lists the keys and shows the version', async () => {
  await openApp('/user');
  fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByText(/^Version \d+\.\d+\.\d+$/);
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Keyboard shortcuts/ }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

test('the navigation shows the number of posts in review, or none if the server does not count them', async () => {
  const { unmount } = await openApp('/user');
  await screen.findByText(/^\d+ posts? in review$/);
  unmount();
  const fake = new FakeApi();
  fake.fail('GET /v1/post', { status: 500 });
  await openApp('/user', { fake });
  await screen.findByRole('heading', { name: 'User' });
  await waitFor(() => expect(fake.count('GET /v1/post')).toBeGreaterThan(0));
  expect(screen.queryByText(/posts? in review$/)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['MacIntel', '⌘K'],
  ['Linux x86_64', 'Ctrl K'],
])('the bar on %s shows %s as the key of the palette', async (platform, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  await openApp('/user');
  expect(await screen.findByText(keys, { selector: 'kbd' })).toBeTruthy();
  vi.restoreAllMocks();
});
