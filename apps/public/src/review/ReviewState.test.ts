// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { noticeOf, verdictOf } from './ReviewState.ts';

describe('noticeOf', () => {
  test.each([400, 401, 403, 404, 409, 410])(
    'a load that fails with %d is a refused link, in the words of the server',
    (status) => {
      expect(noticeOf({ status, message: 'This link has expired.' })).toEqual({
        reason: 'refused',
        message: 'This link has expired.',
      });
    },
  );

  test.each([null, 408, 429, 500, 503, 200])(
    'a load that fails with %s is an unreachable server, and the link is not to blame',
    (status) => {
      expect(noticeOf({ status, message: 'Something went wrong.' })).toEqual({ reason: 'unreachable' });
    },
  );
});

describe('verdictOf', () => {
  test.each([
    [2, null, null],
    [null, null, null],
    [9, null, null],
    [4, null, { decision: 'approve', isOwn: false }],
    [5, null, { decision: 'reject', isOwn: false }],
    [4, 'approve', { decision: 'approve', isOwn: true }],
    [5, 'reject', { decision: 'reject', isOwn: true }],
    [null, 'reject', { decision: 'reject', isOwn: true }],
    [2, 'approve', { decision: 'approve', isOwn: true }],
    [5, 'approve', { decision: 'reject', isOwn: false }],
  ] as const)('status %s after the own decision %s is the verdict %o', (status, own, expected) => {
    expect(verdictOf({ status }, own)).toEqual(expected);
  });
});
