import { expect, test } from 'vitest';
import { certificateNumber } from './certificate.ts';

test.each([
  [1, 2026, '2026-000001'],
  [123_456, 2025, '2025-123456'],
  [1_234_567, 2026, '2026-1234567'],
])('certificate %i, issued in %i, has the number %s', (ordinal, year, number) => {
  expect(certificateNumber(ordinal, year)).toBe(number);
});
