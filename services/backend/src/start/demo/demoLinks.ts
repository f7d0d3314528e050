import { POST_STATUS } from '@cpd/domain/review';
import { systemActor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import { reviewAddress } from '../../people/review/reviewLink.ts';

/**
 * Returns two public URLs to open: a post in review with PDFs, by a new link, and the first issued certificate; null if
 * there is no such item any more.
 */
export async function demoLinks(deps: Pick<Deps, 'database' | 'config' | 'now'>) {
  const { queries } = deps.database;
  const post = await queries
    .selectFrom('posts')
    .innerJoin('post_files', 'post_files.post_id', 'posts.id')
    .select('posts.id')
    .where('status', '=', POST_STATUS.review)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const certificate = await queries
    .selectFrom('certificates')
    .select('id')
    .orderBy('issued_at')
    .limit(1)
    .executeTakeFirst();
  return {
    review: post ? await reviewAddress(deps, post.id, systemActor('command')) : null,
    certificate: certificate ? `${deps.config.publicSiteUrl}/public/certificate/${certificate.id}` : null,
  };
}
