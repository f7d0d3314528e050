import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { ApiApp, ApiContext } from '../ApiEnv.ts';
import { entityTagOf, isNotModified } from '../entityTag.ts';
import { acceptsGzip } from '../sendJson.ts';

/** The document that the API package generates. */
const DOCUMENT = new URL('../../../../../packages/api/openapi.json', import.meta.url);
const PAGE_SCRIPT = new URL('page.js', import.meta.url);

/**
 * Redoc's style elements: one that it fills through the CSSOM, which the policy sees as empty, and that of its scroll
 * bars.
 */
const STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${STYLES}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>API of the CPD back office</title>
    <link rel="icon" href="data:," />
    <script src="/v1/docs/redoc.js" defer></script>
    <script src="/v1/docs/page.js" type="module"></script>
  </head>
  <body>
    <main id="docs"><p>Loading…</p></main>
    <noscript>This page needs JavaScript. The <a href="/v1/docs/openapi.json">OpenAPI document</a> does not.</noscript>
  </body>
</html>
`;

/** Serves the API documentation at `/v1/docs`: a page for people, and an OpenAPI document for programs. */
export function docsRoutes(app: ApiApp): void {
  const page = sendCached('text/html; charset=utf-8', async () => PAGE);
  const document = sendCached('application/json', async () =>
    JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8'))),
  );

  app.get('/v1/docs', (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (!prefersHtml(c.req.header('accept'))) return document(c);
    c.header('Content-Security-Policy', POLICY);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    return page(c);
  });
  app.get('/v1/docs/openapi.json', document);
  app.get(
    '/v1/docs/page.js',
    sendCached('text/javascript; charset=utf-8', () => readFile(PAGE_SCRIPT, 'utf8')),
  );
  app.get('/v1/docs/redoc.js', sendCached('text/javascript; charset=utf-8', readRedoc));
}

/** Browsers accept HTML; programs that send only a wildcard get JSON. */
function prefersHtml(accept = ''): boolean {
  return parseAccept(accept).some(({ type, q }) => type.toLowerCase() === 'text/html' && q > 0);
}

/** Redoc's bundle without the logo from its maker's host, which the policy forbids. A failed image is not shown. */
async function readRedoc(): Promise<string> {
  const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  return (await readFile(bundle, 'utf8')).replace('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,');
}

/** Sends a text. Anyone may request it, so it is read and compressed only once. */
function sendCached(contentType: string, read: () => Promise<string>) {
  let content: ReturnType<typeof compressed> | undefined;
  return async (c: ApiContext) => {
    content ??= compressed(read);
    const { plain, packed, etag } = await content;
    c.header('Cache-Control', 'no-cache');
    c.header('ETag', etag);
    if (isNotModified(c, etag)) return c.body(null, 304);
    c.header('Content-Type', contentType);
    return c.body(acceptsGzip(c) ? packed : plain);
  };
}

async function compressed(read: () => Promise<string>) {
  const plain = new TextEncoder().encode(await read());
  return { plain, packed: new Uint8Array(await promisify(gzip)(plain)), etag: entityTagOf(plain) };
}
