import { actorName } from '@cpd/domain/actor';
import { english } from '@cpd/domain/english';
import type { Change } from '@cpd/domain/history';
import { REVIEW_LINK_LIFETIME_MS } from '@cpd/domain/review';
import type { Queries } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import { hashToken, newSecretToken } from '../../running/secrets/secretToken.ts';

/** The name of a review link in the history: the beginning of its token's hash, which does not open it (rule HI11). */
export function reviewLinkId(token: string): string {
  return hashToken(token).slice(0, 8);
}

/** The change that records an issued review link. */
export function issuedLink(id: string): readonly Change[] {
  return [{ field: 'link', before: null, after: id }];
}

/** The changes that record a decision: the review link, and its issuer if the history has one. */
export async function decisionChanges(queries: Queries, postId: string, id: string): Promise<readonly Change[]> {
  const issued = await queries
    .selectFrom('audit')
    .select(['actor', 'actor_name'])
    .where('subject', '=', postId)
    .where('action', '=', 'post.link-issued')
    .where('changes', '=', JSON.stringify(issuedLink(id)))
    .executeTakeFirst();
  if (issued === undefined) return issuedLink(id);
  const name = actorName({ _id: issued.actor, name: issued.actor_name });
  const issuer = { _id: issued.actor, name: typeof name === 'string' ? name : english(name) };
  return [...issuedLink(id), { field: 'issuer', before: null, after: issuer }];
}

/** Creates a new review link for a post. Earlier ones stay valid. */
export async function reviewAddress(
  { database, config, now }: Pick<Deps, 'database' | 'config' | 'now'>,
  postId: string,
  by: Actor,
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(now().getTime() + REVIEW_LINK_LIFETIME_MS);
  await database.transaction(async (queries) => {
    const row = { hash: hashToken(token), post_id: postId, expires_at: expiresAt };
    await queries.insertInto('review_tokens').values(row).execute();
    await record(queries, by, 'post.link-issued', { id: postId }, issuedLink(reviewLinkId(token)));
  });
  return `${config.publicSiteUrl}/public/review/${postId}?token=${token}`;
}
