import { hash } from 'node:crypto';
import { throwHttpError } from '../errors/HttpError.ts';
import type { ApiContext } from './ApiEnv.ts';

/** The entity tag of a response's bytes; weak, as the compressed form has the same. */
export function entityTagOf(json: Uint8Array | string): string {
  return `W/"${hash('sha256', json).slice(0, 32)}"`;
}

/** Whether a header that lists entity tags names this one; a weak tag counts as its strong one. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

/** Apache and others add the name of a compression to the tag of what they compress, such as `"5-gzip"`. */
const COMPRESSED = /(?:--?|;)(?:gzip|deflate|br|zstd)"$/;

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '').replace(COMPRESSED, '"');
}

/** Whether the client has this version already, so that 304 is the response. */
export function clientHas(c: ApiContext, etag: string): boolean {
  return namesTag(c.req.header('if-none-match'), etag);
}

/** A value with the number of its version in the database (rule A18). */
export class Versioned<T> {
  readonly value: T;
  readonly version: number;

  constructor(value: T, version: number) {
    this.value = value;
    this.version = version;
  }

  /** Weak, as the value may change without a new version, such as the name of a course's certificate group. */
  get etag(): string {
    return `W/"${this.version}"`;
  }
}

/**
 * Gives the current value of an item, unless the change was made from another version (rule A18); without `If-Match`
 * nothing is checked. Weak tags count, as a proxy that compresses makes every tag weak. Call it in the transaction that
 * makes the change. @throws HttpError 412.
 */
export function requireCurrentVersion<T>(c: ApiContext, { etag, value }: Versioned<T>): T {
  const header = c.req.header('if-match');
  if (header === undefined || namesTag(header, etag)) return value;
  return throwHttpError(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere since you opened it.');
}
