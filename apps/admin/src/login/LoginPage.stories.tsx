import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { LoginPage } from './LoginPage.tsx';
import type { LeaveState } from './leaving.ts';

const SIGN_IN = 'POST /v1/auth/sign-in';

/** Where an administrator signs in, and learns why they are signed out. */
const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', isSignedIn: false },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two empty fields, both required. */
export const Empty: Story = {
  tags: ['modes'],
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByLabelText('User')).toHaveFocus());
    await expect(fake.count(SIGN_IN)).toBe(0);
  },
};

/** A failed sign-in has sent both values and cleared the fields. */
export const Rejected: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word{Enter}');
    await waitFor(() => expect(fake.count(SIGN_IN)).toBe(1));
    const { body } = fake.requests.find(({ name }: { name: string }) => name === SIGN_IN);
    await expect(body).toMatchObject({ username: 'admin', password: 'secret word' });
    await expect(canvas.getByLabelText('User')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** While a sign-in is pending, no second one is sent. */
export const SigningIn: Story = {
  args: { pending: SIGN_IN },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word{Enter}');
    await waitFor(() => expect(fake.count(SIGN_IN)).toBe(1));
    await userEvent.type(canvas.getByLabelText('User'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word{Enter}');
    await expect(fake.count(SIGN_IN)).toBe(1);
  },
};

/** The layout does not shift if the server turns out to support passkeys. */
export const PasskeysLoaded: Story = {
  args: { pending: 'GET /v1/capabilities' },
  play: async ({ canvas, loaded: { release } }) => {
    const position = () => canvas.getByRole('button', { name: 'Login' }).getBoundingClientRect().top;
    const before = position();
    release();
    await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await expect(position()).toBe(before);
  },
};

/** The notice above the form is announced. */
export const SignedOut: Story = {
  args: { navigationState: { reason: 'signedOut' } satisfies LeaveState },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("You've signed out.")).toHaveRole('status'));
  },
};
