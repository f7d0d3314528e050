import { FakeApi, WELCOME_TOKEN } from '@cpd/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

async function openLink(token: string, { fake = new FakeApi(), isSignedIn = false } = {}) {
  return openApp(token === '' ? '/welcome' : `/welcome#${token}`, { fake, isSignedIn });
}

async function choosePassword() {
  await type('New password', 'another horse');
  await type('New password, again', 'another horse');
  await press('Choose password');
}

test('a welcome link sets the password and leads to the sign-in page, which confirms it', async () => {
  const { fake, router } = await openLink(WELCOME_TOKEN);
  await screen.findByDisplayValue('ben');
  await choosePassword();
  await screen.findByText('Password chosen. Sign in with it.');
  expect(router.state.location.pathname).toBe('/login');
  expect(fake.requests.every(({ address }) => !address.includes(WELCOME_TOKEN))).toBe(true);
});

test('a welcome link does not end the session of another user in this browser', async () => {
  const { session } = await openLink(WELCOME_TOKEN, { isSignedIn: true });
  await choosePassword();
  await screen.findByRole('heading', { name: 'Password chosen' });
  expect(session.getSnapshot().isLoggedIn).toBe(true);
});

test('an invalid welcome link shows the reason without a dialog', async () => {
  await openLink('unknown');
  await screen.findByRole('heading', { name: 'This link does not work' });
  screen.getByText('This link is not valid.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a welcome link without a token shows an error', async () => {
  const { fake } = await openLink('');
  await screen.findByText(/^The link is not complete\./);
  expect(fake.requests).toEqual([]);
});

test('a welcome link that could not be checked can be checked again', async () => {
  const fake = new FakeApi();
  fake.fail('POST /v1/administrator/welcome', 'dropped', 1);
  await openLink(WELCOME_TOKEN, { fake });
  await press('Try again');
  await screen.findByDisplayValue('ben');
});

test('a welcome link whose password is rejected keeps the input', async () => {
  const fake = new FakeApi();
  await openLink(WELCOME_TOKEN, { fake });
  await screen.findByDisplayValue('ben');
  fake.fail('POST /v1/administrator/welcome/password', { status: 400, message: 'The new password is known.' });
  await choosePassword();
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('The new password is known.'));
  await press('Close');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('another horse');
});
