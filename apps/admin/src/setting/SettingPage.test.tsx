import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

beforeEach(() => void vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'off'));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  localStorage.clear();
});

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
  it.each([
    ['differ', 'one password', 'another one'],
    ['are empty', '', ''],
  ])('puts both new fields in error, without a message, when they %s', async (_, newPassword, renewed) => {
    const { fake } = await openApp('/setting');
    await typePasswords(FAKE_ADMIN.password, newPassword, renewed);
    await press('Update Password');
    expect(fieldsInError()).toEqual(['New password', 'Re-New password']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.count('POST /v1/auth/change-password')).toBe(0);
    await type('Re-New password', 'x');
    expect(fieldsInError()).toEqual([]);
  });

  it('signs out and asks for the new password, without coming back here', async () => {
    const { session, router } = await openApp('/setting');
    await typePasswords(FAKE_ADMIN.password, 'a new password', 'a new password');
    await press('Update Password');
    await screen.findByRole('button', { name: 'Login' });
    await screen.findByText('Password changed. Sign in with the new one.');
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login'));
  });

  it('says when the old password is wrong, and stays signed in', async () => {
    const { session } = await openApp('/setting');
    await typePasswords('wrong', 'a new password', 'a new password');
    await press('Update Password');
    await answer('The old password is not right.', 'Close');
    expect(session.getSnapshot().isLoggedIn).toBe(true);
  });
});

describe('the sign-out card', () => {
  it('ends the session', async () => {
    const { session, router } = await openApp('/setting');
    await press('Sign Out');
    await screen.findByRole('button', { name: 'Login' });
    await screen.findByText('You are signed out.');
    expect(session.getSnapshot().isLoggedIn).toBe(false);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login'));
  });
});

it('the sign-in page does not say again by a reload why somebody left', async () => {
  await openApp({ pathname: '/login', state: { left: 'signedOut' } }, { isSignedIn: false });
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByText('You are signed out.')).toBeNull();
});

describe('the appearance card', () => {
  it('shows and remembers the colours chosen', async () => {
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
  it('lists the sessions of the account and ends another one', async () => {
    const fake = new FakeApi();
    fake.sessions.start();
    await openApp('/setting', { fake });
    const table = await screen.findByRole('table', { name: 'Sessions' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    within(table).getByText('This session');
    within(table)
      .getByRole('button', { name: /^End the session of / })
      .click();
    await screen.findByText('1 session ended');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(within(table).queryByRole('button')).toBeNull();
  });

  it('is not there where the host has no list of sessions, and nothing is said of it', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/auth/sessions', { status: 404 });
    await openApp('/setting', { fake });
    await screen.findByRole('button', { name: 'Sign Out' });
    await fake.settled();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
