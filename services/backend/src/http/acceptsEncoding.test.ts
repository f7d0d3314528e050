import { expect, test } from 'vitest';
import { acceptsEncoding } from './acceptsEncoding.ts';

test.each([
  ['gzip', true],
  ['br, gzip', true],
  ['BR;q=1.0, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['gzip;q=0.001', true],
  ['x-gzip', false],
  ['gzipped', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('takes %j as gzip: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(expected);
});
