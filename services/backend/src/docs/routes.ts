import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApiApp } from '../http/ApiEnv.ts';
import { acceptsGzip } from '../http/answerJson.ts';
import { clientHas, entityTagOf } from '../http/entityTag.ts';

/** The document that the contract's own package generates. */
const DOCUMENT = new URL('../../../../packages/api/openapi.json', import.meta.url);

export function docsRoutes(app: ApiApp): void {
  let prepared: ReturnType<typeof prepareDocument> | undefined;

  app.get('/v1/docs', async (c) => {
    prepared ??= prepareDocument();
    const { json, compressed, etag } = await prepared;
    c.header('Cache-Control', 'no-cache');
    c.header('ETag', etag);
    if (clientHas(c, etag)) return c.body(null, 304);
    c.header('Content-Type', 'application/json');
    return c.body(acceptsGzip(c) ? compressed : json);
  });
}

/** Anybody may ask for the document, so the work is done once. */
async function prepareDocument() {
  const json = new TextEncoder().encode(JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8'))));
  return { json, compressed: new Uint8Array(await promisify(gzip)(json)), etag: entityTagOf(json) };
}
