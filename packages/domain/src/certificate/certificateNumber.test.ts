import { expect, test } from 'vitest';
import { certificateNumber, isRenamed, isTimeZone, quotedNumber } from './certificate.ts';

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
  ['Etc/GMT-7', true],
  ['Bangkok', false],
  ['+07:00', false],
  ['-0330', false],
  ['+07', false],
  ['UTC+7', false],
  ['', false],
])('%s is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});

test.each([
  ['2026-000017', { year: 2026, ordinal: 17 }],
  [' 2026-17 ', { year: 2026, ordinal: 17 }],
  ['2026–1234567', { year: 2026, ordinal: 1_234_567 }],
  ['๒๐๒๖-๐๐๐๐๑๗', { year: 2026, ordinal: 17 }],
  ['000017', { year: null, ordinal: 17 }],
  ['17', { year: null, ordinal: 17 }],
  ['2026-', null],
  ['0', null],
  ['Room 17', null],
  ['12345-17', null],
  ['1234567890123456', null],
])('%j quotes the certificate %j', (text, expected) => {
  expect(quotedNumber(text)).toEqual(expected);
});

test.each([
  [{ firstName: 'Ada', lastName: 'Byron' }, { firstName: 'Ada', lastName: 'Lovelace' }, true],
  [{ firstName: 'Ada', lastName: null }, { firstName: ' Ada', lastName: ' ' }, false],
  [{ firstName: 'Zoe\u0308' }, { firstName: 'Zoë' }, false],
  [{ firstName: 'ada' }, { firstName: 'Ada' }, true],
])('a certificate of %j shows another name than one of %j would: %s', (record, person, expected) => {
  expect(isRenamed(record, person)).toBe(expected);
});
