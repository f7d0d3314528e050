import { ApiError, ApiProvider, type Client } from '@cpd/api/client';
import { CacheProvider } from '@cpd/api/query';
import { SessionStore } from '@cpd/api/session';
import { FakeApi, type FakeState, MemorySessionStorage, openFake } from '@cpd/api/testing';
import { ModalProvider } from '@cpd/ui/DialogQueue';
import { HostProvider } from '@cpd/ui/Host';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { createServices } from '../services.ts';
import { CurrentRouter } from '../shell/CurrentRouter.ts';
import { createRouterHost } from '../shell/routerHost.ts';
import { picture } from './picture.ts';

/** The args of a story that renders a page on the fake API. */
export interface PageArgs extends FakeState {
  /** The URL that the page opens at. */
  path: string;
  /** The page's path with its parameters, such as '/course/:id'. @default the path of the URL */
  route?: string;
  /** @default true */
  isSignedIn?: boolean;
  /** The state of a navigation that leads to the page. @default the page opens without a navigation */
  navigationState?: object;
  /** What was typed before a reload of the page, by the key of its form. */
  unsavedInput?: Readonly<Record<string, Parameters<Client['unsavedInput']['save']>[1]>>;
}

/** Creates the story's API, which `play` gets as `loaded.fake`; `loaded.release` lets pending requests go on. */
export async function pageLoader({ args }: { args: PageArgs }) {
  return openFake(args);
}

interface PageContext {
  readonly component?: ComponentType | undefined;
  readonly loaded: Record<string, unknown>;
}

/** Renders the page of a story's `component` in a separate router. */
export function renderPage(args: PageArgs, { component: Page, loaded: { fake } }: PageContext) {
  if (!Page || !(fake instanceof FakeApi)) throw new Error('A page story needs a component and the pageLoader.');
  return <OpenPage {...args} page={Page} fake={fake} />;
}

/** Waits until the list on screen has its rows, or its empty state. */
export async function listLoaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
}

/** Waits until the form on screen has its values. */
export async function formLoaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findByRole('button', { name: /^(Save|Update)$/ });
}

/** A file to upload; its content does not matter to the fake API. */
export function imageFile(name: string, size = 1): File {
  return new File([new Uint8Array(size)], name, { type: 'image/png' });
}

interface OpenPageProps extends PageArgs {
  page: ComponentType;
  fake: FakeApi;
}

function OpenPage(props: OpenPageProps) {
  const [{ router, host, client, dialogs }] = useState(() => open(props));
  return (
    <ModalProvider queue={dialogs}>
      <ApiProvider client={client} onError={() => undefined}>
        <CacheProvider>
          <CurrentRouter value={router}>
            <HostProvider host={host}>
              <RouterProvider router={router} />
            </HostProvider>
          </CurrentRouter>
        </CacheProvider>
      </ApiProvider>
    </ModalProvider>
  );
}

function open(args: OpenPageProps) {
  const { path, route = path.split(/[?#]/)[0] ?? path, unsavedInput = {}, isSignedIn = true, page, fake } = args;
  // Capabilities and user of the previous story must not leak into this one.
  sessionStorage.clear();
  const session = new SessionStore(new MemorySessionStorage().openTab());
  if (isSignedIn) session.signIn(fake.sessions.start());
  const services = createServices({ baseUrl: 'http://fake.test', session, fetch: fake.fetch });
  void services.client.capabilities.load();
  for (const [key, input] of Object.entries(unsavedInput)) services.client.unsavedInput.save(key, input);
  const routes = [
    { path: route, Component: page },
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  if (args.navigationState) void router.navigate(path, { state: args.navigationState, replace: true });
  return {
    router,
    host: createRouterHost(router),
    client: withFiles(services.client, fake),
    dialogs: services.dialogs,
  };
}

/** The browser loads images itself and sends uploads with XMLHttpRequest, both without `fetch`. */
function withFiles(client: Client, fake: FakeApi): Client {
  async function request(...[endpoint, input, options = {}]: Parameters<Client['request']>): Promise<unknown> {
    const { file, signal = null, onProgress } = options;
    if (!file) return client.request(endpoint, input, options);
    onProgress?.(0.4);
    const body = new FormData();
    body.append('file', file);
    const headers = { Authorization: `Bearer ${client.session.getSnapshot().accessToken}` };
    const response = await fake.fetch(client.addressOf(endpoint, input), { method: 'POST', headers, body, signal });
    const { data, message } = await response.json();
    if (!response.ok) throw new ApiError('http', { status: response.status, message });
    return { id: data._id, removed: data.removed ?? [] };
  }
  const addressOf: Client['addressOf'] = ({ path }) => (path.startsWith('/v1/file') ? '/no-such.pdf' : picture);
  return { ...client, addressOf, request: request as Client['request'] };
}
