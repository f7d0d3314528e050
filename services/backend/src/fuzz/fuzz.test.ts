import { type AnyEndpoint, contract } from '@cpd/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/id.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedQuestion, seedUser } from '../testing/seed.ts';
import { openTestApp, TEST_ADMIN, TestApp } from '../testing/testApp.ts';
import type { IdentityProvider } from '../userDeletion/IdentityProvider.ts';
import { arbitraryOf } from './arbitraryOf.fixture.ts';

const REQUESTS = 2_000;
const endpoints: readonly AnyEndpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource));

/** A request as it goes out. */
interface FuzzedRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body: BodyInit | null;
}

/** An identity provider to which every token is a bad one. */
const nobodyKnown: IdentityProvider = {
  identify: async () => null,
  accountOf: async () => null,
  deleteAccount: async () => {},
};

let api: TestApp;
let ids: readonly string[];
let accessToken: string;

beforeAll(async () => {
  const plain = await openTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  api = new TestApp({ ...plain.deps, identity: nobodyKnown }, { now: plain.deps.now() });
  const { database } = api.deps;
  const course = (
    await api.deps.database.queries
      .insertInto('courses')
      .values({ id: newId(), sequence: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const event = (
    await database.queries.insertInto('events').values({ id: newId() }).returning('id').executeTakeFirstOrThrow()
  ).id;
  ids = [
    course,
    event,
    await seedQuestion(database, course),
    await seedGroup(database),
    await seedImage(database),
    await seedFile(database),
    await seedUser(database),
    await seedPost(database),
  ];
  accessToken = await api.accessTokenOf(TEST_ADMIN.username);
});
afterAll(() => api.close());

const mostly = <T>(usual: T, others: readonly T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

function requestOf(endpoint: AnyEndpoint): fc.Arbitrary<FuzzedRequest> {
  const text = fc.oneof(fc.constantFrom(...ids), fc.string({ unit: 'binary', minLength: 1 }));
  return fc
    .record({
      ids: fc.array(text, { minLength: 3, maxLength: 3 }),
      query: endpoint.query ? arbitraryOf(endpoint.query, ids) : fc.constant({}),
      body: endpoint.body ? arbitraryOf(endpoint.body, ids) : fc.constant(undefined),
      raw: mostly<string | null>(null, ['', '{', '[]', 'null', '"text"', '\uFEFF{}']),
      type: mostly('application/json', ['', 'text/plain', 'application/json; charset=utf-8', 'multipart/form-data']),
      bearer: mostly(true, [false]),
      slash: fc.boolean(),
    })
    .map((parts) => ({
      method: endpoint.method,
      address: addressOf(endpoint, parts),
      headers: {
        ...(parts.bearer ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(parts.type === '' || endpoint.method === 'GET' ? {} : { 'content-type': parts.type }),
      },
      body: endpoint.method === 'GET' ? null : (parts.raw ?? JSON.stringify(parts.body) ?? null),
    }));
}

function addressOf(endpoint: AnyEndpoint, parts: { ids: string[]; query: unknown; slash: boolean }): string {
  const values = [...parts.ids];
  const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent((values.pop() ?? '').toWellFormed()));
  const query = new URLSearchParams();
  // A random object may have a `toString` that is none.
  for (const [name, value] of Object.entries(Object(parts.query)))
    if (value !== undefined) query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return `http://localhost${path.replace(/\/$/, '')}${parts.slash ? '/' : ''}?${query}`;
}

test(`${REQUESTS} random requests cause no fault, and every refusal is {message, code}`, async () => {
  const statuses = new Set<number>();
  const request = fc.constantFrom(...endpoints).chain(requestOf);
  await fc.assert(
    fc.asyncProperty(request, async ({ method, address, headers, body }) => {
      const answer = await api.app.request(address, { method, headers, body });
      const text = await answer.text();
      statuses.add(answer.status);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) {
        expect(JSON.parse(text)).toEqual({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) });
      }
    }),
    { numRuns: REQUESTS },
  );
  // The requests were of all kinds, not merely turned away at the door.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
});
