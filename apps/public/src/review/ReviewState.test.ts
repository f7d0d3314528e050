// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { noticeOf } from './ReviewState.ts';

describe('noticeOf', () => {
  test.each([400, 401, 403, 404, 409, 410])(
    'a load that fails with %d is a rejected link, with the message of the server',
    (status) => {
      expect(noticeOf({ status, message: 'This link has expired.' })).toEqual({
        reason: 'rejected',
        message: 'This link has expired.',
      });
    },
  );

  test.each([null, 408, 429, 500, 503, 200])(
    'a load that fails with %s is an unreachable server, and not an invalid link',
    (status) => {
      expect(noticeOf({ status, message: 'Something went wrong.' })).toEqual({ reason: 'unreachable' });
    },
  );
});
