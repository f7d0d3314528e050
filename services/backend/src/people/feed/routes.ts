import * as contract from '@cpd/api/feed/contract';
import { canDecide } from '@cpd/domain/review';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwHttpError } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { reviewAddress } from '../review/reviewLink.ts';
import { findPostStatus } from '../review/store.ts';
import { pageOfFeed } from './store.ts';

export function feedRoutes(app: ApiApp, deps: Deps): void {
  const { database } = deps;
  mount(app, contract.listFeed, async ({ query }) => pageOfFeed(database, query));

  mount(app, contract.readReviewAddress, async ({ by, c, params }) => {
    const { value: status } = requireFound(await findPostStatus(database.queries, params.id), 'post');
    if (!canDecide(status)) throwHttpError(409, 'ALREADY_DECIDED', 'This post is not in review.');
    // HEAD has no body for a new link.
    if (c.req.method === 'HEAD') return c.body(null);
    return { _id: params.id, url: await reviewAddress(deps, params.id, by) };
  });
}
