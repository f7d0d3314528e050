import { type Endpoint, maxBodyBytes } from '@cpd/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { fullContract } from '../testing/fullContract.ts';
import { leastWork } from '../testing/leastWork.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import type { ApiApp } from './ApiEnv.ts';

/** The most processor time that a request without sign-in may take, in milliseconds. */
const MAX_WORK_MS = 5;
/** In characters. Node.js allows 16 kB for all headers. */
const MAX_URL_LENGTH = 15_000;

const endpoints: readonly Endpoint[] = Object.values(fullContract)
  .flatMap((calls) => Object.values(calls))
  .filter(({ access }) => access === 'public' || access === 'link');

let api: TestApp;
let app: ApiApp;
beforeAll(async () => {
  // Only who has solved a captcha may cause the work of a password hash.
  api = await openTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  app = createApp(api.deps);
});
afterAll(() => api.close());

const base64 = (byte: number, length: number) => Buffer.alloc(length * 0.75, byte).toString('base64url');

/** Texts that are costly to fold, to match, to parse or to decode, by their length. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'a'.repeat(length),
  blanks: (length) => ' '.repeat(length),
  brackets: (length) => '['.repeat(length),
  'combining marks in two halves': (length) => '\u0301'.repeat(length / 2) + '\u0316'.repeat(length / 2),
  'alternating combining marks': (length) => '\u0301\u0316'.repeat(length / 2),
  'combining marks between invisible characters': (length) => '\u0301\u200b\u0316\u200b'.repeat(length / 4),
  'sound marks of half-width kana': (length) => '\u0316\uff9e'.repeat(length / 2),
  'the ligature that decomposes to 18 letters': (length) => '\ufdfa'.repeat(length),
  'brackets in base64': (length) => base64(0x5b, length),
  'nested lists of CBOR in base64': (length) => base64(0x81, length),
};

/** JSON in place of a text. */
const VALUES: Readonly<Record<string, string>> = {
  'a long list': `[${'"",'.repeat(10_000)}""]`,
  'a long list of lists': `[${'[],'.repeat(10_000)}[]]`,
  'an object of many fields': `{${Array.from({ length: 3_000 }, (_, at) => `"${at}":0`).join()}}`,
  'a deep object': `${'{"x":'.repeat(18)}[${'[],'.repeat(10_000)}0]${'}'.repeat(18)}`,
  'a long number': '9'.repeat(32_000),
};

/** The place of a text in the JSON of a body. */
const PLACE = '"…"';

interface Template {
  /** JSON with one place, the smallest values in all other fields, and no optional ones. */
  readonly json: string;
  readonly maxLength: number;
}

function templatesOf(schema: unknown): readonly Template[] {
  const { wrapped, entries, item, type, literal, pipe = [] } = Object(schema);
  if (wrapped) return templatesOf(wrapped);
  if (item) return templatesOf(item).map(({ json, maxLength }) => ({ json: `[${json}]`, maxLength }));
  if (type === 'literal') return [{ json: JSON.stringify(literal), maxLength: 0 }];
  if (entries) return Object.keys(entries).flatMap((name) => templatesIn(entries, name));
  const limits = pipe.flatMap((rule: Record<string, unknown>) => (rule.type === 'max_length' ? rule.requirement : []));
  return [{ json: PLACE, maxLength: limits[0] ?? Number.POSITIVE_INFINITY }];
}

function templatesIn(entries: Readonly<Record<string, unknown>>, name: string): readonly Template[] {
  const others = Object.entries(entries)
    .filter(([other, field]) => other !== name && !('wrapped' in Object(field)))
    .map(([other, field]) => `,"${other}":${templatesOf(field)[0]?.json.replace(PLACE, '"x"')}`);
  return templatesOf(entries[name]).map(({ json, maxLength }) => ({
    json: `{"${name}":${json}${others.join('')}}`,
    maxLength,
  }));
}

interface Costly {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

function costlyBodies(endpoint: Endpoint): readonly Costly[] {
  const { method, body } = endpoint;
  const path = withIds(endpoint.path, 'x');
  if (!body) return [];
  const inFields = templatesOf(body).flatMap(({ json, maxLength }) => {
    const room = maxBodyBytes(endpoint) - json.length;
    const texts = Object.entries(TEXTS).flatMap(([name, textOf]) =>
      // The longest text that the field accepts, and the longest one that is read.
      [...new Set([Math.min(maxLength, room), room])].map((length) => [
        name,
        JSON.stringify(withMaxBytes(textOf(length), room)),
      ]),
    );
    return [...texts, ...Object.entries(VALUES)].map(([name, value = '']) => ({
      name: `${name} in ${json}`,
      body: json.replace(PLACE, () => value),
    }));
  });
  const bare = Object.entries(VALUES).map(([name, body]) => ({ name, body }));
  return [...inFields, ...bare].map((costly) => ({ method, path, ...costly }));
}

function costlyUrls({ method, path, query }: Endpoint): readonly Costly[] {
  const urls = [
    ...(path.includes(':') ? [(text: string) => `${withIds(path, text)}?token=x`] : []),
    ...Object.keys(Object(query).entries ?? {}).map(
      (name) => (text: string) => `${withIds(path, 'x')}?${name}=${text}`,
    ),
  ];
  return urls.flatMap((url) =>
    Object.entries(TEXTS).map(([name, textOf]) => {
      const text = encodeURIComponent(textOf(MAX_URL_LENGTH)).slice(0, MAX_URL_LENGTH);
      return { method, path: url(text.replace(/%[\dA-F]?$/, '')), name: `${name} in ${url('…')}` };
    }),
  );
}

function withIds(path: string, id: string): string {
  return path.replace(/:\w+/g, () => id);
}

function withMaxBytes(text: string, bytes: number): string {
  const cut = new TextEncoder().encode(text).subarray(0, bytes - 2);
  return new TextDecoder().decode(cut).replaceAll('\ufffd', '');
}

let clients = 0;

async function request({ method, path, body }: Omit<Costly, 'name'>): Promise<void> {
  // A client of its own, because a throttled one may cost less.
  clients += 1;
  const remoteAddress = `2001:db8:${(clients >> 8).toString(16)}:${(clients & 0xff).toString(16)}::1`;
  const init = body === undefined ? { method } : { method, body, headers: { 'content-type': 'application/json' } };
  const response = await app.request(path, init, { incoming: { socket: { remoteAddress } } });
  await response.arrayBuffer();
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s takes less than 5 ms of processor time for its largest bodies, ids and parameters (rule T4)',
  async (_, endpoint) => {
    const requests = [
      { name: 'nothing', method: endpoint.method, path: `${withIds(endpoint.path, 'x')}?token=x` },
      ...costlyBodies(endpoint),
      ...costlyUrls(endpoint),
    ];
    const costly: [string, number][] = [];
    for (const one of requests) {
      const ms = await leastWork(MAX_WORK_MS, () => request(one));
      if (ms >= MAX_WORK_MS) costly.push([one.name, ms]);
    }
    expect(costly).toEqual([]);
  },
);
