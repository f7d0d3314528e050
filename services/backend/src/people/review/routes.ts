import * as contract from '@cpd/api/review/contract';
import { canDecide, type ReviewDecision, statusAfter } from '@cpd/domain/review';
import type { Queries } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadLink, throwHttpError } from '../../http/errors/HttpError.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { decisionChanges, reviewLinkId } from './reviewLink.ts';
import * as store from './store.ts';

export function reviewRoutes(app: ApiApp, { database, now }: Deps): void {
  /** Answers without a valid link alike for posts that exist and posts that do not. @throws HttpError 403. */
  async function requireLink(queries: Queries, postId: string, token: string): Promise<void> {
    if (!(await store.isLinkValid(queries, postId, token, now()))) throwBadLink();
  }

  mount(app, contract.readPost, async ({ params, query }) => {
    await requireLink(database.queries, params.id, query.token);
    return requireFound(await store.findPost(database.queries, params.id), 'post');
  });

  for (const [endpoint, decision] of [
    [contract.approvePost, 'approve'],
    [contract.rejectPost, 'reject'],
  ] as const satisfies readonly (readonly [unknown, ReviewDecision])[]) {
    mountChange(app, database, endpoint, {
      async lock(queries, { params, query }) {
        await requireLink(queries, params.id, query.token);
        const post = await store.lockPost(queries, params.id);
        // Tells more than a newer version, which the decision has made.
        if (!canDecide(post.value.status ?? 0)) {
          throwHttpError(409, 'ALREADY_DECIDED', 'This post has been decided already.');
        }
        return post;
      },
      async change(queries, post, { by, params: { id }, query }) {
        const status = statusAfter(decision);
        await store.decidePost(queries, id, status, now());
        const changes = await decisionChanges(queries, id, reviewLinkId(query.token));
        await record(queries, by, `post.${decision}`, { id }, changes);
        return { ...post, status };
      },
    });
  }
}
