import type { Config } from '../config.ts';
import { Unavailable, withTimeout } from '../limits/deadline.ts';
import type { Storage } from './Storage.ts';

/** Maximum wait for the response of the CDN's purge hook, in milliseconds. */
const PURGE_TIMEOUT_MS = 10_000;

/**
 * Wraps a storage so that deletions also purge the upload from the CDN. If that fails, the deletion fails, to be
 * repeated.
 */
export function withCdnPurge(storage: Storage, cdn: Config['cdn']): Storage {
  if (cdn === null) return storage;
  return {
    put: (...args) => storage.put(...args),
    read: (...args) => storage.read(...args),
    async delete(key) {
      await storage.delete(key);
      await withTimeout('The purge of the CDN', PURGE_TIMEOUT_MS, (signal) => purge(cdn, key, signal));
    },
  };
}

/** Sends the URLs of an upload in the form of Cloudflare's API: `{"files": […]}`. */
async function purge(
  { origins, purgeUrl, purgeToken }: NonNullable<Config['cdn']>,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const files = origins.flatMap((origin) => [`${origin}/v1/image/${key}`, `${origin}/v1/file/${key}`]);
  const response = await fetch(purgeUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(purgeToken && { Authorization: `Bearer ${purgeToken}` }) },
    body: JSON.stringify({ files }),
    signal,
  }).catch((error: unknown) => {
    throw new Unavailable('The CDN does not answer.', { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Unavailable(`The CDN could not remove an upload (status ${response.status}).`);
}
