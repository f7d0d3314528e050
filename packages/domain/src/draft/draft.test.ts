import { expect, test } from 'vitest';
import { DRAFT_LABEL, displayTitle, rowName } from './index.ts';

test.each([
  [undefined, '(Draft)'],
  [null, '(Draft)'],
  ['', '(Draft)'],
  [' \t\n', '(Draft)'],
  ['Anatomy basics', 'Anatomy basics'],
  [' Anatomy ', ' Anatomy '],
])('shows the title %j as %j', (title, shown) => {
  expect(displayTitle(title)).toBe(shown);
});

test('marks a draft in the exact words', () => {
  expect(DRAFT_LABEL).toBe('(Draft)');
});

test.each([
  ['Anatomy basics', 'Anatomy basics'],
  ['', '(Draft) 42'],
  [null, '(Draft) 42'],
  ['(Draft)', '(Draft) 42'],
])('names the row titled %j %j', (title, name) => {
  expect(rowName(title, '42')).toBe(name);
});
