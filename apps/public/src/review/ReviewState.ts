import type { ApiError } from '@cpd/api/client';

/** Why a post is not shown: the link has no token, the server rejects the link, or the request failed. */
export type ReviewNotice =
  | { readonly reason: 'incomplete' | 'unreachable' }
  | {
      readonly reason: 'rejected';
      /** The server's message about the link, as plain text. */
      readonly message: string;
    };

/** Decides from a failed request what the page says: the link is not valid, or the server cannot be reached. */
export function noticeOf({ status, message }: Pick<ApiError, 'status' | 'message'>): ReviewNotice {
  const isAboutTheLink = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isAboutTheLink ? { reason: 'rejected', message } : { reason: 'unreachable' };
}
