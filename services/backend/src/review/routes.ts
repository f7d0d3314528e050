import * as contract from '@cpd/api/review/contract';
import { POST_STATUS, type ReviewDecision, statusAfter } from '@cpd/domain/review';
import type { Deps } from '../deps.ts';
import { requireFound, throwBadLink, throwHttpError } from '../errors/HttpError.ts';
import { type Actor, record } from '../history/record.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { decisionChanges, reviewLinkId } from './reviewLink.ts';
import { decidePost, findPost, findPostStatus, isLinkValid } from './store.ts';

export function reviewRoutes(app: ApiApp, { database, now }: Deps): void {
  async function requireLink(postId: string, token: string): Promise<void> {
    requireFound(await findPostStatus(database.queries, postId), 'post');
    if (!(await isLinkValid(database.queries, postId, token, now()))) throwBadLink();
  }

  async function decide(postId: string, token: string, decision: ReviewDecision, by: Actor) {
    await requireLink(postId, token);
    return database.transaction(async (queries) => {
      const change = { from: POST_STATUS.review, to: statusAfter(decision), now: now() };
      if (!(await decidePost(queries, postId, change))) {
        throwHttpError(409, 'ALREADY_DECIDED', 'This post has been decided already.');
      }
      const decided = requireFound(await findPost(queries, postId), 'post');
      const changes = await decisionChanges(queries, postId, reviewLinkId(token));
      await record(queries, by, `post.${decision}`, { id: postId }, changes);
      return decided;
    });
  }

  mount(app, contract.readPost, async ({ params, query }) => {
    await requireLink(params.id, query.token);
    return requireFound(await findPost(database.queries, params.id), 'post');
  });

  mount(app, contract.approvePost, async ({ by, params, query }) => decide(params.id, query.token, 'approve', by));

  mount(app, contract.rejectPost, async ({ by, params, query }) => decide(params.id, query.token, 'reject', by));
}
