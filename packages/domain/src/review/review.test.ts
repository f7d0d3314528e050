import { describe, expect, test } from 'vitest';
import { canDecide, hasContent, POST_STATUS, REVIEW_LINK_LIFETIME_MS, statusAfter, verdictOf } from './review.ts';

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
