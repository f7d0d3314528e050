import type { ApiContext } from '../http/ApiEnv.ts';
import { clientHas, namesTag } from '../http/entityTag.ts';
import { found } from '../http/Refusal.ts';
import { readRange } from './range.ts';
import type { ByteRange } from './Storage.ts';

/** A content security policy under which nothing runs or loads, should a browser ever take a picture for a page. */
export const PICTURE_ONLY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What is known of stored bytes that a call answers with. */
export interface StoredContent {
  readonly mimeType: string;
  readonly byteSize: number;
  /** Changes whenever the bytes do; the answer's ETag without its quotes. */
  readonly fingerprint: string;
  readonly disposition: string;
  readonly contentSecurityPolicy: string;
  /** What it is, for the message where the bytes are missing. */
  readonly noun: string;
  /** Opens the bytes; null when they are missing. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
}

/**
 * Answers stored bytes: whole, in a range, or not at all where the client has them already. They never change under
 * their address, so browsers keep them; other caches do not, as a person may ask for their deletion.
 *
 * @throws Refusal 404 when the bytes are missing.
 */
export async function answerStored(c: ApiContext, content: StoredContent): Promise<Response> {
  const etag = `"${content.fingerprint}"`;
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': content.contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Another origin's page may show it: the apps can live on hosts of their own, and the id is the secret.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
  });
  if (clientHas(c, etag)) return c.newResponse(null, { status: 304, headers });
  headers.set('Content-Type', content.mimeType);
  headers.set('Content-Disposition', content.disposition);
  // A range is part of GET alone (RFC 9110, 14.2).
  const isRangeValid = c.req.method === 'GET' && namesTag(c.req.header('if-range') ?? '*', etag);
  const range = isRangeValid ? readRange(c.req.header('range'), content.byteSize) : null;
  if (range === 'unsatisfiable') {
    headers.delete('Content-Type');
    headers.set('Content-Range', `bytes */${content.byteSize}`);
    return c.newResponse(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.last - range.first + 1 : content.byteSize));
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${content.byteSize}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.newResponse(null, { status, headers });
  const bytes = await content.open(range ?? undefined);
  if (bytes === null)
    c.get('log').error({ sha256: content.fingerprint }, 'The bytes of an upload are missing from the storage.');
  return c.newResponse(found(bytes, content.noun), { status, headers });
}
