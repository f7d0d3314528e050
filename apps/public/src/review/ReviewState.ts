import type { ApiError } from '@cpd/api/client';

/** Why a post is not shown: the link came without its token, the server refuses the link, or no good answer came. */
export type ReviewNotice =
  | { readonly reason: 'incomplete' | 'unreachable' }
  | {
      readonly reason: 'refused';
      /** What the server says about the link, as plain text. */
      readonly message: string;
    };

/** Says why a load failed, in the terms of a person with a link. */
export function noticeOf({ status, message }: Pick<ApiError, 'status' | 'message'>): ReviewNotice {
  const isAboutTheLink = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isAboutTheLink ? { reason: 'refused', message } : { reason: 'unreachable' };
}
