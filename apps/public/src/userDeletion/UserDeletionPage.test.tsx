import { KNOWN_IDENTITY } from '@cpd/api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, closeError, openDeletion, signIn } from '../testing/openDeletion.tsx';
import { openPage } from '../testing/openPage.tsx';
import { missingIdentity } from './identity/missingIdentity.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

describe('before the sign-in state is loaded', () => {
  test('nothing is rendered', async () => {
    const { container } = await openDeletion((identity) => {
      identity.restore = () => new Promise(() => undefined);
    });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('a user whom the provider still knows is signed in', async () => {
    await openDeletion((identity) => {
      identity.wasSignedIn = true;
    });
    expect(await screen.findByText('You are signed in')).toBeDefined();
  });

  test('the sign-in is shown with the reason when the state cannot be loaded', async () => {
    await openDeletion((identity) =>
      identity.failNext('restore', 'auth/internal-error', 'The redirect came back in vain.'),
    );
    expect(await closeError()).toContain('The redirect came back in vain.');
    expect(await button('Sign In')).toBeDefined();
  });
});

test('the page shows a contact address if no sign-in service is configured', async () => {
  await openPage(<UserDeletionPage identity={missingIdentity('help@cpd.example')} />);
  fireEvent.click(await button('Sign In With Apple'));
  expect(await closeError()).toContain('Write to help@cpd.example.');
});

describe('signing in', () => {
  test('e-mail and password are sent as they were typed', async () => {
    const { identity } = await openDeletion();
    fireEvent.change(await screen.findByLabelText(/^E-mail/), { target: { value: 'ada@analytical.example' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: ' a b ' } });
    fireEvent.click(await button('Sign In'));
    await screen.findByText('You are signed in');
    expect(identity.calls).toContain('signInWithPassword ada@analytical.example  a b ');
  });

  test.each([
    ['Sign In With Apple', 'signInWith apple'],
    ['Sign In With Google', 'signInWith google'],
  ])(
    'the provider is called synchronously on a press of %s, so that its window is not blocked',
    async (name, method) => {
      const { identity } = await openDeletion();
      const pressed = await button(name);
      fireEvent.click(pressed);
      expect(identity.calls.at(-1)).toBe(method);
      expect(await screen.findByText('ada@analytical.example')).toBeDefined();
    },
  );

  test('the server receives the identity token, and only one attempt runs at a time', async () => {
    const { identity, fake, dialogs } = await openDeletion();
    fireEvent.click(await button('Sign In With Google'));
    expect(dialogs.current?.type).toBe('loading');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In With Apple' }));
    await screen.findByText('You are signed in');
    expect(dialogs.current).toBeUndefined();
    expect(identity.calls.filter((call) => call.startsWith('signIn'))).toEqual(['signInWith google']);
    expect(fake.requests.map(({ name, body }) => [name, body])).toEqual([
      ['POST /v1/user/check-available-user', { firebaseToken: KNOWN_IDENTITY }],
    ]);
  });

  test("the provider's message is shown after the loading modal has closed", async () => {
    const { dialogs } = await openDeletion((identity) =>
      identity.failNext('signInWith', 'auth/user-disabled', 'The account has been disabled.'),
    );
    fireEvent.click(await button('Sign In With Google'));
    await screen.findByRole('alertdialog');
    expect(dialogs.dialogs.map(({ type }) => type)).toEqual(['error']);
    const words = await closeError();
    expect(words).toContain('The account has been disabled.');
    expect(words).not.toContain('CODE');
    await signIn();
  });

  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'a person who cancels is signed out again without an error: %s',
    async (code) => {
      const { dialogs } = await openDeletion((identity) => identity.failNext('signInWith', code));
      fireEvent.click(await button('Sign In With Apple'));
      await waitFor(() => expect(dialogs.current).toBeUndefined());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(await button('Sign In')).toBeDefined();
    },
  );

  test('the new account of a person who is not a user is deleted, and the person is signed out with a message', async () => {
    const { identity } = await openDeletion((provider) => {
      provider.account = { email: 'stranger@example.org', token: 'stranger' };
    });
    fireEvent.click(await button('Sign In With Google'));
    expect(await closeError()).toContain('User not found in our application.');
    expect(identity.calls.slice(1)).toEqual(['signInWith google', 'deleteAccount', 'signOut']);
    expect(await button('Sign In')).toBeDefined();
  });

  test('a person who is not a user is signed out even if their account cannot be deleted', async () => {
    const { identity } = await openDeletion((provider) => {
      provider.account = { email: 'stranger@example.org', token: 'stranger' };
      provider.failNext('deleteAccount', 'auth/network-request-failed');
    });
    fireEvent.click(await button('Sign In With Google'));
    expect(await closeError()).toContain('User not found in our application.');
    expect(identity.isSignedIn()).toBe(false);
  });

  test.each([
    ['an error with a message', { status: 500, message: 'The disk is full.', code: 'DISK_FULL' }, 'The disk is full.'],
    ['no response', 'dropped', 'Something went wrong.'],
    ['no JSON', 'malformed', 'Something went wrong.'],
    ['a foreign shape', 'wrongShape', 'Something went wrong.'],
  ] as const)(
    'no account is deleted after %s from the server, but the person is signed out',
    async (_, fault, message) => {
      const { identity } = await openDeletion((__, fake) => fake.fail('POST /v1/user/check-available-user', fault, 1));
      fireEvent.click(await button('Sign In With Google'));
      expect(await closeError()).toContain(message);
      expect(identity.calls).not.toContain('deleteAccount');
      expect(identity.isSignedIn()).toBe(false);
      await signIn();
    },
  );
});
