import type { Selectable } from 'kysely';
import type { UploadsTable } from '../../database/schema.ts';
import type { ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { isNotModified, matchesTag } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { loggingFaults } from './loggingFaults.ts';
import { parseRange } from './range.ts';

/**
 * Seconds after which browsers and shared caches ask again, so that a deleted upload disappears from them. Nothing may be
 * served stale.
 */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate';

/** A content security policy under which nothing runs or loads, even if a browser treats an image as a page. */
export const SANDBOX_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface StoredPresentation {
  readonly disposition: string;
  readonly contentSecurityPolicy: string;
  /** The name of the file's kind, for the message about missing bytes. */
  readonly noun: string;
}

/**
 * Sends an upload: in full, a range of it, or 304 if the client has it.
 *
 * @throws HttpError 404 if the bytes are missing.
 */
export async function sendStored(
  c: ApiContext,
  { storage }: Pick<Deps, 'storage'>,
  upload: Selectable<UploadsTable>,
  { disposition, contentSecurityPolicy, noun }: StoredPresentation,
): Promise<Response> {
  const etag = `"${upload.sha256}"`;
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': CACHE_CONTROL,
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Pages of other origins may display it: the apps can be on other hosts, and the id is the secret.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
  });
  if (isNotModified(c, etag)) return c.newResponse(null, { status: 304, headers });
  headers.set('Content-Type', upload.mime_type);
  headers.set('Content-Disposition', disposition);
  // A range is part of GET alone (RFC 9110, 14.2).
  const isRangeValid = c.req.method === 'GET' && matchesTag(c.req.header('if-range') ?? '*', etag);
  const range = isRangeValid ? parseRange(c.req.header('range'), upload.byte_size) : null;
  if (range === 'unsatisfiable') {
    headers.delete('Content-Type');
    headers.set('Content-Range', `bytes */${upload.byte_size}`);
    return c.newResponse(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.last - range.first + 1 : upload.byte_size));
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${upload.byte_size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.newResponse(null, { status, headers });
  const bytes = await storage.read(upload.id, range ?? undefined);
  if (bytes === null)
    c.get('log').error({ sha256: upload.sha256 }, 'The bytes of an upload are missing from the storage.');
  return c.newResponse(loggingFaults(c, requireFound(bytes, noun), 'The bytes of an upload broke off.'), {
    status,
    headers,
  });
}
