import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { UserDeletionPage } from '../userDeletion/UserDeletionPage.tsx';
import { FakeIdentity } from './FakeIdentity.ts';
import { openPage } from './openPage.tsx';

/** Opens the page for a person who is registered with the provider and the API. */
export async function openDeletion(prepare: (identity: FakeIdentity, fake: FakeApi) => void = () => undefined) {
  const [identity, fake] = [new FakeIdentity(), new FakeApi()];
  prepare(identity, fake);
  return { identity, fake, ...(await openPage(<UserDeletionPage identity={identity} />, fake)) };
}

export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

export async function signIn() {
  fireEvent.click(await button('Sign In With Google'));
  await screen.findByText('You are signed in');
}

/** Gives all four consents. */
export async function checkAll() {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
}

/** Closes the error dialog and returns its message. */
export async function closeError(): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  return dialog.textContent ?? '';
}
