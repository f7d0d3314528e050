import { KNOWN_IDENTITY } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, checkAll, closeError, openDeletion, signIn } from '../testing/openDeletion.tsx';

/** Presses DELETE, for which the provider requires a new sign-in, and types the password. */
async function openReauthentication() {
  const { identity } = await openDeletion((provider) => provider.failNext('freshToken', 'auth/requires-recent-login'));
  await signIn();
  await checkAll();
  fireEvent.click(await button('DELETE'));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in once more' });
  fireEvent.change(within(dialog).getByLabelText(/^Password/), { target: { value: 'a b' } });
  return { identity, dialog };
}

describe('deleting', () => {
  test('DELETE waits for all four boxes', async () => {
    await openDeletion();
    await signIn();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      expect((await button('DELETE')).disabled).toBe(true);
      fireEvent.click(box);
    }
    expect((await button('DELETE')).disabled).toBe(false);
    fireEvent.click(boxes[2] ?? document.body);
    expect((await button('DELETE')).disabled).toBe(true);
  });

  test('a deletion sends a fresh token once, signs out and confirms', async () => {
    const { identity, fake } = await openDeletion((provider) => {
      provider.account = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
    });
    await signIn();
    await checkAll();
    const pressed = await button('DELETE');
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    const receipt = await screen.findByRole('heading', { name: 'Your deletion was requested' });
    expect(document.activeElement).toBe(receipt);
    expect(identity.calls.slice(-2)).toEqual(['freshToken', 'signOut']);
    expect(fake.requests.at(-1)).toMatchObject({
      name: 'DELETE /v1/user/user-deletion',
      body: { firebaseToken: KNOWN_IDENTITY },
    });
    expect(fake.count('DELETE')).toBe(1);
  });

  test('a deletion that fails keeps the person signed in and says why', async () => {
    const { identity } = await openDeletion((_, fake) =>
      fake.fail('DELETE', { status: 503, message: 'Please try again later.', code: 'BUSY' }, 1),
    );
    await signIn();
    await checkAll();
    fireEvent.click(await button('DELETE'));
    const words = await closeError();
    expect(words).toContain('Please try again later.');
    expect(words).toContain('CODE: BUSY');
    expect(identity.isSignedIn()).toBe(true);
    fireEvent.click(await button('DELETE'));
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
  });

  test('a deletion whose response is lost is confirmed once the person is no user any more', async () => {
    const { identity, fake } = await openDeletion((provider) => {
      provider.account = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
    });
    await signIn();
    await checkAll();
    fake.fail('DELETE', 'lost', 1);
    fireEvent.click(await button('DELETE'));
    await screen.findByRole('heading', { name: 'Your deletion was requested' });
    expect([fake.count('DELETE'), identity.isSignedIn()]).toEqual([1, false]);
  });

  test.each(['dropped', 'malformed'] as const)('a deletion that did not arrive is not confirmed: %s', async (fault) => {
    const { identity, fake } = await openDeletion((provider) => {
      provider.account = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
    });
    await signIn();
    await checkAll();
    fake.fail('DELETE', fault, 1);
    fireEvent.click(await button('DELETE'));
    expect(await closeError()).toContain('Something went wrong.');
    expect(identity.isSignedIn()).toBe(true);
    fireEvent.click(await button('DELETE'));
    await screen.findByRole('heading', { name: 'Your deletion was requested' });
  });

  test('the password is requested again when the provider requires it, and the deletion continues', async () => {
    const { identity, dialog } = await openReauthentication();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in and delete' }));
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
    expect(identity.calls).toContain('reauthenticateWithPassword a b');
  });

  test('the password is requested again when the service requires a newer sign-in, and the deletion continues', async () => {
    const fault = { status: 400, message: 'You signed in a while ago.', code: 'SIGN_IN_TOO_OLD' };
    const { identity } = await openDeletion((_, fake) => fake.fail('DELETE', fault, 1));
    await signIn();
    await checkAll();
    fireEvent.click(await button('DELETE'));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in once more' });
    fireEvent.change(within(dialog).getByLabelText(/^Password/), { target: { value: 'a b' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in and delete' }));
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
    expect(identity.calls).toContain('reauthenticateWithPassword a b');
  });

  test("the provider's window for the new sign-in opens during the press", async () => {
    const { identity } = await openDeletion((provider) => {
      provider.method = 'apple';
      provider.failNext('freshToken', 'auth/requires-recent-login');
    });
    await signIn();
    await checkAll();
    fireEvent.click(await button('DELETE'));
    fireEvent.click(await button('Sign in with Apple and delete'));
    expect(identity.calls.at(-1)).toBe('reauthenticateWith apple');
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
  });

  test('nothing is deleted when the new sign-in is cancelled', async () => {
    const { fake } = await openDeletion((provider) => provider.failNext('freshToken', 'auth/requires-recent-login'));
    await signIn();
    await checkAll();
    fireEvent.click(await button('DELETE'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.count('DELETE')).toBe(0);
    expect(screen.getByText('You are signed in')).toBeDefined();
  });

  test('the sign-in form is shown when the provider has ended the session', async () => {
    const { identity } = await openDeletion((provider) =>
      provider.failNext('freshToken', 'auth/user-token-expired', 'Your credential is no longer valid.'),
    );
    await signIn();
    await checkAll();
    identity.endSession();
    fireEvent.click(await button('DELETE'));
    expect(await closeError()).toContain('Your credential is no longer valid.');
    expect(await button('Sign In')).toBeDefined();
  });

  test('the sign-in form is shown when the deletion fails after the provider has ended the session', async () => {
    await openDeletion((identity, fake) => {
      identity.freshToken = async () => {
        identity.endSession();
        return KNOWN_IDENTITY;
      };
      fake.fail('DELETE', 'dropped', 1);
    });
    await signIn();
    await checkAll();
    fireEvent.click(await button('DELETE'));
    expect(await closeError()).toContain('Something went wrong.');
    expect(await button('Sign In')).toBeDefined();
  });

  test('a new sign-in is no longer requested once the provider has ended the session', async () => {
    const { identity, dialog } = await openReauthentication();
    identity.endSession();
    identity.failNext('reauthenticateWithPassword', 'auth/user-token-expired', 'Your credential is no longer valid.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in and delete' }));
    expect(await closeError()).toContain('Your credential is no longer valid.');
    await signIn();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a person is signed out on request', async () => {
    const { identity } = await openDeletion();
    await signIn();
    fireEvent.click(await button('Sign out'));
    expect(await button('Sign In')).toBeDefined();
    expect(identity.calls.at(-1)).toBe('signOut');
  });
});
