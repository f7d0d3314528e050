import * as contract from '@cpd/api/review/contract';
import { POST_STATUS, type ReviewDecision, statusAfter } from '@cpd/domain/review';
import { record } from '../audit/record.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount, refuseLink } from '../http/mount.ts';
import { found, refuse } from '../http/Refusal.ts';
import { decidePost, findPost, findPostStatus, isLinkGood } from './store.ts';

export function reviewRoutes(app: ApiApp, { database, now }: Deps): void {
  async function requireLink(postId: string, token: string): Promise<void> {
    found(await findPostStatus(database.queries, postId), 'post');
    if (!(await isLinkGood(database.queries, postId, token, now()))) refuseLink();
  }

  async function decide(postId: string, decision: ReviewDecision) {
    return database.transaction(async (queries) => {
      const change = { from: POST_STATUS.review, to: statusAfter(decision), now: now() };
      if (!(await decidePost(queries, postId, change))) {
        refuse(409, 'ALREADY_DECIDED', 'This post has been decided already.');
      }
      await record(queries, { actor: 'review-link', action: `post.${decision}`, subject: postId });
      return found(await findPost(queries, postId), 'post');
    });
  }

  mount(app, contract.readPost, async ({ params, query }) => {
    await requireLink(params.id, query.token);
    return found(await findPost(database.queries, params.id), 'post');
  });

  mount(app, contract.approvePost, async ({ params, query }) => {
    await requireLink(params.id, query.token);
    return decide(params.id, 'approve');
  });

  mount(app, contract.rejectPost, async ({ params, query }) => {
    await requireLink(params.id, query.token);
    return decide(params.id, 'reject');
  });
}
