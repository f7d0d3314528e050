import { matchesKeyword } from '@cpd/domain/keyword';
import { canDecide, type ReviewDecision, statusAfter } from '@cpd/domain/review';
import * as feedCalls from '../../feed/contract.ts';
import * as reviewCalls from '../../review/contract.ts';
import { postFixture } from '../../review/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

/** The token that every review link of the fake carries. */
export const REVIEW_TOKEN = 'review-token';

/** Answers the calls about the feed and its review. */
export const postRoutes = [
  route(feedCalls.listFeed, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const status = query.get('status');
    const isFound = (post: feedCalls.FeedItem) =>
      (status === null || post.status === Number(status)) && matchesKeyword(keyword, post.title, post.description);
    return paged(data.posts.filter(isFound), query);
  }),
  route(feedCalls.readReviewAddress, ({ id, context: world }) => {
    const post = findById(world.data.posts, id);
    if (!canDecide(post.status)) throw new FakeHttpError(409, 'This post is not in review.', 'NOT_IN_REVIEW');
    return { _id: id, url: `https://public.example.org/public/review/${id}?token=${REVIEW_TOKEN}` };
  }),
  route(reviewCalls.readPost, (request) => {
    const { title, description, status } = linkedPost(request);
    return postFixture({ title, description, status });
  }),
  route(reviewCalls.approvePost, (request) => decide(request, 'approve')),
  route(reviewCalls.rejectPost, (request) => decide(request, 'reject')),
];

function linkedPost({ id, query, context: world }: FakeRequest): feedCalls.FeedItem {
  if (query.get('token') !== REVIEW_TOKEN) throw new FakeHttpError(403, 'This link is not valid.', 'BAD_LINK');
  return findById(world.data.posts, id);
}

function decide(request: FakeRequest, decision: ReviewDecision): unknown {
  const post = linkedPost(request);
  if (!canDecide(post.status)) throw new FakeHttpError(409, 'This post has been decided already.', 'ALREADY_DECIDED');
  post.status = statusAfter(decision);
  return post;
}
