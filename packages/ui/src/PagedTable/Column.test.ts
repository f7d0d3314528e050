import { expect, test } from 'vitest';
import { type Column, minTableWidth } from './Column.ts';

const column = (parts: Partial<Column<string>>): Column<string> => ({ id: '', header: '', cell: String, ...parts });

test('minTableWidth adds widths, and the minimum of columns without one, of the columns that are seen', () => {
  const columns = [column({}), column({ minWidth: 240 }), column({ width: 80 }), column({ width: 90, isUnseen: true })];
  expect(minTableWidth(columns)).toBe(160 + 240 + 80);
});
