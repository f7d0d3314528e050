import { expect, test } from 'vitest';
import { displayTitle, draftLabel, recognisableTitle, rowName } from './titles.ts';

test.each([
  [undefined, '(Draft)'],
  [null, '(Draft)'],
  ['', '(Draft)'],
  [' \t\n', '(Draft)'],
  ['Anatomy basics', 'Anatomy basics'],
  [' Anatomy ', ' Anatomy '],
])('the title %j is displayed as %j', (title, expected) => {
  expect(displayTitle(title)).toBe(expected);
});

test("a draft is marked '(Draft)'", () => {
  expect(draftLabel()).toBe('(Draft)');
});

test.each([
  ['Anatomy basics', 'Anatomy basics'],
  ['', '(Draft) 42'],
  [null, '(Draft) 42'],
  ['(Draft)', '(Draft) 42'],
])('the row titled %j is named %j', (title, name) => {
  expect(rowName(title, '42')).toBe(name);
});

test.each([
  ['Anatomy basics', 'Acute Care', 'Anatomy basics'],
  [null, 'Acute Care', '(Draft) · Acute Care'],
  [' ', null, '(Draft) · 5r23vjj4'],
  ['(Draft)', ' ', '(Draft) · 5r23vjj4'],
  ['', undefined, '(Draft) · 5r23vjj4'],
])('the item titled %j of the group %j is recognised as %j', (title, group, name) => {
  expect(recognisableTitle(title, '5r23vjj4kx8m', group)).toBe(name);
});
