import { type Client, createClient } from '../client/createClient.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { TabStorage } from '../session/TabStorage.ts';
import type { FakeApi } from './FakeApi.ts';
import { MemorySessionStorage } from './MemorySessionStorage.ts';
import { FAKE_ADMIN } from './routes/people.ts';

export interface TabOptions {
  /** The storage that it shares with other tabs. @default a separate one */
  readonly storage?: MemorySessionStorage;
  /** The tab's storage from before a reload. @default empty */
  readonly tabStorage?: TabStorage;
  readonly onRequestStart?: () => () => void;
  /** Whether a user is signed in from the start. @default true */
  readonly isSignedIn?: boolean;
}

/** Opens a tab of the product on a fake API: its session and its client. */
export function openTab(fake: FakeApi, options: TabOptions = {}): { session: SessionStore; client: Client } {
  const {
    storage = new MemorySessionStorage(),
    tabStorage = new TabStorage(null),
    isSignedIn = true,
    ...parts
  } = options;
  const session = new SessionStore(storage.openTab());
  const client = createClient({ baseUrl: 'http://fake.test', session, fetch: fake.fetch, tabStorage, ...parts });
  if (isSignedIn && !session.getSnapshot().isLoggedIn) {
    client.user.signIn(FAKE_ADMIN.username, () => session.signIn(fake.sessions.start()));
  }
  return { session, client };
}
