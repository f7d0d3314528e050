import { expect, test } from 'vitest';
import { parsePageNumber } from './PageField.tsx';

test.each([
  ['7', 7],
  ['7abc', 7],
  ['0', 1],
  ['999', 300],
  ['', null],
  ['page', null],
])('parsePageNumber reads "%s" as %s', (text, page) => {
  expect(parsePageNumber(text, 300)).toBe(page);
});
