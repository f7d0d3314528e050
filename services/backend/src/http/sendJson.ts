import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { accepts } from 'hono/accepts';
import type { ApiContext } from './ApiEnv.ts';
import { entityTagOf, isNotModified, Versioned } from './entityTag.ts';

/** Minimum size of a response to compress, in bytes. */
const MIN_COMPRESSED_BYTES = 8_192;
/** Minimum size to compress in another thread, in bytes: the handover takes as long as compressing this much. */
const MIN_THREAD_BYTES = 131_072;

/** The fastest level: the next ones take three times as long and save only a twentieth. */
const COMPRESSION_LEVEL = 1;

/**
 * Sends JSON, compressed if the client accepts that, or 304 if the client has it. An item with a version never gets
 * 304: it may contain values of other items, which change without a new version.
 */
export async function sendJson(c: ApiContext, reply: unknown): Promise<Response> {
  const isVersioned = reply instanceof Versioned;
  const json = new TextEncoder().encode(JSON.stringify(isVersioned ? reply.value : reply));
  const etag = isVersioned ? reply.etag : entityTagOf(json);
  c.header('ETag', etag);
  if (!isVersioned && isNotModified(c, etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (json.byteLength < MIN_COMPRESSED_BYTES) return c.body(json);
  if (!acceptsGzip(c)) return c.body(json);
  const compress = json.byteLength < MIN_THREAD_BYTES ? gzipSync : promisify(gzip);
  return c.body(new Uint8Array(await compress(json, { level: COMPRESSION_LEVEL })));
}

/** Whether to compress the response; sets its headers. */
export function acceptsGzip(c: ApiContext): boolean {
  c.header('Vary', 'Accept-Encoding', { append: true });
  const isAccepted = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip';
  if (isAccepted) c.header('Content-Encoding', 'gzip');
  return isAccepted;
}
