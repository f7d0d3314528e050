import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WelcomeScreen } from './WelcomeScreen.tsx';

/** Where a new administrator chooses a password by the welcome link. */
const meta = {
  title: 'Screens/Welcome',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { welcome: { state: 'open', username: 'ben' }, isChoosing: false, onChoose: fn() },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whose link it is, is being found out. */
export const Checking: Story = { args: { welcome: { state: 'checking' } } };

/** A password that is typed twice is sent. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('User')).toHaveValue('ben');
    await userEvent.type(canvas.getByLabelText('New password'), 'another horse');
    await userEvent.type(canvas.getByLabelText('New password, again'), 'another horse{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('another horse');
  },
};

/** What is wrong with the passwords is said in words, and nothing is sent. */
export const Differing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose password' });
    const field = canvas.getByLabelText('New password');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription('Choose a password.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'one password');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription('The two passwords differ.');
    await expect(field).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The choice is on its way. */
export const Choosing: Story = { args: { isChoosing: true } };

/** A link that is spent, expired or unknown is told in the service's words. */
export const Closed: Story = {
  args: { welcome: { state: 'closed', reason: 'This link has expired. Ask an administrator for a new one.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Where the service could not be asked, it can be asked again. */
export const Unreachable: Story = {
  args: { welcome: { state: 'closed', reason: 'Something went wrong.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link could not be checked' })).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    const away = canvas.getByRole('link', { name: 'Go to the sign-in page' }).getBoundingClientRect();
    await expect(Math.max(away.left - again.right, away.top - again.bottom)).toBeGreaterThanOrEqual(8);
  },
};

/** Somebody else is signed in in this browser, and stays so. */
export const Chosen: Story = { args: { welcome: { state: 'chosen', username: 'ben' } } };
