import type { Endpoint } from '@cpd/api/contract';
import { contract } from '@cpd/api/testing/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdmin } from '../auth/adminStore.ts';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/id.ts';
import { nameless } from '../history/record.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedQuestion, seedUser } from '../testing/seed.ts';
import { openTestApp, TEST_ADMIN, TestApp } from '../testing/testApp.ts';
import type { IdentityProvider } from '../userDeletion/IdentityProvider.ts';
import { arbitraryOf } from './arbitraryOf.fixture.ts';

const REQUESTS = 2_000;
/** So many of each kind that some are left when others have been deleted. */
const OF_EACH_KIND = 30;

interface Call {
  readonly resource: string;
  readonly endpoint: Endpoint;
}

const calls: readonly Call[] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.values(endpoints).map((endpoint: Endpoint) => ({ resource, endpoint })),
);

/** A request as it goes out. */
interface FuzzedRequest {
  readonly endpoint: Endpoint;
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
/** The ids that a resource's calls name. */
let idsOf: Readonly<Record<string, readonly string[]>>;
let all: readonly string[];
let accessToken: string;

beforeAll(async () => {
  const plain = await openTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  api = new TestApp({ ...plain.deps, identity: nobodyKnown }, { now: plain.deps.now() });
  idsOf = await seedAll(api.deps.database);
  all = Object.values(idsOf).flat();
  accessToken = await api.accessTokenOf(TEST_ADMIN.username);
});
afterAll(() => api.close());

/** Gives many ids of what a maker makes one after the other. */
async function many(make: (index: number) => Promise<string>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 1; index <= OF_EACH_KIND; index += 1) ids.push(await make(index));
  return ids;
}

async function seedAll(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const { queries } = database;
  const images = await many(() => seedImage(database));
  const files = await many(() => seedFile(database));
  const groups = await many((index) => seedGroup(database, `Group ${index}`));
  const courses = await many(async (sequence) => {
    const id = newId();
    await queries.insertInto('courses').values({ id, sequence }).execute();
    return id;
  });
  const questions = await many((index) => seedQuestion(database, courses[index % 10] ?? ''));
  const certificates = await many(async (index) => {
    const row = {
      id: newId(),
      user_id: await seedUser(database),
      certificate_group_id: groups[index % groups.length] ?? '',
    };
    await queries.insertInto('certificates').values(row).execute();
    return row.id;
  });
  const events = await many(async () => {
    const id = newId();
    await queries.insertInto('events').values({ id }).execute();
    return id;
  });
  const posts = await many(() => seedPost(database));
  const admins = await many(async (index) => {
    const account = { username: `admin ${index}`, passwordHash: 'no hash' };
    return (await addAdmin(queries, account, nameless('command'))) ?? '';
  });
  const sessions = await many(async () => {
    const token = await api.accessTokenOf(TEST_ADMIN.username);
    const answer = await api.app.request('/v1/session/current', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json())._id;
  });
  return {
    administrators: admins,
    auth: sessions,
    certificateGroups: [...groups, ...images],
    certificates,
    courses: [...courses, ...images, ...files, ...groups],
    events: [...events, ...images],
    feed: posts,
    quizzes: [...courses.slice(0, 10), ...questions],
    review: posts,
    uploads: [...images, ...files],
  };
}

const mostly = <T>(usual: T, others: readonly T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

function requestOf({ resource, endpoint }: Call): fc.Arbitrary<FuzzedRequest> {
  const ids = idsOf[resource] ?? all;
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) },
  );
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
      endpoint,
      method: endpoint.method,
      address: addressOf(endpoint, parts),
      headers: {
        ...(parts.bearer ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(parts.type === '' || endpoint.method === 'GET' ? {} : { 'content-type': parts.type }),
      },
      body: endpoint.method === 'GET' ? null : (parts.raw ?? JSON.stringify(parts.body) ?? null),
    }));
}

function addressOf(endpoint: Endpoint, parts: { ids: string[]; query: unknown; slash: boolean }): string {
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
  const done = new Set<Endpoint>();
  const request = fc.constantFrom(...calls).chain(requestOf);
  await fc.assert(
    fc.asyncProperty(request, async ({ endpoint, method, address, headers, body }) => {
      const answer = await api.app.request(address, { method, headers, body });
      const text = await answer.text();
      statuses.add(answer.status);
      if (answer.ok) done.add(endpoint);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) {
        expect(JSON.parse(text)).toEqual({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) });
      }
    }),
    { numRuns: REQUESTS },
  );
  // The requests were of all kinds, not merely turned away at the door: much that they asked for was done.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409]));
  expect(done.size).toBeGreaterThan(0.4 * calls.length);
});
