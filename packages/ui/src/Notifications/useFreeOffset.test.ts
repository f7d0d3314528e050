import { expect, test } from 'vitest';
import { freeOffset } from './useFreeOffset.ts';

const region = { top: 64, bottom: 800 };

test.each([
  ['no field', [], 0],
  ['a field below it', [[200, 236]], 0],
  ['a field above it', [[0, 40]], 0],
  ['a field at its place', [[80, 116]], 60],
  [
    'fields one below the other',
    [
      [80, 116],
      [140, 176],
      [200, 236],
    ],
    180,
  ],
  [
    'fields in any order',
    [
      [140, 176],
      [80, 116],
    ],
    120,
  ],
  [
    'fields with room between them',
    [
      [80, 116],
      [300, 336],
    ],
    60,
  ],
  ['a field over the whole region', [[0, 900]], 0],
])('notifications of 48 pixels beside %s are %j → %d pixels below the start', (_, fields, offset) => {
  expect(
    freeOffset(
      fields.map(([top = 0, bottom = 0]) => ({ top, bottom })),
      region,
      48,
    ),
  ).toBe(offset);
});
