import { REVIEW_LINK_LIFETIME_MS } from '@cpd/domain/review';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import { hashToken, newSecretToken } from '../../running/secrets/secretToken.ts';
import { issuedLink, reviewLinkId } from './reviewLink.ts';

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
