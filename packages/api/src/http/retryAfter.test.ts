import { beforeEach, expect, test, vi } from 'vitest';
import { parseRetryAfter } from './retryAfter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T09:00:00Z') });
});

test.each([
  ['2', 2000],
  ['0', 0],
  [' 120 ', 120_000],
  ['Sun, 01 Mar 2026 09:00:07 GMT', 7000],
  ['Sun, 01 Mar 2026 08:00:00 GMT', 0],
  [null, null],
  ['', null],
  ['soon', null],
])('Retry-After: %s is read as %s milliseconds', (header, milliseconds) => {
  expect(parseRetryAfter(header)).toBe(milliseconds);
});
