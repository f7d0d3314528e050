import { expect, test } from 'vitest';
import { labelWidth } from './labelWidth.ts';

test.each([
  ['Delete', 78],
  ['Einstellungen', 133],
  ['Abmelden', 104],
  ['今すぐ削除', 102],
  ['ที่', 41],
])('%s needs %d pixels', (label, width) => {
  expect(labelWidth(label, 32)).toBe(width);
});
