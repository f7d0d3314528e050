import { SessionStore } from '@cpd/api/session';
import { type FakeApi, type FakeState, MemorySessionStorage, openFake } from '@cpd/api/testing';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { say } from '@cpd/ui/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { App } from '../App.tsx';
import { routerOptions, routes } from '../routes.tsx';
import { createServices } from '../services.ts';

interface ShellArgs extends FakeState {
  /** The URL at which the app opens. */
  path: string;
  /** Whether the access token has expired, and the server does not renew the session. */
  isExpired?: boolean;
}

function OpenShell({ path, isExpired = false, fake }: ShellArgs & { fake: FakeApi }) {
  const [{ services, router }] = useState(() => {
    sessionStorage.clear();
    const session = new SessionStore(new MemorySessionStorage().openTab());
    session.signIn(fake.sessions.start());
    if (isExpired) {
      fake.sessions.expireAccessTokens();
      fake.fail('POST /v1/auth/renew', { status: 401 });
    }
    const services = createServices({ baseUrl: 'http://fake.test', session, fetch: fake.fetch });
    const router = createMemoryRouter(routes(), { ...routerOptions(services), initialEntries: [path] });
    return { services, router };
  });
  return <App services={services} router={router} />;
}

/** The back office around its pages: top bar, navigation, and menus. */
const meta = {
  title: 'Screens/Shell',
  parameters: { layout: 'fullscreen' },
  args: { path: '/user' },
  loaders: [async ({ args: { path, isExpired, ...state } }) => openFake(state)],
  render: (args, { loaded: { fake } }) => <OpenShell {...args} fake={fake} />,
} satisfies Meta<ShellArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list, with its item of the navigation as the current one. */
export const Page: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'User' });
    await expect(canvas.getByRole('link', { name: 'User', current: 'page' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
  },
};

/** The session could not be renewed: the sign-in page takes the place of all, and a dialog says why. */
export const RenewalFailed: Story = {
  args: { isExpired: true },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(say(SESSION_ENDED_MESSAGE));
    await expect(canvas.getByRole('button', { name: 'Login', hidden: true })).toBeInTheDocument();
  },
};
