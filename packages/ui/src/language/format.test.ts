import { expect, test } from 'vitest';
import { timeAgo } from './format.ts';

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
])('%s is formatted at noon of 2 March 2026 as %s', (dateTime, text) => {
  expect(timeAgo(Date.parse(dateTime), now)).toBe(text);
});
