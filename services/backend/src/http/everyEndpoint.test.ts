import { signOut } from '@cpd/api/auth/contract';
import { type Endpoint, MAX_JSON_DEPTH, maxBodyBytes } from '@cpd/api/contract';
import { SCOPES } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey } from '../service/apiKeys.ts';
import { fullContract } from '../testing/fullContract.ts';
import { seedGroup, seedImage, seedPost, seedUser } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { systemActor } from './Actor.ts';

const endpoints: readonly Endpoint[] = Object.values(fullContract).flatMap((calls) => Object.values(calls));
const named = (some: readonly Endpoint[]) =>
  some.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let api: TestApp;
let bearers: Readonly<Partial<Record<Endpoint['access'], string>>>;
beforeAll(async () => {
  api = await openTestApp();
  const { key } = await addKey(api.deps.database, { name: 'mobile', scopes: SCOPES }, systemActor('command'));
  bearers = { bearer: await api.accessTokenOf('ada'), service: key };
});
afterAll(() => api.close());

/** Sends a body to an endpoint, authorized, with ids that do not exist. */
async function send({ method, path, access, upload }: Endpoint, body: BodyInit, headers: Record<string, string> = {}) {
  const type = upload === undefined ? 'application/json' : 'multipart/form-data; boundary=edge';
  const init = {
    method,
    headers: { authorization: `Bearer ${bearers[access]}`, 'content-type': type, ...headers },
    body,
    duplex: 'half',
  };
  const response = await api.app.request(`${path.replace(/:\w+/g, 'a-long-id-of-nothing')}?token=none`, init);
  const { message, code } = await response.json();
  return { status: response.status, code, message };
}

/** A stream of brackets without an end, which counts its bytes. */
function endlessBrackets() {
  const chunk = new TextEncoder().encode('['.repeat(16 * 1024));
  const sent = { bytes: 0 };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    sent.bytes += chunk.byteLength;
    controller.enqueue(chunk);
  };
  return { sent, chunk, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

describe.each(named(endpoints.filter(({ body, upload }) => body ?? upload)))('the body of %s', (_, endpoint) => {
  test('is rejected before it is read if its declared size is too large', async () => {
    const { sent, body } = endlessBrackets();
    const response = await send(endpoint, body, { 'content-length': String(maxBodyBytes(endpoint) + 1) });
    expect([response.status, response.code, sent.bytes]).toEqual([413, 'TOO_LARGE', 0]);
  });
});

describe.each(named(endpoints.filter(({ body }) => body)))('the JSON body of %s', (_, endpoint) => {
  test('is read up to its limit if its size is unknown', async () => {
    const { sent, chunk, body } = endlessBrackets();
    const response = await send(endpoint, body);
    expect([response.status, response.code]).toEqual([413, 'TOO_LARGE']);
    expect(sent.bytes).toBeLessThanOrEqual(maxBodyBytes(endpoint) + chunk.byteLength);
  });

  test('is rejected if it is nested deeply', async () => {
    const nested = (levels: number) => `{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const message = 'The body must not be nested more than 20 levels deep.';
    expect(await send(endpoint, nested(MAX_JSON_DEPTH + 1))).toEqual({ status: 400, code: 'BAD_INPUT', message });
    expect((await send(endpoint, nested(MAX_JSON_DEPTH))).message).not.toBe(message);
  });
});

test('an endpoint without authentication accepts at most 32 KB', () => {
  const anonymous = endpoints.filter(({ access }) => access === 'public' || access === 'link');
  expect(new Set(anonymous.map(maxBodyBytes))).toEqual(new Set([32 * 1024]));
});

test.each(named(endpoints.filter(({ access, body }) => body && (access === 'bearer' || access === 'service'))))(
  'the longest texts that %s stores fit into its body, even if every character is escaped',
  (_, endpoint) => {
    expect(maxBytesOf(endpoint.body)).toBeLessThanOrEqual(maxBodyBytes(endpoint));
  },
);

/** The schema of a text that is not stored. */
const inputText: unknown = signOut.body?.entries.refreshToken;

/** The size of the largest JSON that a schema accepts. Ids and texts that are not stored are short in practice. */
function maxBytesOf(schema: unknown): number {
  if (schema === inputText) return 1_000;
  const { wrapped, entries, item, type, pipe = [] } = Object(schema);
  if (wrapped) return maxBytesOf(wrapped);
  const limit = pipe
    .map(({ type, requirement, metadata }: Record<string, unknown>) =>
      type === 'max_length' || type === 'length' ? requirement : Object(metadata).maxLength,
    )
    .find((found: unknown) => found !== undefined);
  if (entries) {
    const fields = Object.entries(entries).map(([name, field]) => JSON.stringify(name).length + 2 + maxBytesOf(field));
    return fields.reduce((sum, bytes) => sum + bytes, 2);
  }
  if (item) return (limit ?? 10) * (maxBytesOf(item) + 1) + 2;
  return type === 'string' && limit ? limit * '\\u0e01'.length + 2 : 40;
}

describe('a stranger', () => {
  const callers = [
    ['without credentials', undefined],
    ['with an invalid token', 'none'],
    ['with a key without scopes', 'key'],
  ] as const;

  test.each(callers)('%s gets one answer for what exists and what does not', async (_, credentials) => {
    const { database } = api.deps;
    const post = await seedPost(database, { cover: await seedImage(database) });
    const existing = [post, await seedUser(database), await seedGroup(database), await seedImage(database)];
    const noScopes = await addKey(database, { name: 'nothing', scopes: [] }, systemActor('command'));
    const bearer = credentials === 'key' ? noScopes.key : credentials;
    const closed = endpoints.filter(({ access, path }) => access !== 'public' && path.includes('/:'));
    for (const { method, path, body, upload } of closed) {
      const type = upload === undefined ? 'application/json' : 'multipart/form-data; boundary=edge';
      const answers = new Set<string>();
      for (const id of [...existing, 'a-long-id-of-nothing']) {
        for (const query of ['', '?token=none']) {
          const response = await api.app.request(`${path.replace(/:\w+/g, id)}${query}`, {
            method,
            headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), 'content-type': type },
            ...((body ?? upload) && { body: '{}' }),
          });
          const { message, code } = await response.json();
          answers.add(`${response.status} ${code} ${message}`);
        }
      }
      expect([`${method} ${path}`, ...answers]).toEqual([`${method} ${path}`, expect.stringMatching(/^40[13] /)]);
    }
  });
});

describe('HEAD', () => {
  /** The number of rows of each table, but for the counts of failed attempts. */
  async function rowCounts() {
    const { rows } = await sql<{ name: string; count: number }>`
      select table_name as name,
        (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int as count
      from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'throttle' order by 1
    `.execute(api.deps.database.queries);
    return rows;
  }

  test('creates nothing, whatever GET of the same endpoint does', async () => {
    const post = await seedPost(api.deps.database, { status: 2 });
    const statuses = async (method: 'GET' | 'HEAD') => {
      const gets = endpoints.filter((endpoint) => endpoint.method === 'GET');
      for (const { path, access } of gets) {
        const url = `${path.replace(/:\w+/g, post)}?token=none`;
        const headers = { authorization: `Bearer ${bearers[access]}` };
        await (await api.app.request(url, { method, headers })).arrayBuffer();
      }
    };
    const before = await rowCounts();
    await statuses('HEAD');
    expect(await rowCounts()).toEqual(before);
    await statuses('GET');
    expect(await rowCounts()).not.toEqual(before);
  });

  test('of something that GET makes has its headers, for those alone who may read it', async () => {
    const [head, stranger] = await Promise.all(
      [bearers.bearer, 'none'].map((bearer) =>
        api.app.request('/v1/post/review/url/a-post', {
          method: 'HEAD',
          headers: { authorization: `Bearer ${bearer}` },
        }),
      ),
    );
    expect([head?.status, head?.headers.get('content-type'), stranger?.status]).toEqual([200, 'application/json', 401]);
  });

  test('of events waits for none', async () => {
    const headers = { authorization: `Bearer ${bearers.service}` };
    const started = performance.now();
    await api.app.request('/v1/service/events?wait=30', { method: 'HEAD', headers });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
