import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiApp, ApiEnv } from './ApiEnv.ts';
import { sendJson } from './sendJson.ts';

const LONG = { text: 'long '.repeat(5_000) };

async function ask(value: unknown, headers: Record<string, string> = {}) {
  const app: ApiApp = new Hono<ApiEnv>().get('/', (c) => sendJson(c, value));
  const response = await app.request('/', { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a JSON response is sent compressed to a client that accepts it, and uncompressed to others', async () => {
  const packed = await ask(LONG, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.bytes.byteLength).toBeLessThan(1_000);
  expect(JSON.parse(gunzipSync(packed.bytes).toString())).toEqual(LONG);
  for (const encoding of ['', 'gzip;q=0', 'br']) {
    const plain = await ask(LONG, { 'accept-encoding': encoding });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(JSON.parse(plain.bytes.toString())).toEqual(LONG);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  }
});

test.each([
  ['gzip', true],
  ['br, gzip', true],
  ['BR;q=1.0, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['gzip;q=0.001', true],
  ['x-gzip', false],
  ['gzipped', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('a JSON response is compressed for a client that takes %j: %s', async (accepted, isPacked) => {
  const { headers } = await ask(LONG, accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(headers.get('content-encoding')).toBe(isPacked ? 'gzip' : null);
});

test('a JSON response is not compressed when it is short', async () => {
  const { headers, bytes } = await ask({ a: 1 }, { 'accept-encoding': 'gzip' });
  expect([headers.get('content-encoding'), bytes.toString()]).toEqual([null, '{"a":1}']);
});

test('a JSON response is not sent again to a client that has it', async () => {
  const etag = (await ask(LONG)).headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
    const { status, bytes } = await ask(LONG, { 'if-none-match': known });
    expect([status, bytes.byteLength]).toEqual([304, 0]);
  }
  expect((await ask({ text: 'changed' }, { 'if-none-match': etag })).status).toBe(200);
});
