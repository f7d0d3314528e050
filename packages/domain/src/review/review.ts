import { FEED_STATUS, REJECTED_STATUS } from '../feed/feed.ts';
import { isBlankText } from '../text/text.ts';

/** Numeric status of a post. Approved posts are posted. */
export const POST_STATUS = { ...FEED_STATUS, rejected: REJECTED_STATUS } as const;

export type ReviewDecision = 'approve' | 'reject';

/** The decision about a post, and whether this reviewer made it just now. */
export interface Verdict {
  readonly decision: ReviewDecision;
  readonly isOwn: boolean;
}

export interface ReviewContent {
  readonly title: string | null;
  readonly description: string | null;
  readonly cover: unknown;
  readonly files: readonly unknown[] | null;
}

/** How long a review link is valid, in milliseconds. */
export const REVIEW_LINK_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a post with this status still needs its one decision. */
export function canDecide(status: number): boolean {
  return status === POST_STATUS.review;
}

export function statusAfter(decision: ReviewDecision): number {
  return decision === 'approve' ? POST_STATUS.posted : POST_STATUS.rejected;
}

/** Whether there is anything to review. */
export function hasContent({ title, description, cover, files }: ReviewContent): boolean {
  const hasText = !isBlankText(`${title ?? ''}${description ?? ''}`);
  return hasText || Boolean(cover || files?.length);
}

/**
 * The decision about a post: the server's status, or this reviewer's accepted decision if the server sends no status; null
 * if there is none yet.
 */
export function verdictOf(status: number | null, own: ReviewDecision | null): Verdict | null {
  const decision = decisionOf(status) ?? own;
  return decision && { decision, isOwn: decision === own };
}

function decisionOf(status: number | null): ReviewDecision | null {
  if (status === POST_STATUS.posted) return 'approve';
  return status === POST_STATUS.rejected ? 'reject' : null;
}

/** For how long an administrator can take back a decision before it is sent, in milliseconds. */
export const TAKE_BACK_MS = 5_000;

/** What an administrator who reviews the feed goes on with. */
export interface ReviewQueue {
  /** The id of the post that follows in the feed; null if there is none. */
  readonly next: string | null;
  /** How many posts are left, without the one that is shown. */
  readonly left: number;
}

/**
 * What follows a post in review.
 *
 * @param ids The first posts in review, in the order of the feed.
 * @param total The number of posts in review.
 */
export function queueAfter(id: string, ids: readonly string[], total: number): ReviewQueue {
  const others = ids.filter((other) => other !== id);
  return { next: ids[ids.indexOf(id) + 1] ?? others[0] ?? null, left: Math.max(total - 1, 0) };
}

/** The fragment by which the feed tells a review page what follows. Browsers do not send it, and it opens nothing. */
export function queueHash({ next, left }: ReviewQueue): string {
  return `#${new URLSearchParams({ left: String(left), ...(next !== null && { next }) })}`;
}

/** What a fragment says; null without a queue. */
export function parseQueue(hash: string): ReviewQueue | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const left = values.get('left') ?? '';
  return /^\d{1,9}$/.test(left) ? { next: values.get('next'), left: Number(left) } : null;
}
