import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import { FEED_STATUS, FEED_TABS, feedStatusLabel, parseFeedTab } from './feed.ts';

describe('feed', () => {
  test('Posted is status 4, and Review is status 2', () => {
    expect(FEED_STATUS).toEqual({ posted: 4, review: 2 });
  });

  test.each([
    [4, 'Posted'],
    [2, 'Review'],
    [5, 'Rejected'],
    [3, '3'],
    [0, '0'],
    [-1, '-1'],
  ])('status %i is displayed as %s', (status, label) => {
    expect(english(sentence('{label}', { label: feedStatusLabel(status) }))).toBe(label);
  });

  test('the tabs are Posted and Review, in this order', () => {
    expect(FEED_TABS).toEqual(['posted', 'review']);
  });

  test.each([
    ['posted', 'posted'],
    ['review', 'review'],
    ['Review', 'posted'],
    ['', 'posted'],
    [null, 'posted'],
    [undefined, 'posted'],
  ])('%j in the address is the tab %s', (text, tab) => {
    expect(parseFeedTab(text)).toBe(tab);
  });
});
