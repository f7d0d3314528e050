import { administratorFixture } from '@cpd/api/administrators/fixtures';
import { apiKeyFixture } from '@cpd/api/apiKeys/fixtures';
import { passkeyFixture } from '@cpd/api/passkeys/fixtures';
import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { stubPasskeys } from '../testing/stubPasskeys.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

async function typePasswords(oldPassword: string, newPassword: string, renewed: string) {
  await type('Old password', oldPassword);
  await type('New password', newPassword);
  await type('Re-New password', renewed);
}

function fieldsInError(): (string | undefined)[] {
  return ['Old password', 'New password', 'Re-New password'].filter(
    (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
  );
}

describe('the password card', () => {
  test.each([
    ['differ', 'one password', 'another one'],
    ['are empty', '', ''],
  ])('marks both new fields as invalid, without a message, when they %s', async (_, newPassword, renewed) => {
    const { fake } = await openApp('/setting');
    await typePasswords(FAKE_ADMIN.password, newPassword, renewed);
    await press('Update Password');
    expect(fieldsInError()).toEqual(['New password', 'Re-New password']);
    expect(screen.queryByText(/required|Enter/)).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('POST /v1/auth/change-password')).toBe(0);
    await type('Re-New password', 'x');
    expect(fieldsInError()).toEqual([]);
  });

  test('asks for the old password at its field, and focuses it', async () => {
    const { fake } = await openApp('/setting');
    await type('New password', 'a new password');
    await type('Re-New password', 'a new password');
    await press('Update Password');
    await screen.findByText('Enter the old password.');
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
    expect(fieldsInError()).toEqual(['Old password']);
    expect(fake.count('POST /v1/auth/change-password')).toBe(0);
  });

  test('signs out and asks for the new password, without returning to this page', async () => {
    const { session, router } = await openApp('/setting');
    await typePasswords(FAKE_ADMIN.password, 'a new password', 'a new password');
    await press('Update Password');
    await screen.findByRole('button', { name: 'Login' });
    await screen.findByText('Password changed. Sign in with the new one.');
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login'));
  });

  test('sends passwords that a password manager has set without an event', async () => {
    const { fake } = await openApp('/setting');
    const values = { 'Old password': FAKE_ADMIN.password, 'New password': 'a new one', 'Re-New password': 'a new one' };
    for (const [label, value] of Object.entries(values)) {
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      field.value = value;
      act(() => field.focus());
    }
    await press('Update Password');
    await screen.findByText('Password changed. Sign in with the new one.');
    const [sent] = fake.requests.filter(({ name }) => name === 'POST /v1/auth/change-password');
    expect(sent?.body).toEqual({ oldPassword: FAKE_ADMIN.password, newPassword: 'a new one' });
  });

  test.each([
    ['another section', () => fireEvent.click(screen.getByRole('tab', { name: 'API keys' }))],
    ['another page', () => fireEvent.click(screen.getByRole('link', { name: 'Event' }))],
    ['a sign-out', () => fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))],
  ])('asks before %s discards a new password', async (_, leave) => {
    await openApp('/setting');
    await type('Re-New password', 'a new password');
    await screen.findByRole('tab', { name: 'API keys' });
    await act(async () => void leave());
    await answer('Discard unsaved changes?', 'Keep editing');
    expect(screen.getByLabelText<HTMLInputElement>('Re-New password').value).toBe('a new password');
    await act(async () => void leave());
    await answer('Discard unsaved changes?', 'Discard');
    await waitFor(() => expect(screen.queryByLabelText('Re-New password')).toBeNull());
  });

  test('Back that discards a new password focuses the tab of the section that it opens', async () => {
    const { router } = await openApp('/setting?section=api-keys');
    await act(() => router.navigate('/setting'));
    await type('Re-New password', 'a new password');
    act(() => screen.getByLabelText('Re-New password').focus());
    await act(async () => router.navigate(-1));
    await answer('Discard unsaved changes?', 'Discard');
    const tab = await screen.findByRole('tab', { name: 'API keys', selected: true });
    await waitFor(() => expect(document.activeElement).toBe(tab));
  });

  test('asks nothing about an old password, which browsers enter', async () => {
    await openApp('/setting');
    await type('Old password', FAKE_ADMIN.password);
    fireEvent.click(await screen.findByRole('tab', { name: 'API keys' }));
    await screen.findByRole('heading', { name: 'API keys' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('has the user name for password managers', async () => {
    const { container } = await openApp('/setting');
    await waitFor(() => {
      const field = container.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
      expect([field?.hidden, field?.value]).toEqual([true, FAKE_ADMIN.username]);
    });
  });

  test('says when the old password is wrong, keeps what was typed, and stays signed in', async () => {
    const { session } = await openApp('/setting');
    await typePasswords('wrong', 'a new password', 'a new password');
    await press('Update Password');
    await answer('The old password is not right.', 'Close');
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a new password');
  });
});

describe('the sign-out card', () => {
  test('shows who is signed in', async () => {
    await openApp('/setting');
    await screen.findByText('Signed in as admin. Signs you out in every tab of this browser.');
  });

  test('ends the session', async () => {
    const { session, router } = await openApp('/setting');
    await press('Sign Out');
    await screen.findByRole('button', { name: 'Login' });
    await screen.findByText("You've signed out.");
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login'));
  });
});

test('the sign-in page does not repeat its notice after a reload', async () => {
  await openApp({ pathname: '/login', state: { left: 'signedOut' } }, { isSignedIn: false });
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByText("You've signed out.")).toBeNull();
});

describe('the appearance card', () => {
  test('applies and stores the selected theme', async () => {
    await openApp('/setting');
    (await screen.findByLabelText('Dark')).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    screen.getByLabelText('Match system').click();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});

describe('the sessions card', () => {
  async function openSessions(others: number) {
    const fake = new FakeApi();
    for (let count = 0; count < others; count += 1) fake.sessions.start();
    await openApp('/setting', { fake });
    const table = await screen.findByRole('table', { name: 'Sessions' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(others + 2));
    return { fake, table };
  }

  test('lists the sessions of the account and signs another one out', async () => {
    const { table } = await openSessions(1);
    within(table).getByText('This session');
    within(table)
      .getByRole('button', { name: /^Sign out: Firefox on Linux, signed in / })
      .click();
    await screen.findByText('1 session signed out');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(within(table).queryByRole('button')).toBeNull();
  });

  test('ends all other sessions with one request, and reloads the list', async () => {
    const { fake, table } = await openSessions(3);
    const requestCount = () => fake.requests.filter(({ name }) => name === 'GET /v1/session').length;
    const before = requestCount();
    await press('Sign out other sessions');
    await screen.findByText('3 sessions signed out');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect([fake.count('DELETE /v1/session'), requestCount() - before]).toEqual([1, 1]);
    expect(screen.queryByRole('button', { name: 'Sign out other sessions' })).toBeNull();
  });

  test('shows that the sessions could not be loaded, and retries', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/session', { status: 500 });
    await openApp('/setting', { fake });
    await screen.findByText('Sessions could not be loaded');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fake.heal();
    await press('Try again');
    await screen.findByText('This session');
  });

  test('is hidden if the server does not list sessions, without a request', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('sessions');
    await openApp('/setting', { fake });
    await screen.findByRole('button', { name: 'Sign Out' });
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Sessions' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    screen.getByText('Signed in as admin. Signs you out in every tab of this browser.');
    expect(fake.count('GET /v1/session')).toBe(0);
  });
});

describe('the passkeys card', () => {
  test('adds a passkey after a proof of identity', async () => {
    stubPasskeys();
    const fake = new FakeApi();
    fake.sessions.isProved = false;
    await openApp('/setting', { fake });
    await screen.findByText('No passkeys yet.');
    expect(screen.queryByRole('table', { name: 'Passkeys' })).toBeNull();
    await press('Add passkey');
    await screen.findByText('With a passkey, the password alone no longer signs you in.');
    await type(/^Name/, ' Phone ');
    await press('Add');
    const proof = await screen.findByRole('dialog', { name: "Confirm it's you" });
    await type('Password', FAKE_ADMIN.password);
    within(proof).getByRole('button', { name: 'Confirm' }).click();
    await screen.findByText('Passkey added');
    await screen.findByRole('rowheader', { name: 'Phone' });
    const sent = fake.requests.find(({ name }) => name === 'POST /v1/passkey');
    expect(sent?.body).toEqual({ name: 'Phone', passkey: expect.objectContaining({ type: 'public-key' }) });
  });

  test('keeps the name when the browser dialog is cancelled', async () => {
    stubPasskeys({ isCancelled: true });
    const { fake } = await openApp('/setting');
    await press('Add passkey');
    await type(/^Name/, 'Phone');
    await press('Add');
    await waitFor(() => expect(navigator.credentials.create).toHaveBeenCalled());
    await fake.settled();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Phone');
    expect([screen.queryByRole('alertdialog'), fake.count('POST /v1/passkey')]).toEqual([null, 1]);
    await press('Cancel');
  });

  test('removes a passkey after a confirmation', async () => {
    const fake = new FakeApi();
    fake.data.passkeys.push(passkeyFixture(), passkeyFixture({ _id: 'passkey-2', name: 'Laptop' }));
    await openApp('/setting', { fake });
    await press('Remove Laptop');
    await answer('It can no longer sign in. Your other passkeys stay.', 'Cancel');
    expect(fake.count('DELETE /v1/passkey')).toBe(0);
    await press('Remove Laptop');
    await answer('It can no longer sign in. Your other passkeys stay.', 'Remove');
    await screen.findByText('Passkey removed');
    expect(screen.queryByRole('rowheader', { name: 'Laptop' })).toBeNull();
  });

  test('is hidden if the server does not list passkeys, without a request', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('passkeys');
    await openApp('/setting', { fake });
    await screen.findByText('This session');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull());
    expect(fake.count('GET /v1/passkey')).toBe(0);
  });
});

describe('the administrators card', () => {
  const rowOf = async (name: string) =>
    within(
      (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('[role="row"]') as HTMLElement,
    );

  test('adds an administrator and shows the link once, without the user name in a URL', async () => {
    const { fake } = await openApp('/setting?section=administrators');
    await press('Add administrator');
    await type(/^User name/, 'cy');
    await press('Add');
    await screen.findByRole('dialog', { name: 'Link for cy' });
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(`${window.location.origin}/welcome#token-new-2`);
    await press('Close');
    expect(screen.queryByLabelText('Link')).toBeNull();
    (await rowOf('cy')).getByText('Invited');
    expect(fake.count('POST /v1/administrator')).toBe(1);
  });

  test('shows who added an administrator', async () => {
    const fake = new FakeApi();
    fake.data.administrators.push(administratorFixture({ _id: 'administrator-3', username: 'cy', addedBy: 'ada' }));
    await openApp('/setting?section=administrators', { fake });
    (await rowOf('cy')).getByText(/^Since .+, added by ada$/);
    expect((await rowOf('ben')).queryByText(/added by/)).toBeNull();
    const headers = within(screen.getByRole('table', { name: 'Administrators' })).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['User', 'State', 'Last seen', 'Actions']);
    screen.getByText(/Every administrator can do everything\./);
  });

  test('says at the field why a name is not valid, and focuses it', async () => {
    const { fake } = await openApp('/setting?section=administrators');
    await press('Add administrator');
    // A Cyrillic letter among Latin ones.
    await type(/^User name/, 'аda');
    await press('Add');
    const field = screen.getByLabelText(/^User name/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'several scripts',
    );
    expect(fake.count('POST /v1/administrator')).toBe(0);
  });

  test('keeps the input if the name is taken', async () => {
    await openApp('/setting?section=administrators');
    await press('Add administrator');
    await type(/^User name/, 'ben');
    await press('Add');
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('of this name already'));
    await press('Close');
    expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('ben');
  });

  test('creates a new link for a forgotten password', async () => {
    await openApp('/setting?section=administrators');
    await press('New link for ben');
    await screen.findByRole('dialog', { name: 'Link for ben' });
  });

  test('disables an administrator after a confirmation, and enables them again', async () => {
    const { fake } = await openApp('/setting?section=administrators');
    await press('Disable ben');
    await answer('ben is signed out everywhere within five seconds', 'Cancel');
    expect(fake.count('POST /v1/administrator/administrator-2/disable')).toBe(0);
    await press('Disable ben');
    await answer('ben is signed out everywhere within five seconds', 'Disable');
    await screen.findByText('ben disabled');
    (await rowOf('ben')).getByText('Disabled');
    // The one who is left cannot be disabled.
    expect(screen.queryByRole('button', { name: 'Disable admin' })).toBeNull();
    await press('Enable ben');
    await screen.findByText('ben enabled');
    (await rowOf('ben')).getByText('Active');
  });

  test('warns before disabling the own account that it is signed out everywhere', async () => {
    const { fake } = await openApp('/setting?section=administrators');
    await press('Disable admin');
    await answer('You are signed out everywhere immediately', 'Disable');
    await waitFor(() => expect(fake.count('POST /v1/administrator/administrator-1/disable')).toBe(1));
    expect(fake.requests.find(({ name }) => name.endsWith('/disable'))?.body).toEqual({ isSelf: true });
  });

  test('is hidden if the server does not list administrators, without a request', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('administrators');
    await openApp('/setting?section=administrators', { fake });
    await screen.findByText('This session');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Administrators' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('GET /v1/administrator')).toBe(0);
  });
});

describe('the API keys card', () => {
  test('adds a key after a proof of identity, and shows it once', async () => {
    const fake = new FakeApi();
    fake.sessions.isProved = false;
    await openApp('/setting?section=api-keys', { fake });
    await press('Add API key');
    await type(/^Name/, 'mobile');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Submit posts' }));
    await press('Add');
    const proof = await screen.findByRole('dialog', { name: "Confirm it's you" });
    await type('Password', FAKE_ADMIN.password);
    within(proof).getByRole('button', { name: 'Confirm' }).click();
    await screen.findByRole('dialog', { name: 'Key of mobile' });
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^cpd_/);
    await press('Close');
    expect(screen.queryByLabelText('API key')).toBeNull();
    await screen.findByRole('rowheader', { name: 'mobile' });
    // The first one needs a proof.
    const sent = fake.requests.findLast(({ name }) => name === 'POST /v1/api-key');
    expect(sent?.body).toEqual({ name: 'mobile', scopes: ['posts:write'], lifetimeDays: 365 });
  });

  test('asks what the key is for at its choices, and focuses the first', async () => {
    const { fake } = await openApp('/setting?section=api-keys');
    await press('Add API key');
    await type(/^Name/, 'mobile');
    await press('Add');
    await screen.findByText('Choose what the service may do.');
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText('Choose what the service may do.')).toBeNull());
    expect(fake.count('POST /v1/api-key')).toBe(0);
  });

  test('revokes a key after a confirmation', async () => {
    const fake = new FakeApi();
    fake.data.apiKeys.push(apiKeyFixture());
    await openApp('/setting?section=api-keys', { fake });
    await press('Revoke mobile');
    await answer('Requests with it are rejected immediately', 'Cancel');
    expect(fake.count('DELETE /v1/api-key/key-1')).toBe(0);
    await press('Revoke mobile');
    await answer('Requests with it are rejected immediately', 'Revoke');
    await screen.findByText('API key revoked');
    await screen.findByText('No API keys yet.');
  });

  test('is hidden if the server does not list keys, without a request', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('api-keys');
    await openApp('/setting?section=api-keys', { fake });
    await screen.findByText('This session');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'API keys' })).toBeNull());
    expect(fake.count('GET /v1/api-key')).toBe(0);
  });
});

describe('the keyboard card', () => {
  test('opens the list of all keys, and restores the focus', async () => {
    await openApp('/setting');
    const opener = await screen.findByRole('button', { name: 'Show shortcuts' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    dialog.getByText('Save the form');
    dialog.getByText('Go to Course');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('switches shortcuts of a single key off, which are then not listed', async () => {
    await openApp('/setting');
    const single = within(await screen.findByRole('radiogroup', { name: 'Shortcuts with one letter (J, E, N)' }));
    screen.getByText('Press ? on any screen to see all shortcuts.');
    fireEvent.click(single.getByRole('radio', { name: 'Off' }));
    await screen.findByText('Shortcuts for every screen.');
    await press('Show shortcuts');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    dialog.getByText('Save the form');
    expect(dialog.queryByText('Go to the next row')).toBeNull();
    fireEvent.click(dialog.getByRole('radio', { name: 'On' }));
    await dialog.findByText('Go to the next row');
    await press('Close');
    await screen.findByText('Press ? on any screen to see all shortcuts.');
  });
});

describe('the sections', () => {
  const tab = (name: string) => screen.findByRole('tab', { name });
  const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('are tabs, of which the first has the specified cards, and each has its address', async () => {
    const { fake, router } = await openApp('/setting');
    await tab('Account');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Administrators',
      'API keys',
      'Activity',
    ]);
    expect(cards()).toEqual(['Update Password', 'Sign Out', 'Passkeys', 'Appearance and keyboard']);
    expect(fake.count('GET /v1/administrator')).toBe(0);
    fireEvent.click(await tab('Administrators'));
    await screen.findByRole('table', { name: 'Administrators' });
    expect(cards()).toEqual(['Administrators']);
    expect(router.state.location.search).toBe('?section=administrators');
    fireEvent.click(await tab('Activity'));
    await screen.findByRole('table', { name: 'Activity' });
    await act(() => router.navigate(-2));
    await waitFor(() => expect(cards()[0]).toBe('Update Password'));
    expect(router.state.location.search).toBe('');
  });

  test('take nothing along: search and page of Activity stay there', async () => {
    const { router } = await openApp('/setting?section=activity&tab=all&keyword=a');
    await screen.findByRole('table', { name: 'Activity' });
    fireEvent.click(await tab('API keys'));
    await waitFor(() => expect(router.state.location.search).toBe('?section=api-keys'));
  });

  test('open from links that name them in the hash, as version 0.5 did', async () => {
    await openApp('/setting#activity');
    await screen.findByRole('table', { name: 'Activity' });
    expect((await tab('Activity')).getAttribute('aria-selected')).toBe('true');
  });

  test('lead to the password from another section', async () => {
    const { router } = await openApp('/setting?section=api-keys');
    await tab('Account');
    await act(() => router.navigate('/setting#password'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Old password')));
  });

  test('have tabs only where the server offers more than the account, and keep what was typed before', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('administrators', 'api-keys', 'history');
    const answerCapabilities = fake.pause('GET /v1/capabilities');
    await openApp('/setting', { fake });
    await type('Old password', 'typed early');
    await act(async () => answerCapabilities());
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('typed early');
  });
});

test('search, part and page of Activity are in the address', async () => {
  const { router } = await openApp('/setting?section=activity&page=9');
  const table = await screen.findByRole('table', { name: 'Activity' });
  // There is no such page any more.
  await waitFor(() => expect(router.state.location.search).toBe('?section=activity&page=3'));
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toBe('?section=activity&tab=all'));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'airway' } });
  await waitFor(() => expect(router.state.location.search).toBe('?section=activity&tab=all&keyword=airway'));
  // The page follows the address.
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('radio', { name: 'Changes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?section=activity&keyword=airway'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('radio', { name: 'All', checked: true })).toBeTruthy();
});
