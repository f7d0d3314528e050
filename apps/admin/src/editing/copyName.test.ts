import { expect, test } from 'vitest';
import { copyName } from './copyName.ts';

test.each([
  ['Anatomy', 'Copy of Anatomy'],
  ['علم التشريح', 'Copy of علم التشريح'],
  ['Copy of Anatomy', 'Copy of Copy of Anatomy'],
  ['a'.repeat(22), `Copy of ${'a'.repeat(22)}`],
  ['a'.repeat(23), `Copy of ${'a'.repeat(21)}…`],
  ['😀'.repeat(20), `Copy of ${'😀'.repeat(10)}…`],
])('the copy of %s is named %s if a name has 30 characters', (title, name) => {
  expect(copyName('line', title, 30)).toBe(name);
});

test('the copy of a question keeps its lines', () => {
  expect(copyName('text', 'A case.\nWhich?', 500)).toBe('Copy of A case.\nWhich?');
});
