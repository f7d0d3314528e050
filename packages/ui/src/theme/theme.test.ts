import { describe, expect, test } from 'vitest';
import { dark, light } from './colours.ts';
import { contrast, oklchParts } from './contrast.fixture.ts';
import { colourPairs } from './pairs.fixture.ts';
import { palette } from './palette.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, scheme) => {
  test.each(colourPairs)('$foreground on $background has a contrast of at least $atLeast', (pair) => {
    expect(contrast(scheme[pair.foreground], scheme[pair.background])).toBeGreaterThanOrEqual(pair.atLeast);
  });
});

test.each(Array.from({ length: 16 }, (_, step) => (240 + 15 * step) % 360))(
  'a brand of hue %i has the contrast that every pair needs',
  (hue) => {
    const inHue = (colour: string) => colour.replace(' 264)', ` ${hue})`);
    for (const scheme of [light, dark])
      for (const { foreground, background, atLeast } of colourPairs) {
        const found = contrast(inHue(scheme[foreground]), inHue(scheme[background]));
        expect(found, `${foreground} on ${background}`).toBeGreaterThanOrEqual(atLeast);
      }
  },
);

test('measures the contrast of black on white as 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 5);
  expect(contrast('oklch(0.5693 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(palette))('the %s ramp darkens with every step', (_, ramp) => {
  const steps = Object.values(ramp).map((shade) => oklchParts(shade)[0]);
  expect(steps).toHaveLength(12);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
});
