import { FEED_STATUS } from '../feed/feed.ts';

/** Numeric status of a post: in review, posted once approved, rejected (rule B15). */
export const POST_STATUS = { ...FEED_STATUS, rejected: 5 } as const;

export type ReviewDecision = 'approve' | 'reject';

/** Milliseconds that a review link stays valid (rule B15). */
export const REVIEW_LINK_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Tells whether a post with this status still awaits its decision: it takes one only. */
export function canDecide(status: number): boolean {
  return status === POST_STATUS.review;
}

export function statusAfter(decision: ReviewDecision): number {
  return decision === 'approve' ? POST_STATUS.posted : POST_STATUS.rejected;
}
