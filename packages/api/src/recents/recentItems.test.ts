import { describe, expect, test, vi } from 'vitest';
import { readRecentItems, storeRecentItems, withoutItem, withVisited } from './recentItems.ts';

const item = (place: number) => ({ label: `Course ${place}`, path: `/course/${place}` });

describe('the recent items', () => {
  test('have the one opened last in front, each once, and eight at most', () => {
    const items = Array.from({ length: 9 }, (_, place) => item(place)).reduce<ReturnType<typeof withVisited>>(
      withVisited,
      [],
    );
    expect(items.map(({ path }) => path)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((place) => `/course/${place}`));
    expect(withVisited(items, item(3)).map(({ path }) => path)[0]).toBe('/course/3');
    expect(withVisited(items, item(3))).toHaveLength(8);
  });

  test('lose all pages of an item that is deleted, and no other', () => {
    const items = ['/course/1', '/quiz/1', '/course/11', '/user/a%2Fb'].map((path) => ({ label: path, path }));
    expect(withoutItem(items, '1').map(({ path }) => path)).toEqual(['/course/11', '/user/a%2Fb']);
    expect(withoutItem(items, 'a/b').map(({ path }) => path)).toEqual(['/course/1', '/quiz/1', '/course/11']);
    expect(withoutItem(items, 'course')).toBe(items);
  });

  test('are read as they were saved', () => {
    storeRecentItems([item(1), item(2)], 'one');
    expect(readRecentItems('one')).toEqual([item(1), item(2)]);
    storeRecentItems([], 'one');
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['another', undefined])('are none for %s, who did not open them', (owner) => {
    storeRecentItems([item(1)], 'one');
    expect(readRecentItems(owner)).toEqual([]);
  });

  test.each([
    '{',
    '7',
    'null',
    '{"owner": "one"}',
    '{"owner": "one", "items": [null, {"label": 1, "path": "/x"}, {"label": "Away", "path": "https://away.test"}]}',
  ])('are empty if storage contains %s', (text) => {
    sessionStorage.setItem('recent-items', text);
    expect(readRecentItems('one')).toEqual([]);
  });

  test('are empty without an error if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readRecentItems('one')).toEqual([]);
    expect(() => storeRecentItems([item(1)], 'one')).not.toThrow();
  });
});
