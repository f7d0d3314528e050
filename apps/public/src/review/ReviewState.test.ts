// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { noticeOf } from './ReviewState.ts';

describe('noticeOf', () => {
  test.each([400, 401, 403, 409, 410])(
    'a load that fails with %d is a rejected link, with the message of the server',
    (status) => {
      expect(noticeOf({ status, message: 'This link has expired.' })).toEqual({
        reason: 'rejected',
        message: 'This link has expired.',
      });
    },
  );

  test('a load that fails with 404 is a post that is gone, for which another link would not help', () => {
    const message = "This post doesn't exist any more.";
    expect(noticeOf({ status: 404, message })).toEqual({ reason: 'gone', message });
  });

  test.each([null, 408, 429, 500, 503, 200])(
    'a load that fails with %s is an unreachable server, and not an invalid link',
    (status) => {
      expect(noticeOf({ status, message: 'Something went wrong.' })).toEqual({ reason: 'unreachable' });
    },
  );
});
