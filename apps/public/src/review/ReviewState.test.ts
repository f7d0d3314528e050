import { ApiError } from '@cpd/api/client';
import { describe, expect, test } from 'vitest';
import { noticeOf } from './ReviewState.ts';

describe('noticeOf', () => {
  test.each([400, 401, 403, 409, 410])(
    'a load that fails with %d is a rejected link, with the message of the server',
    (status) => {
      expect(noticeOf(new ApiError('http', { status, message: 'This link has expired.' }))).toEqual({
        reason: 'rejected',
        message: 'This link has expired.',
      });
    },
  );

  test('a load that fails with 404 is a post that is gone, for which another link would not help', () => {
    const message = "This post doesn't exist any more.";
    expect(noticeOf(new ApiError('http', { status: 404, message }))).toEqual({ reason: 'gone', message });
  });

  test('a load without a response is an unreachable server', () => {
    expect(noticeOf(new ApiError('network'))).toEqual({ reason: 'unreachable' });
  });

  test.each([408, 429, 500, 503, 200])(
    'a load that fails with %d is an unreachable server, and not an invalid link',
    (status) => {
      expect(noticeOf(new ApiError('http', { status }))).toEqual({ reason: 'unreachable' });
    },
  );
});
