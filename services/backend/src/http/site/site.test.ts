import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../settings/config.ts';
import type { ApiApp, ApiEnv } from '../ApiEnv.ts';
import { siteRoutes } from './routes.ts';
import { languageWarning, Site } from './Site.ts';

const SCRIPT = 'console.log("the app");\n'.repeat(100);
let folder: string;
let app: ApiApp;

async function siteApp(env: Record<string, string>): Promise<ApiApp> {
  const config = readConfig(env);
  const sites = {
    admin: await Site.open(join(folder, 'admin'), config.pages),
    public: await Site.open(join(folder, 'public'), config.pages),
  };
  const hono: ApiApp = new Hono<ApiEnv>({ strict: false });
  siteRoutes(hono, config, sites);
  return hono;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-site-'));
  const files = {
    'admin/index.html': '<title>admin</title>',
    'admin/assets/index-D3f9aQ_x.js': SCRIPT,
    'admin/assets/index-D3f9aQ_x.js.br': brotliCompressSync(SCRIPT),
    'admin/assets/index-D3f9aQ_x.js.gz': gzipSync(SCRIPT),
    'admin/favicon.svg': '<svg fill="oklch(0.5 0.2 264)"/>',
    'public/index.html':
      '<head><title>public</title><script id="settings" type="application/json">{"GOVERNING_LAW":"the law of Ruritania"}</script></head>',
    'public/filled/index.html': 'the page of a static host',
    'public/filled/index.html.template':
      '<head><script id="settings" type="application/json">"%SETTINGS%"</script></head><h1>%BRAND_NAME%</h1><a href="mailto:%CONTACT_EMAIL%">%GOVERNING_LAW%</a>',
    'public/term-and-condition/index.html': '<title>terms</title>',
    'public/styled/index.html': '<style>body{color:red}</style><title>styled</title>',
    'public/assets/main-B1c2D3e4.css': 'body{}',
    'admin/.vite/manifest.json': '{"src/main.tsx":{}}',
    'secret.txt': 'not to be served',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = await siteApp({});
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  ['/', 'admin'],
  ['/course/', 'admin'],
  ['/course/5f2b?page=2', 'admin'],
  ['/course/%E0%A4%A', 'admin'],
  ['/public', 'public'],
  ['/public/certificate/%', 'public'],
  ['/public/', 'public'],
  ['/public/review/abc?token=x', 'public'],
  ['/public/term-and-condition', 'terms'],
  ['/public/term-and-condition/', 'terms'],
  ['/publications', 'admin'],
])('the site shows at %s the page %s', async (path, title) => {
  const { status, headers, bytes } = await read(path);
  expect(status).toBe(200);
  expect(bytes.toString()).toContain(`<title>${title}</title>`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/assets/gone-D3f9aQ_x.js',
  '/public/assets/gone',
  '/missing.png',
  '/public/filled/index.html.template',
  '/v1/nothing',
  '/v1',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/public/..%2f..%2fsecret.txt',
])('the site has nothing at %s', async (path) => {
  expect((await read(path)).status).toBe(404);
});

test('the site allows caching hashed files for a year', async () => {
  const { headers } = await read('/assets/index-D3f9aQ_x.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await read('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])(
  'the site sends a client that accepts %j the form of a file that was made at its build: %s',
  async (accepted, encoding, unpack) => {
    const { headers, bytes } = await read('/assets/index-D3f9aQ_x.js', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(headers.get('content-length'))).toBe(bytes.byteLength);
    expect(unpack(bytes).toString()).toBe(SCRIPT);
  },
);

describe('the pages with settings of the service', () => {
  const settings = {
    BRAND_NAME: 'Chamber <of> Medicine',
    BRAND_HUE: '20',
    CONTACT_EMAIL: 'help@chamber.example',
    FIREBASE_PROJECT_ID: 'demo-cpd',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:4711',
  };
  const configured = async (path: string, headers: Record<string, string> = {}) =>
    (await siteApp(settings)).request(path, { headers });

  test('a page has the settings of the service, and those of its build otherwise', async () => {
    const page = await (await configured('/public/filled')).text();
    expect(page).toContain(
      '<h1>Chamber &lt;of> Medicine</h1><a href="mailto:help@chamber.example">the law of Ruritania</a>',
    );
    const [, json = ''] = /json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      BRAND_NAME: 'Chamber <of> Medicine',
      GOVERNING_LAW: 'the law of Ruritania',
      CAPTCHA_PROVIDER: 'altcha',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:4711',
    });
  });

  test('a page has the hue of the service in a style that its policy allows', async () => {
    const response = await configured('/public/filled');
    const [, rules = ''] = /<style>(.*)<\/style>/.exec(await response.text()) ?? [];
    expect(rules).toBe(':root:root{--cpd-brand-hue:20}');
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('a page changes its entity tag with the settings', async () => {
    const tag = (await read('/public/filled')).headers.get('etag') ?? '';
    expect((await configured('/public/filled', { 'if-none-match': tag })).status).toBe(200);
    expect((await app.request('/public/filled', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', null, (bytes: Buffer) => bytes],
    ['', null, (bytes: Buffer) => bytes],
  ])('a client that accepts %j gets a filled page as %s', async (accepted, encoding, unpack) => {
    const response = await configured('/public/filled', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('</h1>');
  });
});

test('the site allows access from opened windows only on the account-deletion page', async () => {
  const openersOf = async (path: string) => (await read(path)).headers.get('cross-origin-opener-policy');
  expect(await openersOf('/public/user-deletion')).toBe('same-origin-allow-popups');
  for (const path of ['/login', '/user-deletion', '/public/review/x'])
    expect(await openersOf(path)).toBe('same-origin');
});

test('the site returns 304 to a browser that has the page', async () => {
  const etag = (await read('/')).headers.get('etag') ?? '';
  const { status, bytes } = await read('/', { 'if-none-match': `"other", ${etag}` });
  expect([status, bytes.byteLength]).toEqual([304, 0]);
});

test('a path of many slashes gets a response in linear time', async () => {
  const begin = process.cpuUsage();
  await app.request(`/a${'/'.repeat(200_000)}x`);
  // An expression that restarts at each slash takes more than a minute of the processor.
  expect(process.cpuUsage(begin).user).toBeLessThan(5_000_000);
});

describe('the content security policy', () => {
  const policyOf = async (env: Record<string, string>, path: string) =>
    (await (await siteApp(env)).request(path)).headers.get('content-security-policy');

  test('the content security policy allows both apps to load only from their own origin, with Trusted Types', async () => {
    for (const path of ['/login', '/public/review/x', '/public/user-deletion']) {
      const policy = await policyOf({}, path);
      expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('the content security policy allows the identity provider only on the account-deletion page', async () => {
    const env = { FIREBASE_PROJECT_ID: 'cpd', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
    const policy = await policyOf(env, '/public/user-deletion');
    expect(policy).toContain("script-src 'self' https://apis.google.com http://localhost:9099;");
    expect(policy).toContain('frame-src https://cpd.firebaseapp.com http://localhost:9099;');
    expect(await policyOf(env, '/public/review/x')).not.toContain('https:');
    expect(await policyOf(env, '/login')).not.toContain('https:');
  });

  test('the content security policy allows the inline styles of a page only on that page', async () => {
    const hash = createHash('sha256').update('body{color:red}').digest('base64');
    expect(await policyOf({}, '/public/styled')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(await policyOf({}, '/public/review/x')).toContain("style-src 'self';");
  });

  test('the content security policy allows the script of the configured captcha', async () => {
    const policy = await policyOf({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 's' }, '/login');
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
  });
});

test.each(['/.vite/manifest.json', '/public/.vite/manifest.json', '/.vite/'])(
  'what a build tool keeps for itself is not served: %s',
  async (path) => {
    expect((await read(path)).bytes.toString()).not.toContain('main.tsx');
  },
);

test('the manifest of the sources is not found', async () => {
  expect((await read('/.vite/manifest.json')).status).toBe(404);
});

describe('the default language', () => {
  const siteWith = async (html: string) => {
    const root = await mkdtemp(join(folder, 'languages-'));
    await writeFile(join(root, 'index.html'), html);
    return Site.open(root);
  };
  const html = '<html lang="en" data-languages="en ar:rtl de ja th" data-language-names="English|…">';

  test.each(['jp', 'fr-CA', 'EN_US', 'the', 'x'])(
    '%s is none, and a warning names those that the apps have',
    async (wish) => {
      expect(languageWarning([null, await siteWith(html)], { DEFAULT_LANGUAGE: wish })).toBe(
        `DEFAULT_LANGUAGE is ${wish}, which the apps do not have: their pages are English where a browser asks for no other language. They have en, ar, de, ja and th.`,
      );
    },
  );

  test.each(['ja', 'JA', 'th-TH', 'de-AT', undefined, ''])('%s needs no warning', async (wish) => {
    expect(languageWarning([await siteWith(html)], { DEFAULT_LANGUAGE: wish ?? null })).toBeNull();
  });

  test('is not judged without a page that names its languages', async () => {
    expect(languageWarning([null, await siteWith('<html lang="en">')], { DEFAULT_LANGUAGE: 'jp' })).toBeNull();
  });
});
