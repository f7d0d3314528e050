import { FakeApi, KNOWN_IDENTITY } from '@cpd/api/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createServices } from '../app/services.ts';
import { FakeIdentity } from './identity/FakeIdentity.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

afterEach(cleanup);

async function open(prepare: (identity: FakeIdentity, fake: FakeApi) => void = () => undefined) {
  const [identity, fake] = [new FakeIdentity(), new FakeApi()];
  identity.person = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
  identity.fresh = KNOWN_IDENTITY;
  prepare(identity, fake);
  const services = createServices({ baseUrl: 'http://fake.test', fetch: fake.fetch });
  const { container } = await act(async () => render(<UserDeletionPage identity={identity} services={services} />));
  return { identity, fake, container, dialogs: services.dialogs };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

async function signIn() {
  fireEvent.click(await button('Sign In With Google'));
  await screen.findByText('You are signed in');
}

async function tickAll() {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
}

async function closeError(): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  return dialog.textContent ?? '';
}

describe('before the sign-in state is known', () => {
  it('renders nothing', async () => {
    const { container } = await open((identity) => {
      identity.restore = () => new Promise(() => undefined);
    });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('goes on as signed in for a user whom the provider still knows', async () => {
    await open((identity) => {
      identity.wasSignedIn = true;
    });
    expect(await screen.findByText('You are signed in')).toBeDefined();
  });

  it('shows the sign-in, and why, when the state cannot be had', async () => {
    await open((identity) => identity.failNext('restore', 'auth/internal-error', 'The redirect came back in vain.'));
    expect(await closeError()).toContain('The redirect came back in vain.');
    expect(await button('Sign In')).toBeDefined();
  });
});

describe('signing in', () => {
  it('sends e-mail and password as they were typed', async () => {
    const { identity } = await open();
    fireEvent.change(await screen.findByLabelText(/^E-mail/), { target: { value: 'ada@analytical.example' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: ' a b ' } });
    fireEvent.click(await button('Sign In'));
    await screen.findByText('You are signed in');
    expect(identity.asked).toContain('signInWithPassword ada@analytical.example  a b ');
  });

  it.each([
    ['Sign In With Apple', 'signInWith apple'],
    ['Sign In With Google', 'signInWith google'],
  ])('asks the provider within the press of %s, as a window needs', async (name, call) => {
    const { identity } = await open();
    const pressed = await button(name);
    fireEvent.click(pressed);
    expect(identity.asked.at(-1)).toBe(call);
    expect(await screen.findByText('ada@analytical.example')).toBeDefined();
  });

  it('asks the server about the identity token, and takes one attempt at a time', async () => {
    const { identity, fake, dialogs } = await open();
    fireEvent.click(await button('Sign In With Google'));
    expect(dialogs.current?.type).toBe('loading');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In With Apple' }));
    await screen.findByText('You are signed in');
    expect(dialogs.current).toBeUndefined();
    expect(identity.asked.filter((call) => call.startsWith('signIn'))).toEqual(['signInWith google']);
    expect(fake.calls.map(({ name, body }) => [name, body])).toEqual([
      ['POST /v1/user/check-available-user', { firebaseToken: KNOWN_IDENTITY }],
    ]);
  });

  it("shows the provider's message, and takes the loading modal away first", async () => {
    const { dialogs } = await open((identity) =>
      identity.failNext('signInWith', 'auth/user-disabled', 'The account has been disabled.'),
    );
    fireEvent.click(await button('Sign In With Google'));
    await screen.findByRole('alertdialog');
    expect(dialogs.entries.map(({ type }) => type)).toEqual(['error']);
    const words = await closeError();
    expect(words).toContain('The account has been disabled.');
    expect(words).not.toContain('CODE');
    await signIn();
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'goes back without a word when the person cancels: %s',
    async (code) => {
      const { dialogs } = await open((identity) => identity.failNext('signInWith', code));
      fireEvent.click(await button('Sign In With Apple'));
      await waitFor(() => expect(dialogs.current).toBeUndefined());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(await button('Sign In')).toBeDefined();
    },
  );

  it('undoes the sign-in of somebody who is no user: account deleted, signed out, told so', async () => {
    const { identity } = await open((provider) => {
      provider.person = { email: 'stranger@example.org', token: 'stranger' };
    });
    fireEvent.click(await button('Sign In With Google'));
    expect(await closeError()).toContain('User not found in our application.');
    expect(identity.asked.slice(1)).toEqual(['signInWith google', 'deleteAccount', 'signOut']);
    expect(await button('Sign In')).toBeDefined();
  });

  it('signs such a person out even when their account cannot be deleted', async () => {
    const { identity } = await open((provider) => {
      provider.person = { email: 'stranger@example.org', token: 'stranger' };
      provider.failNext('deleteAccount', 'auth/network-request-failed');
    });
    fireEvent.click(await button('Sign In With Google'));
    expect(await closeError()).toContain('User not found in our application.');
    expect(identity.isSignedIn()).toBe(false);
  });

  it.each([
    ['an error with a message', { status: 500, message: 'The disk is full.', code: 'DISK_FULL' }, 'The disk is full.'],
    ['no answer', 'dropped', 'Something went wrong.'],
    ['no JSON', 'malformed', 'Something went wrong.'],
    ['a foreign shape', 'wrongShape', 'Something went wrong.'],
  ] as const)('deletes nobody when the server answers with %s, but signs out', async (_, fault, message) => {
    const { identity } = await open((__, fake) => fake.fail('POST /v1/user/check-available-user', fault, 1));
    fireEvent.click(await button('Sign In With Google'));
    expect(await closeError()).toContain(message);
    expect(identity.asked).not.toContain('deleteAccount');
    expect(identity.isSignedIn()).toBe(false);
    await signIn();
  });
});

describe('deleting', () => {
  it('waits for all four boxes', async () => {
    await open();
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

  it('sends a fresh token once, signs out and confirms', async () => {
    const { identity, fake } = await open((provider) => {
      provider.person = { email: 'ada@analytical.example', token: KNOWN_IDENTITY };
    });
    await signIn();
    await tickAll();
    const pressed = await button('DELETE');
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    const receipt = await screen.findByRole('heading', { name: 'Your deletion was requested' });
    expect(document.activeElement).toBe(receipt);
    expect(identity.asked.slice(-2)).toEqual(['freshToken', 'signOut']);
    expect(fake.calls.at(-1)).toMatchObject({
      name: 'DELETE /v1/user/user-deletion',
      body: { firebaseToken: KNOWN_IDENTITY },
    });
    expect(fake.count('DELETE')).toBe(1);
  });

  it('keeps the person signed in when the call fails, and says why', async () => {
    const { identity } = await open((_, fake) =>
      fake.fail('DELETE', { status: 503, message: 'Please try again later.', code: 'BUSY' }, 1),
    );
    await signIn();
    await tickAll();
    fireEvent.click(await button('DELETE'));
    const words = await closeError();
    expect(words).toContain('Please try again later.');
    expect(words).toContain('CODE: BUSY');
    expect(identity.isSignedIn()).toBe(true);
    fireEvent.click(await button('DELETE'));
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
  });

  it('asks for the password once more when the provider does, then goes on', async () => {
    const { identity } = await open((provider) => provider.failNext('freshToken', 'auth/requires-recent-login'));
    await signIn();
    await tickAll();
    fireEvent.click(await button('DELETE'));
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in once more' });
    fireEvent.change(within(dialog).getByLabelText(/^Password/), { target: { value: 'a b' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in and delete' }));
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
    expect(identity.asked).toContain('proveByPassword a b');
  });

  it("opens the company's window for the new proof within the press", async () => {
    const { identity } = await open((provider) => {
      provider.provenBy = 'apple';
      provider.failNext('freshToken', 'auth/requires-recent-login');
    });
    await signIn();
    await tickAll();
    fireEvent.click(await button('DELETE'));
    fireEvent.click(await button('Sign in with Apple and delete'));
    expect(identity.asked.at(-1)).toBe('proveWith apple');
    expect(await screen.findByText('Your deletion was requested')).toBeDefined();
  });

  it('deletes nothing when the new proof is cancelled', async () => {
    const { fake } = await open((provider) => provider.failNext('freshToken', 'auth/requires-recent-login'));
    await signIn();
    await tickAll();
    fireEvent.click(await button('DELETE'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.count('DELETE')).toBe(0);
    expect(screen.getByText('You are signed in')).toBeDefined();
  });

  it('goes back to the sign-in when the provider has ended the session by itself', async () => {
    const { identity } = await open((provider) =>
      provider.failNext('freshToken', 'auth/user-token-expired', 'Your credential is no longer valid.'),
    );
    await signIn();
    await tickAll();
    identity.endSession();
    fireEvent.click(await button('DELETE'));
    expect(await closeError()).toContain('Your credential is no longer valid.');
    expect(await button('Sign In')).toBeDefined();
  });

  it('signs out on request', async () => {
    const { identity } = await open();
    await signIn();
    fireEvent.click(await button('Sign out'));
    expect(await button('Sign In')).toBeDefined();
    expect(identity.asked.at(-1)).toBe('signOut');
  });
});
