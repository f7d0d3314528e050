import { expect, test } from 'vitest';
import { itemPosition } from './itemPosition.ts';

const slice = { ids: ['b', 'c', 'd'], offset: 1, total: 5, pageSize: 2 };

test.each([
  ['b', { number: 2, total: 5, previous: undefined, next: { id: 'c', page: 2 } }],
  ['c', { number: 3, total: 5, previous: { id: 'b', page: 1 }, next: { id: 'd', page: 2 } }],
  ['d', { number: 4, total: 5, previous: { id: 'c', page: 2 }, next: undefined }],
  ['e', undefined],
])('the position of %s has the neighbours that are known, with their pages', (id, position) => {
  expect(itemPosition(id, slice)).toEqual(position);
});

test('a total that may be higher stays one', () => {
  expect(itemPosition('c', { ...slice, isAtLeast: true })).toMatchObject({ number: 3, total: 5, isAtLeast: true });
});
