// @vitest-environment node
import { expect, test } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 400, height: 300 };
const bubble = { width: 100, height: 30 };

test.each([
  {
    where: 'in the middle of the window',
    anchor: { top: 100, left: 150, width: 40, height: 20 },
    at: { top: 126, left: 120 },
  },
  { where: 'at the lower edge', anchor: { top: 270, left: 150, width: 40, height: 20 }, at: { top: 234, left: 120 } },
  { where: 'at the left edge', anchor: { top: 100, left: 0, width: 20, height: 20 }, at: { top: 126, left: 8 } },
  { where: 'at the right edge', anchor: { top: 100, left: 380, width: 20, height: 20 }, at: { top: 126, left: 292 } },
])('stands next to an anchor $where, inside the window', ({ anchor, at }) => {
  expect(place(anchor, bubble, viewport)).toEqual(at);
});

test('begins at the left edge when it is wider than the window', () => {
  expect(place({ top: 0, left: 0, width: 20, height: 20 }, { width: 500, height: 30 }, viewport).left).toBe(8);
});
