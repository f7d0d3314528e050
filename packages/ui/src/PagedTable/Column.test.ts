import { expect, test } from 'vitest';
import { type Column, cardLayout, minTableWidth } from './Column.ts';

const column = (parts: Partial<Column<string>>): Column<string> => ({ id: '', header: '', cell: String, ...parts });
const name = column({ isRowHeader: true });
const button = column({ isAction: true, width: 80 });

test.each([
  ['a column without an area is labelled', [name, column({}), column({ onCard: 'state' })], 'labelled'],
  ['names, texts and buttons are compact', [name, column({ onCard: 'below' }), button], 'compact'],
  ['a value at the side of the name', [name, column({ onCard: 'side' }), button], 'withSide'],
  ['a state has a line', [name, column({ onCard: 'state' }), button], 'withState'],
  ['a value next to an image', [column({ onCard: 'nextToImage' }), name, column({ onCard: 'state' })], 'withImage'],
  ['a preview before the other values', [name, column({ onCard: 'preview' }), button], 'withPreview'],
] as const)('cardLayout: %s', (_, columns, layout) => {
  expect(cardLayout(columns)).toBe(layout);
});

test('minTableWidth adds widths, and the minimum of columns without one', () => {
  expect(minTableWidth([name, column({ minWidth: 240 }), button])).toBe(160 + 240 + 80);
});
