import { REVIEW_LINK_LIFETIME_MS } from '@cpd/domain/review';
import type { Deps } from '../deps.ts';
import { hashToken, newSecretToken } from '../secrets/secretToken.ts';

/** Makes a new review link for a post; earlier ones stay valid. */
export async function reviewAddress(
  { database, config, now }: Pick<Deps, 'database' | 'config' | 'now'>,
  postId: string,
): Promise<string> {
  const token = newSecretToken();
  await database.queries
    .insertInto('review_tokens')
    .values({
      hash: hashToken(token),
      post_id: postId,
      expires_at: new Date(now().getTime() + REVIEW_LINK_LIFETIME_MS),
    })
    .execute();
  return `${config.publicSiteUrl}/public/review/${postId}?token=${token}`;
}
