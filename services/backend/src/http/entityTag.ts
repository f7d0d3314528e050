import { hash } from 'node:crypto';
import { refuse } from '../refusals/Refusal.ts';
import type { ApiContext } from './ApiEnv.ts';

/** The entity tag of an answer's bytes; weak, as the compressed form has the same. */
export function entityTagOf(json: Uint8Array | string): string {
  return `W/"${hash('sha256', json).slice(0, 32)}"`;
}

/** Whether a header that lists entity tags names this one; a weak tag counts as its strong one. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether the client has this version already, so that 304 is the answer. */
export function clientHas(c: ApiContext, etag: string): boolean {
  return namesTag(c.req.header('if-none-match'), etag);
}

/**
 * Refuses a save that was made from another version of an item than the current one, which is the answer of its reading
 * (rule A18); without `If-Match` nothing is checked. Weak tags count, as a proxy that compresses makes every tag weak.
 * Call it in the transaction that saves. @throws Refusal 412.
 */
export function requireCurrentVersion(c: ApiContext, current: unknown): void {
  const header = c.req.header('if-match');
  if (header === undefined || namesTag(header, entityTagOf(JSON.stringify(current)))) return;
  refuse(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere since you opened it.');
}
