import { actorName, type Change } from '@cpd/domain/history';
import type { Queries } from '../database/schema.ts';
import { hashToken } from '../secrets/secretToken.ts';

/** What the history calls a review link: the beginning of its token's hash, which opens nothing (rule HI11). */
export function reviewLinkId(token: string): string {
  return hashToken(token).slice(0, 8);
}

/** What the line tells that a review link was issued by. */
export function issuedLink(id: string): readonly Change[] {
  return [{ field: 'link', before: null, after: id }];
}

/** What the line of a decision tells: by which link it was made, and who issued that, where a line of the history says so. */
export async function decidedByLink(queries: Queries, postId: string, id: string): Promise<readonly Change[]> {
  const issued = await queries
    .selectFrom('audit')
    .select(['actor', 'actor_name'])
    .where('subject', '=', postId)
    .where('action', '=', 'post.link-issued')
    .where('changes', '=', JSON.stringify(issuedLink(id)))
    .executeTakeFirst();
  if (issued === undefined) return issuedLink(id);
  const issuer = { _id: issued.actor, name: actorName({ _id: issued.actor, name: issued.actor_name }) };
  return [...issuedLink(id), { field: 'issuer', before: null, after: issuer }];
}
