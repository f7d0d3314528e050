import { matchesKeyword } from '@cpd/domain/keyword';
import { canDecide, type ReviewDecision, statusAfter } from '@cpd/domain/review';
import * as feedEndpoints from '../../feed/contract.ts';
import * as reviewEndpoints from '../../review/contract.ts';
import { postFixture } from '../../review/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

/** The token that every review link of the fake carries. */
export const REVIEW_TOKEN = 'review-token';

export const postRoutes = [
  route(feedEndpoints.listFeed, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const status = query.get('status');
    const isFound = (post: feedEndpoints.FeedItem) =>
      (status === null || post.status === Number(status)) && matchesKeyword(keyword, post.title, post.description);
    return paged(data.posts.filter(isFound), query);
  }),
  route(feedEndpoints.readReviewAddress, ({ id, context }) => {
    const post = findById(context.data.posts, id);
    if (!canDecide(post.status)) throw new FakeHttpError(409, 'This post is not in review.', 'NOT_IN_REVIEW');
    return { _id: id, url: `https://public.example.org/public/review/${id}?token=${REVIEW_TOKEN}` };
  }),
  route(reviewEndpoints.readPost, (request) => shown(linkedPost(request))),
  route(reviewEndpoints.approvePost, (request) => decide(request, 'approve'), undecided),
  route(reviewEndpoints.rejectPost, (request) => decide(request, 'reject'), undecided),
];

function shown({ title, description, status }: feedEndpoints.FeedItem) {
  return postFixture({ title, description, status });
}

function undecided(request: FakeRequest) {
  const post = linkedPost(request);
  if (!canDecide(post.status)) throw new FakeHttpError(409, 'This post has been decided already.', 'ALREADY_DECIDED');
  return shown(post);
}

function linkedPost({ id, query, context }: FakeRequest): feedEndpoints.FeedItem {
  if (query.get('token') !== REVIEW_TOKEN) throw new FakeHttpError(403, 'This link is not valid.', 'BAD_LINK');
  return findById(context.data.posts, id);
}

function decide(request: FakeRequest, decision: ReviewDecision): unknown {
  undecided(request);
  return Object.assign(linkedPost(request), { status: statusAfter(decision) });
}
