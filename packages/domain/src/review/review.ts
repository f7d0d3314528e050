import { FEED_STATUS } from '../feed/feed.ts';
import { isBlankText } from '../text/text.ts';

/** Numeric status of a post: in review, posted once approved, rejected (rule B15). */
export const POST_STATUS = { ...FEED_STATUS, rejected: 5 } as const;

export type ReviewDecision = 'approve' | 'reject';

/** The decision about a post, and whether this reviewer made it just now. */
export interface Verdict {
  readonly decision: ReviewDecision;
  readonly isOwn: boolean;
}

/** What of a post there may be to read. */
export interface ReadableParts {
  readonly title: string | null;
  readonly description: string | null;
  readonly cover: unknown;
  readonly files: readonly unknown[] | null;
}

/** Milliseconds that a review link stays valid (rule B15). */
export const REVIEW_LINK_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Tells whether a post with this status still awaits its decision: it takes one only. */
export function canDecide(status: number): boolean {
  return status === POST_STATUS.review;
}

export function statusAfter(decision: ReviewDecision): number {
  return decision === 'approve' ? POST_STATUS.posted : POST_STATUS.rejected;
}

/** Tells whether there is anything to review: an answer without a word, picture or file is none. */
export function isReadable({ title, description, cover, files }: ReadableParts): boolean {
  const hasText = !isBlankText(`${title ?? ''}${description ?? ''}`);
  return hasText || Boolean(cover || files?.length);
}

/**
 * Gives the decision about a post: what the server says, or what this reviewer has just had accepted
 * where the server does not say; null while one is awaited.
 */
export function verdictOf(status: number | null, own: ReviewDecision | null): Verdict | null {
  const decision = decisionOf(status) ?? own;
  return decision && { decision, isOwn: decision === own };
}

function decisionOf(status: number | null): ReviewDecision | null {
  if (status === POST_STATUS.posted) return 'approve';
  return status === POST_STATUS.rejected ? 'reject' : null;
}
