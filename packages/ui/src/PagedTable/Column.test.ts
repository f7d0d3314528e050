import { expect, test } from 'vitest';
import { type Column, minTableWidth } from './Column.ts';

const column = (parts: Partial<Column<string>>): Column<string> => ({ id: '', header: '', cell: String, ...parts });

test('minTableWidth adds widths, and the minimum of columns without one', () => {
  const columns = [column({}), column({ minWidth: 240 }), column({ width: 80 })];
  expect(minTableWidth(columns)).toBe(160 + 240 + 80);
});
