import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Client, createClient } from '../../client/createClient.ts';
import { SessionStore } from '../../session/SessionStore.ts';
import { FakeApi } from '../FakeApi.ts';
import { MemorySessionStorage } from '../MemorySessionStorage.ts';
import { type ListeningFake, listen } from './listen.ts';

/** A fake that listens while the tests of a file run. */
export interface FakeOverHttp {
  /** The fake of the current test. */
  readonly fake: FakeApi;
  /** Its address without a path. */
  readonly origin: string;
  /** Creates a client with a separate session, signed in. */
  readonly connect: () => { client: Client; session: SessionStore };
}

/** Serves a fake over HTTP to the tests of a file. Each test has a new fake. */
export function fakeOverHttp(): FakeOverHttp {
  let fake: FakeApi;
  let server: ListeningFake;

  beforeAll(async () => {
    server = await listen({ handle: (request) => fake.handle(request) });
  });
  beforeEach(() => {
    fake = new FakeApi();
  });
  afterAll(async () => {
    await server.close();
  });

  return {
    get fake() {
      return fake;
    },
    get origin() {
      return server.origin;
    },
    connect() {
      const session = new SessionStore(new MemorySessionStorage().openTab());
      const client = createClient({ baseUrl: `${server.origin}/`, session });
      session.signIn(fake.sessions.start());
      return { client, session };
    },
  };
}
