import type { Capability } from '@cpd/api/capabilities/contract';
import { ApiProvider } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { SessionStore } from '@cpd/api/session';
import { FakeApi, MemorySessionStorage } from '@cpd/api/testing';
import { ModalProvider } from '@cpd/ui/DialogQueue';
import { LinkProvider } from '@cpd/ui/Link';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { CurrentRouter } from '../kit/CurrentRouter.ts';
import { createServices } from '../services.ts';
import { RouterLink } from '../shell/frame/RouterLink.tsx';
import { picture } from './picture.ts';

/** The args of a story that renders a page on the fake API. */
export interface PageArgs {
  /** The URL that the page opens at. */
  path: string;
  /** API data that differs from the fixtures. */
  data?: Partial<FakeApi['data']>;
  /** Requests that begin like this get a 500, such as 'GET /v1/user'. */
  failing?: string;
  /** Requests that begin like this get no response. */
  pending?: string;
  /** Capabilities that the server does not have. */
  missing?: readonly Capability[];
}

/** Creates the story's API, which `play` gets as `loaded.fake`. */
export function pageLoader({ args: { data, failing, pending, missing = [] } }: { args: PageArgs }) {
  const fake = new FakeApi();
  Object.assign(fake.data, data);
  if (failing !== undefined) fake.fail(failing, { status: 500 }, 1);
  if (pending !== undefined) fake.pause(pending);
  fake.lack(...missing);
  return Promise.resolve({ fake });
}

interface PageContext {
  readonly component?: ComponentType | undefined;
  readonly loaded: Record<string, unknown>;
}

/** Renders the page of a story's `component` in a router of its own. */
export function renderPage({ path }: PageArgs, { component: Page, loaded: { fake } }: PageContext) {
  if (!Page || !(fake instanceof FakeApi)) throw new Error('A page story needs a component and the pageLoader.');
  return <OpenPage path={path} page={Page} fake={fake} />;
}

/** Waits until the list on screen has its rows, or its empty state. */
export async function listLoaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
}

function OpenPage({ path, page, fake }: { path: string; page: ComponentType; fake: FakeApi }) {
  const [{ router, client, dialogs }] = useState(() => open(path, page, fake));
  return (
    <ModalProvider queue={dialogs}>
      <ApiProvider client={client} onError={() => undefined}>
        <CacheProvider>
          <CurrentRouter value={router}>
            <LinkProvider component={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </CurrentRouter>
        </CacheProvider>
      </ApiProvider>
    </ModalProvider>
  );
}

function open(path: string, Page: ComponentType, fake: FakeApi) {
  // Capabilities and user of the previous story must not leak into this one.
  sessionStorage.clear();
  const session = new SessionStore(new MemorySessionStorage().openTab());
  session.signIn(fake.sessions.start());
  const services = createServices({ baseUrl: 'http://fake.test', session, fetch: fake.fetch });
  void services.client.capabilities.load();
  const routes = [
    { path: path.split('?')[0] ?? path, Component: Page },
    { path: '*', element: <p>Another page</p> },
  ];
  return {
    router: createMemoryRouter(routes, { initialEntries: [path] }),
    // The browser loads images without the fake API.
    client: { ...services.client, addressOf: () => picture },
    dialogs: services.dialogs,
  };
}
