import { hash } from 'node:crypto';
import type { ApiContext } from './ApiEnv.ts';
import { throwHttpError } from './errors/HttpError.ts';

/** The entity tag of a response body. It is weak, because the compressed response has the same one. */
export function entityTagOf(json: Uint8Array | string): string {
  return `W/"${hash('sha256', json).slice(0, 32)}"`;
}

/** Whether a list of entity tags in a header contains this one, by weak comparison. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

/** Apache and others append the name of the compression, such as `"5-gzip"`. */
const COMPRESSED = /(?:--?|;)(?:gzip|deflate|br|zstd)"$/;

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '').replace(COMPRESSED, '"');
}

/** Whether `If-None-Match` names this version: the client already has it, so that the response to a GET is 304. */
export function isNotModified(c: ApiContext, etag: string): boolean {
  return matchesTag(c.req.header('if-none-match'), etag);
}

/** A value with its version number in the database (rule A18). */
export class Versioned<T> {
  readonly value: T;
  /** Renewed by every change, by triggers (`set_next_version` in `baseline.sql`); 0 if there is no item yet. */
  readonly version: number;

  constructor(value: T, version: number) {
    this.value = value;
    this.version = version;
  }

  /**
   * Weak, because the value may change without a new version, for example with the name of a course's certificate
   * group.
   */
  get etag(): string {
    return `W/"${this.version}"`;
  }
}

/**
 * Returns the current value of an item if the request's `If-Match` names its version, or is missing (rule A18), and its
 * `If-None-Match` does not. The comparison is weak, because a proxy that compresses makes every tag weak. Call it in the
 * transaction of the change.
 * @throws HttpError 412.
 */
export function requireCurrentVersion<T>(c: ApiContext, { etag, value, version }: Versioned<T>): T {
  const header = c.req.header('if-match');
  // A request for a deletion may be repeated after it has succeeded.
  const isCurrent = version === 0 ? c.req.method === 'DELETE' : matchesTag(header, etag);
  if (version !== 0) requireAbsent(c, etag);
  if (header === undefined || isCurrent) return value;
  return throwHttpError(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere since you opened it.');
}

/**
 * Rejects a change of something that exists if the request's `If-None-Match` is `*` or names its version.
 * @throws HttpError 412.
 */
export function requireAbsent(c: ApiContext, etag = 'none'): void {
  if (isNotModified(c, etag)) throwHttpError(412, 'CHANGED_ELSEWHERE', 'This exists already.');
}
