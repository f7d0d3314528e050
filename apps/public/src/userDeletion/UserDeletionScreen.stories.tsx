import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { UserDeletionScreen, type UserDeletionScreenProps } from './UserDeletionScreen.tsx';

const email = 'ada.lovelace@analytical.example';
const noConsents = { personalInfo: false, content: false, certificate: false, account: false };
const allConsents = { personalInfo: true, content: true, certificate: true, account: true };

/** The page on which users sign in to delete their data, and confirm each part. */
const meta = {
  title: 'Screens/Public/User deletion',
  component: UserDeletionScreen,
  decorators: [inFrame('narrow')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'signedOut' },
    serviceName: 'CPD Service',
    reauthentication: null,
    onSignInWithPassword: fn(),
    onSignInWith: fn(),
    onConsentChange: fn(),
    onDelete: fn(),
    onSignOut: fn(),
    onReauthenticateWithPassword: fn(),
    onReauthenticateWith: fn(),
    onCancelReauthentication: fn(),
  },
} satisfies Meta<typeof UserDeletionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An explanation of the deletion, and three ways to sign in. */
export const SignedOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In With Apple' }));
    await expect(args.onSignInWith).toHaveBeenCalledWith('apple');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In With Google' }));
    await expect(args.onSignInWith).toHaveBeenLastCalledWith('google');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), ' ada@analytical.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a b c{Enter}');
    await expect(args.onSignInWithPassword).toHaveBeenCalledTimes(1);
    await expect(args.onSignInWithPassword).toHaveBeenCalledWith('ada@analytical.example', 'a b c');
  },
};

/** Both fields are needed; the first empty one takes the focus. */
export const EmptyFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveFocus());
    await expect(args.onSignInWithPassword).not.toHaveBeenCalled();
  },
};

/** Signed in: DELETE waits for the four boxes. */
export const SignedIn: Story = {
  args: { state: { status: 'signedIn', email, consents: noConsents } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'DELETE' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete content' }));
    await expect(args.onConsentChange).toHaveBeenCalledWith('content', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** Three ticked boxes are not enough. */
export const ThreeOfFour: Story = {
  args: { state: { status: 'signedIn', email, consents: { ...allConsents, account: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'DELETE' })).toBeDisabled();
  },
};

/** All four are ticked. */
export const Ready: Story = {
  tags: ['look'],
  args: { state: { status: 'signedIn', email, consents: allConsents } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DELETE' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

/** The provider does not share the account's e-mail address. */
export const WithoutAddress: Story = {
  args: { state: { status: 'signedIn', email: '', consents: noConsents } },
};

/** The deletion is pending and cannot be started again. */
export const Deleting: Story = {
  args: { state: { status: 'deleting', email, consents: allConsents } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DELETE' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The provider asks for the password again. */
export const PasswordRequired: Story = {
  args: { state: { status: 'signedIn', email, consents: allConsents }, reauthentication: 'password' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a b c');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and delete' }));
    await expect(args.onReauthenticateWithPassword).toHaveBeenCalledWith('a b c');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelReauthentication).toHaveBeenCalledTimes(1);
  },
};

/** The provider asks to sign in again in its pop-up window. */
export const ProviderSignInRequired: Story = {
  args: { state: { status: 'signedIn', email, consents: allConsents }, reauthentication: 'google' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google and delete' }));
    await expect(args.onReauthenticateWith).toHaveBeenCalledWith('google');
  },
};

function DeletingAtOnce(props: UserDeletionScreenProps) {
  const [state, setState] = useState(props.state);
  return <UserDeletionScreen {...props} state={state} onDelete={() => setState({ status: 'deleted' })} />;
}

/** The receipt is focused, because the form was removed. */
export const Deleted: Story = {
  tags: ['look'],
  args: { state: { status: 'signedIn', email, consents: allConsents } },
  render: DeletingAtOnce,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DELETE' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your deletion was requested' })).toHaveFocus());
  },
};
