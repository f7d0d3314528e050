import { expect, test } from 'vitest';
import { certificateNumber, isTimeZone } from './certificate.ts';

test.each([
  [1, '2026-07-01T12:00:00Z', 'UTC', '2026-000001'],
  [123_456, '2025-12-31T23:59:59Z', 'UTC', '2025-123456'],
  [1_234_567, '2026-01-01T00:00:00Z', 'UTC', '2026-1234567'],
  // 1 January, 03:00 in Bangkok.
  [7, '2025-12-31T20:00:00Z', 'Asia/Bangkok', '2026-000007'],
  [7, '2026-01-01T02:00:00Z', 'America/New_York', '2025-000007'],
])('certificate %i, issued at %s, has in the time zone %s the number %s', (ordinal, issuedAt, timeZone, number) => {
  expect(certificateNumber(ordinal, Date.parse(issuedAt), timeZone)).toBe(number);
});

test.each([
  ['UTC', true],
  ['Asia/Bangkok', true],
  ['Bangkok', false],
  ['', false],
])('%s is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});
