import { type FakeState, openFake } from '@cpd/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FakeIdentity } from '../testing/FakeIdentity.ts';
import { OnFake } from '../testing/pageStory.tsx';
import type { SignInMethod } from './identity/Identity.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

interface DeletionArgs extends FakeState {
  /** The address of the person who is signed in; nobody is without it. */
  signedInAs?: string;
  /** How the provider requires the person to sign in again before the deletion. */
  reauthentication?: SignInMethod;
  /** Whether the account of a sign-in belongs to no user. */
  isStranger?: boolean;
  /** Whether the provider refuses to sign in. */
  isDeclined?: boolean;
}

const signedInAs = 'ada.lovelace@analytical.example';

/** The page on which users sign in to delete their data, and confirm each part. */
const meta = {
  title: 'Screens/Public/User deletion',
  parameters: { layout: 'fullscreen' },
  args: {},
  loaders: [
    async ({ args: { signedInAs: email, reauthentication, isStranger, isDeclined, ...state } }) => {
      const identity = new FakeIdentity();
      if (email !== undefined) {
        identity.wasSignedIn = true;
        identity.account = { ...identity.account, email };
      }
      if (reauthentication) {
        identity.method = reauthentication;
        identity.failNext('freshToken', 'auth/requires-recent-login');
      }
      if (isStranger) identity.account = { email: 'stranger@example.org', token: 'stranger' };
      if (isDeclined) identity.failNext('signInWith', 'auth/internal-error');
      return { ...openFake(state), identity };
    },
  ],
  render: (_, { loaded: { fake, identity } }) => (
    <OnFake fake={fake}>
      <UserDeletionPage identity={identity} />
    </OnFake>
  ),
} satisfies Meta<DeletionArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Gives the consents until `count` are given. */
async function consent({ canvas, userEvent }: Context, count: number) {
  for (const box of (await canvas.findAllByRole('checkbox')).slice(0, count)) await userEvent.click(box);
}

/** Gives all consents and presses DELETE. */
async function pressDelete(context: Context) {
  await consent(context, 4);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'DELETE' }));
}

/** An explanation of the deletion, and three ways to sign in. */
export const SignedOut: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), ' ada@analytical.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a b c');
    await expect(canvas.getByRole('button', { name: 'Sign In With Apple' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Sign In With Google' })).toBeEnabled();
    await expect(loaded.identity.calls).toEqual(['restore']);
  },
};

/** The typed address is trimmed, the password is not. Enter submits once. */
export const SigningIn: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), ' ada@analytical.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a b c{Enter}');
    await canvas.findByText('You are signed in');
    await expect(loaded.identity.calls.slice(1)).toEqual(['signInWithPassword ada@analytical.example a b c']);
  },
};

/** Both fields are needed; the first empty one takes the focus. */
export const EmptyFields: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveFocus());
    await expect(loaded.identity.calls).toEqual(['restore']);
  },
};

/** Signed in: DELETE waits for the four boxes. */
export const SignedIn: Story = {
  args: { signedInAs },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'DELETE' })).toBeDisabled();
    // It looks like a link.
    const signOut = canvas.getByRole('button', { name: 'Sign out' });
    await expect(getComputedStyle(signOut).textDecorationLine).toBe('underline');
  },
};

/** Three ticked boxes are not enough. */
export const ThreeOfFour: Story = {
  args: { signedInAs },
  play: async (context) => {
    await consent(context, 3);
    await expect(context.canvas.getByRole('button', { name: 'DELETE' })).toBeDisabled();
  },
};

/** All four are ticked. */
export const Ready: Story = {
  tags: ['look'],
  args: { signedInAs },
  play: async (context) => {
    await consent(context, 4);
    await expect(context.canvas.getByRole('button', { name: 'DELETE' })).toBeEnabled();
  },
};

/** The account belongs to nobody whom the service knows. */
export const UserNotFound: Story = {
  args: { isStranger: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In With Google' }));
    await screen.findByText('User not found in our application.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByLabelText(/^E-mail/);
  },
};

/** The provider refuses to sign in, and says why. */
export const ProviderError: Story = {
  args: { isDeclined: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In With Google' }));
    await screen.findByText('The provider declines.');
  },
};

/** The provider does not share the account's e-mail address. */
export const WithoutAddress: Story = {
  args: { signedInAs: '' },
  play: async ({ canvas }) => {
    await canvas.findByText('your account');
  },
};

/** The deletion is pending and cannot be started again. */
export const Deleting: Story = {
  args: { signedInAs, pending: 'DELETE' },
  play: async (context) => {
    await pressDelete(context);
    await waitFor(() => expect(context.loaded.fake.count('DELETE')).toBe(1));
  },
};

/** The provider asks for the password again. */
export const PasswordRequired: Story = {
  tags: ['modes'],
  args: { signedInAs, reauthentication: 'password' },
  play: async (context) => {
    const { loaded, userEvent } = context;
    await pressDelete(context);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a b c');
    await expect(screen.getByRole('button', { name: 'Sign in and delete' })).toBeEnabled();
    await expect(loaded.fake.count('DELETE')).toBe(0);
  },
};

/** The provider asks to sign in again in its pop-up window. */
export const ProviderSignInRequired: Story = {
  args: { signedInAs, reauthentication: 'google' },
  play: async (context) => {
    await pressDelete(context);
    await screen.findByRole('button', { name: 'Sign in with Google and delete' });
  },
};

/** The receipt is focused, because the form was removed. */
export const Deleted: Story = {
  tags: ['look'],
  args: { signedInAs },
  play: async (context) => {
    await pressDelete(context);
    const receipt = await context.canvas.findByRole('heading', { name: 'Your deletion was requested' });
    await waitFor(() => expect(receipt).toHaveFocus());
  },
};
