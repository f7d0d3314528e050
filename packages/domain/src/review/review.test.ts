import { describe, expect, test } from 'vitest';
import {
  canDecide,
  hasContent,
  POST_STATUS,
  parseQueue,
  queueAfter,
  queueHash,
  REVIEW_LINK_LIFETIME_MS,
  statusAfter,
  TAKE_BACK_MS,
  verdictOf,
} from './review.ts';

describe('review', () => {
  test('posts in review have status 2, posted ones 4 and rejected ones 5', () => {
    expect(POST_STATUS).toEqual({ review: 2, posted: 4, rejected: 5 });
  });

  test('review links are valid for 14 days', () => {
    expect(REVIEW_LINK_LIFETIME_MS).toBe(1_209_600_000);
  });

  test.each([
    [2, true],
    [4, false],
    [5, false],
    [0, false],
  ])('a post of status %i can be decided on: %s', (status, isOpen) => {
    expect(canDecide(status)).toBe(isOpen);
  });

  test.each([
    ['approve', 4],
    ['reject', 5],
  ] as const)('the decision to %s leads to status %i, which ends the review', (decision, status) => {
    expect(statusAfter(decision)).toBe(status);
    expect(canDecide(statusAfter(decision))).toBe(false);
  });
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
    expect(verdictOf(status, own)).toEqual(expected);
  });
});

describe('hasContent', () => {
  const empty = { title: null, description: null, cover: null, files: null };
  test.each([
    ['nothing', {}, false],
    ['blank texts and no files', { title: ' ', description: '\n\u200b', files: [] }, false],
    ['a title', { title: 'Case' }, true],
    ['a description', { description: 'Story' }, true],
    ['a cover', { cover: { _id: 'image-1' } }, true],
    ['a file', { files: [{ _id: 'file-1' }] }, true],
  ])('a post with %s can be read: %s', (_, parts, expected) => {
    expect(hasContent({ ...empty, ...parts })).toBe(expected);
  });
});

describe('the queue of an administrator', () => {
  test('a decision can be taken back for five seconds', () => {
    expect(TAKE_BACK_MS).toBe(5_000);
  });

  test.each([
    ['the first post', 'a', ['a', 'b', 'c'], 28, { next: 'b', left: 27 }],
    ['a post in the middle', 'b', ['a', 'b', 'c'], 3, { next: 'c', left: 2 }],
    ['the last post, after which the feed begins again', 'c', ['a', 'b', 'c'], 3, { next: 'a', left: 2 }],
    ['a post that is not among the first ones', 'z', ['a', 'b'], 120, { next: 'a', left: 119 }],
    ['the only post', 'a', ['a'], 1, { next: null, left: 0 }],
    ['a post that somebody has just decided', 'a', [], 0, { next: null, left: 0 }],
  ])('after %s comes the one that follows it in the feed', (_, id, ids, total, queue) => {
    expect(queueAfter(id, ids, total)).toEqual(queue);
  });

  test.each([
    { next: 'post-2', left: 27 },
    { next: 'a&left=3#b', left: 1 },
    { next: null, left: 0 },
  ])('the queue %o is the same in a fragment', (queue) => {
    expect(parseQueue(queueHash(queue))).toEqual(queue);
  });

  test.each(['', '#', '#next=post-2', '#left=', '#left=-1', '#left=1e9', '#left=many'])(
    'the fragment %j has no queue',
    (hash) => {
      expect(parseQueue(hash)).toBeNull();
    },
  );
});
