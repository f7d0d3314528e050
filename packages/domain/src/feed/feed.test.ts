import { describe, expect, test } from 'vitest';
import { FEED_STATUS, FEED_TABS, feedStatusLabel, parseFeedTab } from './index.ts';

describe('feed', () => {
  test('counts Posted as 4 and Review as 2', () => {
    expect(FEED_STATUS).toEqual({ posted: 4, review: 2 });
  });

  test.each([
    [4, 'Posted'],
    [2, 'Review'],
    [5, '5'],
    [0, '0'],
    [-1, '-1'],
  ])('shows status %i as %s', (status, label) => {
    expect(feedStatusLabel(status)).toBe(label);
  });

  test('has the tabs Posted and Review in this order', () => {
    expect(FEED_TABS).toEqual(['posted', 'review']);
  });

  test.each([
    ['posted', 'posted'],
    ['review', 'review'],
    ['Review', 'posted'],
    ['', 'posted'],
    [null, 'posted'],
    [undefined, 'posted'],
  ])('reads %j in the address as the tab %s', (text, tab) => {
    expect(parseFeedTab(text)).toBe(tab);
  });
});
