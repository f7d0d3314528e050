import { uploadRules } from '@cpd/domain/upload';
import type { Endpoint } from './endpoint.ts';

/** The maximum depth of nested lists and objects in a JSON body. */
export const MAX_JSON_DEPTH = 20;

/** Without authentication anyone can send bodies. The largest one is that of a new passkey. */
const MAX_ANONYMOUS_BYTES = 32 * 1024;
/** Enough for the longest texts that an endpoint stores, even if each of their characters is escaped. */
const MAX_JSON_BYTES = 64 * 1024;
/** Space for everything in a form besides its file. */
const FORM_BYTES = 64 * 1024;

/** The maximum size of a request's body in bytes. */
export function maxBodyBytes({ access, upload }: Pick<Endpoint, 'access' | 'upload'>): number {
  if (upload !== undefined) return uploadRules[upload].maxBytes + FORM_BYTES;
  return access === 'public' || access === 'link' ? MAX_ANONYMOUS_BYTES : MAX_JSON_BYTES;
}
