import { expect, test } from 'vitest';
import { positionText } from './positionText.ts';

test.each([
  [353, '353 pixels from the top'],
  [707, '707 pixels from the top, the centre'],
  [1, '1 pixel from the top, the top edge'],
  [1413, '1413 pixels from the top, the bottom edge'],
])('positionText describes %d on a template of 1414 pixels in height', (position, text) => {
  expect(positionText(position, 1414)).toBe(text);
});
