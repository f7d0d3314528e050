import type { ApiError } from '@cpd/api/client';
import { errorText } from '../errorText.ts';

/** Why a post is not shown: the link has no token, the server rejects the link, the post is gone, or the request failed. */
export type ReviewNotice =
  | { readonly reason: 'incomplete' | 'unreachable' }
  | {
      readonly reason: 'rejected' | 'gone';
      readonly message: string;
    };

/** Decides from a failed request what the page says: the link is not valid, or the server cannot be reached. */
export function noticeOf(error: ApiError): ReviewNotice {
  const { status } = error;
  const isAboutTheLink = status !== null && status >= 400 && !error.isTemporary;
  if (!isAboutTheLink) return { reason: 'unreachable' };
  return { reason: status === 404 ? 'gone' : 'rejected', message: errorText(error) };
}
