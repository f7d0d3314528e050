import { WELCOME_TOKEN } from '@cpd/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { WelcomePage } from './WelcomePage.tsx';

const CHOOSE = 'POST /v1/administrator/welcome/password';

/** Where a new administrator chooses a password by the welcome link. */
const meta = {
  title: 'Screens/Welcome',
  component: WelcomePage,
  parameters: { layout: 'fullscreen' },
  args: { path: `/welcome#${WELCOME_TOKEN}`, isSignedIn: false },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is being checked. */
export const Checking: Story = { args: { pending: 'POST /v1/administrator/welcome' } };

/** A password that is typed twice is sent, and leads to the sign-in page. */
export const Open: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await expect(await canvas.findByLabelText('User')).toHaveValue('ben');
    await userEvent.type(canvas.getByLabelText('New password'), 'another horse');
    await userEvent.type(canvas.getByLabelText('New password, again'), 'another horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose password' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(fake.requests.at(-1).body).toEqual({ token: WELCOME_TOKEN, newPassword: 'another horse' });
  },
};

/** The field says what is wrong with the passwords, and nothing is sent. */
export const Differing: Story = {
  tags: ['modes'],
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Choose password' });
    const field = canvas.getByLabelText('New password');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription('Choose a password.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'one password');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription('The two passwords differ.');
    await expect(field).toHaveFocus();
    await expect(fake.count(CHOOSE)).toBe(0);
  },
};

/** The password is being saved. */
export const Saving: Story = {
  args: { pending: CHOOSE },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'another horse');
    await userEvent.type(canvas.getByLabelText('New password, again'), 'another horse{Enter}');
    await waitFor(() => expect(fake.count(CHOOSE)).toBe(1));
  },
};

/** The server says why a link is not valid. */
export const Closed: Story = {
  args: { path: '/welcome#unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByText('This link is not valid.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A link that could not be checked can be checked again. */
export const Unreachable: Story = {
  args: { failing: 'POST /v1/administrator/welcome' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link could not be checked' })).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    const away = canvas.getByRole('link', { name: 'Go to the sign-in page' }).getBoundingClientRect();
    await expect(Math.max(away.left - again.right, away.top - again.bottom)).toBeGreaterThanOrEqual(8);
  },
};

/** Another user is signed in in this browser and stays signed in. */
export const PasswordSet: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'another horse');
    await userEvent.type(canvas.getByLabelText('New password, again'), 'another horse{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Password chosen' })).toBeVisible();
  },
};
