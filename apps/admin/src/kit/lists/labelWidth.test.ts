import { expect, test } from 'vitest';
import { labelWidth } from './labelWidth.ts';

test.each([
  ['Delete', 80],
  ['Einstellungen', 136],
  ['今すぐ削除', 102],
])('%s needs %d pixels', (label, width) => {
  expect(labelWidth(label, 32)).toBe(width);
});
