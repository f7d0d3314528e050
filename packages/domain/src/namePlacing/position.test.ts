import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampToImage,
  type Direction,
  isAtEdge,
  middleOf,
  NUDGE_STEPS,
  nudge,
  resetPosition,
  snapToMiddle,
} from './namePlacing.ts';

const direction = fc.constantFrom<Direction>('up', 'down');
const height = fc.integer({ min: 2, max: 12_000 });
const anyPosition = fc.integer({ min: -20_000, max: 20_000 });
const step = fc.constantFrom(...NUDGE_STEPS);

describe('position of the name line', () => {
  test.each([
    ['above the image goes to its first pixel row', -20, 100, 1],
    ['on the first pixel row stays', 1, 100, 1],
    ['in between stays', 50.5, 100, 50.5],
    ['on the last pixel row stays', 99, 100, 99],
    ['below the image goes to its last pixel row', 100, 100, 99],
    ['on an image of one pixel goes to that', 5, 1, 1],
  ])('a position %s', (_, position, imageHeight, clamped) => {
    expect(clampToImage(position, imageHeight)).toBe(clamped);
  });

  test.each([
    ['lowers the number when it moves up', 50, 'up', 3, 47],
    ['raises the number when it moves down', 50, 'down', 3, 53],
    ['stops at the first pixel', 3, 'up', 3, 1],
    ['stops at the first pixel after a large step', 40, 'up', 50, 1],
    ['stops before the last pixel row ends', 98, 'down', 3, 99],
    ['stays at the top edge', 1, 'up', 3, 1],
    ['stays at the bottom edge', 99, 'down', 3, 99],
    ['comes back from above the image', -20, 'up', 3, 1],
    ['comes back from below the image', 200, 'down', 3, 99],
  ] as const)('a nudge %s', (_, position, way, by, result) => {
    expect(nudge(position, way, by, 100)).toBe(result);
  });

  test('an image of one pixel has one place for the line', () => {
    expect(nudge(1, 'down', 3, 1)).toBe(1);
  });

  test('nudging never leaves the image, and never wraps to the middle', () => {
    fc.assert(
      fc.property(anyPosition, direction, step, height, (position, way, by, imageHeight) => {
        const result = nudge(position, way, by, imageHeight);
        expect(result >= 1 && result <= imageHeight - 1).toBe(true);
        expect(resetPosition(result, imageHeight)).toBe(result);
      }),
    );
  });

  test('nudging never moves the other way, and up then down is identity away from the edges', () => {
    const place = height.chain((imageHeight) =>
      fc.record({ imageHeight: fc.constant(imageHeight), position: fc.integer({ min: 1, max: imageHeight - 1 }) }),
    );
    fc.assert(
      fc.property(place, step, ({ imageHeight, position }, by) => {
        const up = nudge(position, 'up', by, imageHeight);
        const down = nudge(position, 'down', by, imageHeight);
        expect(up <= position && position <= down).toBe(true);
        if (position - by >= 1) expect(nudge(up, 'down', by, imageHeight)).toBe(position);
        if (position + by <= imageHeight - 1) expect(nudge(down, 'up', by, imageHeight)).toBe(position);
      }),
    );
  });

  test.each([
    [1, 'up', true],
    [2, 'up', false],
    [0, 'up', true],
    [1, 'down', false],
    [98, 'down', false],
    [99, 'down', true],
    [100, 'down', true],
  ] as const)('position %i of 100 is at the edge for a move %s: %s', (position, direction, isEdge) => {
    expect(isAtEdge(position, direction, 100)).toBe(isEdge);
  });

  test('the line is at an edge exactly when a nudge inside the image changes nothing', () => {
    const place = height.chain((imageHeight) =>
      fc.record({ imageHeight: fc.constant(imageHeight), position: fc.integer({ min: 1, max: imageHeight - 1 }) }),
    );
    fc.assert(
      fc.property(place, direction, step, ({ imageHeight, position }, way, by) => {
        expect(nudge(position, way, by, imageHeight) === position).toBe(isAtEdge(position, way, imageHeight));
      }),
    );
  });

  test.each([
    [0, 50],
    [-1, 50],
    [100, 50],
    [101, 50],
    [Number.NaN, 50],
    [1, 1],
    [99, 99],
    [30, 30],
  ])('%d of a 100 pixel high image becomes %i', (position, result) => {
    expect(resetPosition(position, 100)).toBe(result);
  });

  test('a position is unchanged while the height of the image is unknown', () => {
    expect(resetPosition(0, 0)).toBe(0);
    expect(resetPosition(300, 0)).toBe(300);
  });

  test('the reset is idempotent and a whole number for whole numbers', () => {
    fc.assert(
      fc.property(anyPosition, height, (position, imageHeight) => {
        const reset = resetPosition(position, imageHeight);
        expect(resetPosition(reset, imageHeight)).toBe(reset);
        expect(Number.isInteger(reset)).toBe(true);
      }),
    );
  });

  test.each([
    [2, 1],
    [3, 2],
    [100, 50],
    [1415, 708],
  ])('the middle of %i pixels is %i', (imageHeight, middle) => {
    expect(middleOf(imageHeight)).toBe(middle);
  });

  test.each([
    [500, 500],
    [485, 500],
    [515, 500],
    [484, 484],
    [516, 516],
    [1, 1],
  ])('a line dropped at %i of 1000 ends up at %i', (position, result) => {
    expect(snapToMiddle(position, 1000)).toBe(result);
  });

  test('snapping is idempotent', () => {
    fc.assert(
      fc.property(anyPosition, height, (position, imageHeight) => {
        const snapped = snapToMiddle(position, imageHeight);
        expect(snapToMiddle(snapped, imageHeight)).toBe(snapped);
      }),
    );
  });
});
