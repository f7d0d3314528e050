import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { stubPasskeys } from '../testing/stubPasskeys.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

const PROVE = 'POST /v1/session/current/proof';
const ADD = 'POST /v1/administrator';

withoutCaptcha();

/** Adds an administrator in a session whose proof of identity is too old. */
async function addInOldSession(fake = new FakeApi(), before = '/setting') {
  fake.sessions.isProved = false;
  const { session, router } = await openApp(before, { fake });
  await act(() => router.navigate('/setting?section=administrators'));
  await press('Add administrator');
  await type('User name', 'cy');
  await press('Add');
  await screen.findByRole('dialog', { name: "Confirm it's you" });
  return { fake, session, router };
}

async function confirmWith(password: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
  await type('Password', password);
  within(dialog).getByRole('button', { name: 'Confirm' }).click();
}

test('adding an administrator in an old session asks for the password first', async () => {
  const { fake, session } = await addInOldSession();
  const before = session.getSnapshot().refreshToken;
  await screen.findByText('Needed for “Add administrator”.');
  await confirmWith(FAKE_ADMIN.password);
  await screen.findByRole('dialog', { name: 'Link for cy' });
  await press('Close');
  await screen.findByRole('button', { name: 'Add administrator' });
  expect([fake.count(PROVE), fake.count(ADD)]).toEqual([1, 2]);
  // The proof does not count for the tokens that were used before it.
  const sent = fake.requests.filter(({ name }) => name === ADD).map(({ headers }) => headers.get('Authorization'));
  expect(new Set(sent).size).toBe(2);
  expect(session.getSnapshot().refreshToken).not.toBe(before);
});

test('a wrong password is reported at its field, and nothing is lost', async () => {
  const { fake } = await addInOldSession();
  await confirmWith('wrong');
  await screen.findByText('The password is wrong.');
  await confirmWith(FAKE_ADMIN.password);
  await screen.findByRole('dialog', { name: 'Link for cy' });
  await press('Close');
  expect(fake.count(ADD)).toBe(2);
});

test('cancelling returns to the form with its values', async () => {
  const { fake } = await addInOldSession();
  const dialog = screen.getByRole('dialog', { name: "Confirm it's you" });
  within(dialog).getByRole('button', { name: 'Cancel' }).click();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('cy');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(fake.count(ADD)).toBe(1);
  await press('Cancel');
});

test('a passkey proves the identity as well', async () => {
  stubPasskeys();
  const fake = new FakeApi();
  fake.data.passkeys.push({ _id: 'key', name: 'Phone', createdAt: '2026-01-05T08:00:00.000Z', lastUsedAt: null });
  await addInOldSession(fake);
  await press('Use a passkey');
  await screen.findByRole('dialog', { name: 'Link for cy' });
  await press('Close');
  const proof = fake.requests.find(({ name }) => name === PROVE);
  expect(proof?.body).toEqual({ passkey: expect.objectContaining({ type: 'public-key' }) });
  expect(fake.count(ADD)).toBe(2);
});

test('a passkey is not offered to a user who has none', async () => {
  stubPasskeys();
  const { fake } = await addInOldSession();
  await waitFor(() => expect(fake.count('POST /v1/session/current/proof/challenge')).toBe(1));
  await fake.settled();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  const dialog = screen.getByRole('dialog', { name: "Confirm it's you" });
  within(dialog).getByRole('button', { name: 'Cancel' }).click();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await press('Cancel');
});

test.each([
  ['another page', '/event'],
  ['another section', '/setting'],
])('Back to %s closes it with the dialog below, and sends nothing', async (_, before) => {
  const { fake, router } = await addInOldSession(new FakeApi(), before);
  await act(async () => router.navigate(-1));
  await answer('Discard unsaved changes?', 'Discard');
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(before));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.count(ADD)).toBe(1);
});
