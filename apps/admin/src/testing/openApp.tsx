import { SessionStore } from '@cpd/api/session';
import { FAKE_ADMIN, FakeApi, MemorySessionStorage, TabStorage } from '@cpd/api/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { expect, vi } from 'vitest';
import { App } from '../App.tsx';
import { routerOptions, routes } from '../routes.tsx';
import { createServices } from '../services.ts';

export interface OpenAppOptions {
  /** @default a new fake API */
  readonly fake?: FakeApi;
  /** Whether a user is signed in from the start. @default true */
  readonly isSignedIn?: boolean;
  /** Whether code and data of the page have arrived before the first render. @default false */
  readonly isLoaded?: boolean;
  /** The storage shared with other tabs. @default a new one */
  readonly storage?: MemorySessionStorage;
  /** The storage that outlives a reload of the tab. @default a new one */
  readonly tabStorage?: TabStorage;
}

/** Opens the full app at a path on a fake API. */
export async function openApp(entry: InitialEntry, options: OpenAppOptions = {}) {
  const { fake = new FakeApi(), isSignedIn = true, storage = new MemorySessionStorage() } = options;
  const { isLoaded = false, tabStorage = new TabStorage(null) } = options;
  const session = new SessionStore(storage.openTab());
  const services = createServices({ baseUrl: 'http://fake.test', session, fetch: fake.fetch, tabStorage });
  if (isSignedIn) services.client.user.signIn(FAKE_ADMIN.username, () => session.signIn(fake.sessions.start()));
  const router = createMemoryRouter(routes(), { ...routerOptions(services), initialEntries: [entry] });
  if (isLoaded) {
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    await services.client.requests.settled();
  }
  const view = await act(async () => render(<App services={services} router={router} />));
  return { fake, session, services, router, storage, ...view };
}
