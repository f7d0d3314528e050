import type { ApiError } from '@cpd/api/client';
import type { Post } from '@cpd/api/review';
import { canDecide, POST_STATUS, type ReviewDecision } from '@cpd/domain/review';

/** Why a post is not shown: the link came without its token, the server refuses the link, or no good answer came. */
export type ReviewNotice =
  | { readonly reason: 'incomplete' | 'unreachable' }
  | {
      readonly reason: 'refused';
      /** What the server says about the link, as plain text. */
      readonly message: string;
    };

/** The decision about a post, and whether this reviewer made it just now. */
export interface Verdict {
  readonly decision: ReviewDecision;
  readonly isOwn: boolean;
}

/** Tells whether there is anything to review: an answer without a word, picture or file is none. */
export function isReadable({ title, description, cover, files }: Post): boolean {
  return Boolean(title?.trim() || description?.trim() || cover || files?.length);
}

/** Says why a load failed, in the terms of a person with a link. */
export function noticeOf({ status, message }: Pick<ApiError, 'status' | 'message'>): ReviewNotice {
  const isAboutTheLink = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isAboutTheLink ? { reason: 'refused', message } : { reason: 'unreachable' };
}

/**
 * Gives the decision about a post: what the server says, or what this reviewer has just had accepted
 * where the server does not say; null while one is awaited.
 */
export function verdictOf({ status }: Pick<Post, 'status'>, own: ReviewDecision | null): Verdict | null {
  const decision = decisionOf(status) ?? own;
  return decision && { decision, isOwn: decision === own };
}

function decisionOf(status: number | null): ReviewDecision | null {
  if (status === null || canDecide(status)) return null;
  if (status === POST_STATUS.posted) return 'approve';
  return status === POST_STATUS.rejected ? 'reject' : null;
}
