import { expect, test } from 'vitest';
import { RecentMap } from './RecentMap.ts';

test('RecentMap forgets the entry that was set before all others', () => {
  const map = new RecentMap<number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
