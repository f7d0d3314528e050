import { describe, expect, test } from 'vitest';
import { canDecide, POST_STATUS, REVIEW_LINK_LIFETIME_MS, statusAfter } from './review.ts';

describe('review', () => {
  test('posts in review have status 2, posted ones 4 and rejected ones 5', () => {
    expect(POST_STATUS).toEqual({ review: 2, posted: 4, rejected: 5 });
  });

  test('review links live 14 days', () => {
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
