import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1e7, '9.5 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [12.3 * 1024 ** 2, '12.3 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(english(formatBytes(bytes))).toBe(text);
});
