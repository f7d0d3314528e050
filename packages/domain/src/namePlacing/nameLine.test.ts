import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  fitFontSize,
  NAME_BASELINE_RATIO,
  NAME_COLOUR,
  NAME_FONT_SIZE_RATIO,
  NAME_FONT_SIZE_STEP,
  NAME_FONT_WEIGHT,
  NAME_MAX_WIDTH_RATIO,
  nameFont,
  nameLine,
  nameMaxWidth,
  PREVIEW_WIDTH,
} from './namePlacing.ts';

const linear = (widthPerSize: number) => (fontSize: number) => fontSize * widthPerSize;
const templateWidth = fc.integer({ min: 100, max: 10_000 });

describe('name line', () => {
  test('the name has the same font, colour and ratios everywhere', () => {
    expect([NAME_FONT_WEIGHT, NAME_COLOUR]).toEqual([600, '#1f2933']);
    expect(nameFont(48, [{ file: 'sarabun-latin' }, { file: 'noto-sans-lao' }])).toBe(
      '600 48px sarabun-latin, noto-sans-lao',
    );
    expect([NAME_FONT_SIZE_RATIO, NAME_BASELINE_RATIO, NAME_MAX_WIDTH_RATIO]).toEqual([0.05, 0.35, 0.9]);
  });

  test('the preview is 400 pixels wide', () => {
    expect(PREVIEW_WIDTH).toBe(400);
  });

  test('a name fills at most 90 % of the width', () => {
    expect(nameMaxWidth(2000)).toBe(1800);
  });

  test.each([
    ['at a twentieth of the width where it is short', 10, 100],
    ['at the same size where it fits exactly', 18, 100],
    ['smaller where it is long', 36, 50 - NAME_FONT_SIZE_STEP],
    ['at the same size where it is empty', 0, 100],
  ])('a name is set %s', (_, widthPerSize, fontSize) => {
    expect(fitFontSize(linear(widthPerSize), 2000)).toBe(fontSize);
  });

  test('any name fits, at most at the default size and not much smaller than necessary', () => {
    fc.assert(
      fc.property(templateWidth, fc.double({ min: 0, max: 500, noNaN: true }), (width, widthPerSize) => {
        const fontSize = fitFontSize(linear(widthPerSize), width);
        expect(fontSize * widthPerSize).toBeLessThanOrEqual(nameMaxWidth(width));
        expect(fontSize).toBeLessThanOrEqual(width * NAME_FONT_SIZE_RATIO);
        const slightlyLarger = fontSize + 2 * NAME_FONT_SIZE_STEP;
        const isLargest = slightlyLarger * widthPerSize > nameMaxWidth(width);
        expect(isLargest || slightlyLarger > width * NAME_FONT_SIZE_RATIO).toBe(true);
      }),
    );
  });

  test('a long name with proportional glyph widths is measured twice', () => {
    const measure = vi.fn(linear(111));
    fitFontSize(measure, 2000);
    expect(measure).toHaveBeenCalledTimes(2);
  });

  test('a name whose glyphs grow in jumps fits too', () => {
    const hinted = (fontSize: number) => Math.ceil(fontSize) * 37;
    const fontSize = fitFontSize(hinted, 2000);
    expect(hinted(fontSize)).toBeLessThanOrEqual(1800);
    expect(fontSize).toBeGreaterThan(47);
  });

  test('a name that cannot fit gets the smallest size', () => {
    expect(fitFontSize(() => Number.POSITIVE_INFINITY, 2000)).toBe(NAME_FONT_SIZE_STEP);
    expect(fitFontSize(() => 1801, 2000)).toBe(NAME_FONT_SIZE_STEP);
  });

  test('the name is centred at its stored position, its capitals around the middle', () => {
    expect(nameLine({ width: 2000, height: 1400 }, 900, linear(10))).toEqual({
      centreX: 1000,
      middleY: 900,
      baselineY: 935,
      fontSize: 100,
      maxWidth: 1800,
    });
  });

  test('a reduced font size keeps the vertical middle of the name', () => {
    const line = nameLine({ width: 2000, height: 1400 }, 900, linear(36));
    expect(line.middleY).toBe(900);
    expect(line.baselineY).toBeCloseTo(917.5, 1);
  });

  test('a stored position outside the image puts the name into the middle', () => {
    expect(nameLine({ width: 2000, height: 1400 }, 0, linear(10)).middleY).toBe(700);
  });

  test('the geometry is the same at every scale', () => {
    fc.assert(
      fc.property(templateWidth, fc.integer({ min: 2, max: 8 }), (width, factor) => {
        const small = nameLine({ width, height: width }, width / 4, linear(10));
        const large = nameLine({ width: width * factor, height: width * factor }, (width * factor) / 4, linear(10));
        expect(large.baselineY / factor).toBeCloseTo(small.baselineY, 1);
        expect(large.fontSize / factor).toBeCloseTo(small.fontSize, 1);
      }),
    );
  });
});
