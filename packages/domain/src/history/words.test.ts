import { describe, expect, test } from 'vitest';
import { csvOf, timeAgo, valueText } from './index.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T12:00:00Z', 'just now'],
  ['2026-03-02T12:00:07Z', 'just now'],
  ['2026-03-02T11:59:01Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T10:00:00Z', '2 hours ago'],
  ['2026-03-01T12:00:00Z', 'yesterday'],
  ['2026-02-20T12:00:00Z', 'last week'],
  ['2026-01-31T12:00:00Z', 'last month'],
  ['2024-01-31T12:00:00Z', '2 years ago'],
])('%s is told at noon of 2 March 2026 as %s', (moment, words) => {
  expect(timeAgo(Date.parse(moment), now)).toBe(words);
});

test.each([
  [null, ''],
  ['Anatomy', 'Anatomy'],
  [0, '0'],
  [{ _id: 'f', name: 'a.pdf' }, 'a.pdf'],
  [{ _id: 'i' }, 'an image'],
  [[], ''],
  [[{ _id: 'i' }], '1 image'],
  [[{ _id: 'i' }, { _id: 'j' }], '2 images'],
])('what a field held, %j, is told as %j', (value, words) => {
  expect(valueText(value)).toBe(words);
});

describe('a CSV file (rule HI10)', () => {
  test('has a line a row, and quotes cells that hold a comma, a quote or a line break', () => {
    expect(
      csvOf([
        ['Who', 'What'],
        ['ada', 'a "b", c\nd'],
      ]),
    ).toBe('Who,What\r\nada,"a ""b"", c\nd"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('has no cell that is taken for a formula: %j', (text) => {
    expect(csvOf([[text]])).toMatch(/^"?'/);
  });
});
