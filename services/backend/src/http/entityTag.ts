import type { ApiContext } from './ApiEnv.ts';

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
