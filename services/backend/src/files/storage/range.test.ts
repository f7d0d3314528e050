import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=7-', { first: 7, last: 9 }],
  ['bytes=2-500', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  [' bytes=1-1 ', { first: 1, last: 1 }],
])('%s of ten bytes is a part of them', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s of ten bytes cannot be satisfied', (header) => {
  expect(parseRange(header, 10)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
  '%s means everything',
  (header) => {
    expect(parseRange(header, 10)).toBeNull();
  },
);
