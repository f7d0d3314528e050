import type { Oklch } from './colour.ts';

/** A place on a ramp: 1 is the lightest, 12 the darkest. */
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Twelve shades of one hue, from the lightest to the darkest. */
export type Ramp = Readonly<Record<Step, Oklch>>;

/** The name of a ramp. */
export type RampName = 'neutral' | 'brand' | 'green' | 'amber' | 'red';

// Greys carry the surfaces of both themes, so their ends lie closer together than those of the hues.
const neutralLightness = [0.985, 0.968, 0.942, 0.908, 0.86, 0.755, 0.61, 0.5, 0.38, 0.29, 0.235, 0.19];
const hueLightness = [0.985, 0.962, 0.928, 0.885, 0.82, 0.745, 0.64, 0.545, 0.46, 0.37, 0.29, 0.22];
// Very light and very dark shades hold less colour before sRGB ends.
const chromaShare = [0.06, 0.14, 0.26, 0.42, 0.62, 0.86, 1, 1, 0.92, 0.64, 0.4, 0.24];

/** Every raw colour of the product; components never read it, they use the semantic tokens. */
export const palette: Readonly<Record<RampName, Ramp>> = {
  // A hint of the brand's hue, fading where a tint on large light areas would show as blue.
  neutral: ramp(265, neutralLightness, (index) => 0.002 + 0.0007 * index),
  brand: ramp(264, hueLightness, (index) => 0.185 * (chromaShare[index] ?? 0)),
  green: ramp(155, hueLightness, (index) => 0.15 * (chromaShare[index] ?? 0)),
  amber: ramp(75, hueLightness, (index) => 0.15 * (chromaShare[index] ?? 0)),
  red: ramp(25, hueLightness, (index) => 0.19 * (chromaShare[index] ?? 0)),
};

/** The one colour outside the ramps: paper in the light theme and text on solid colours. */
export const white: Oklch = { lightness: 1, chroma: 0, hue: 0 };

function ramp(hue: number, lightnesses: readonly number[], chromaOf: (index: number) => number): Ramp {
  const shade = (step: Step): Oklch => ({ lightness: lightnesses[step - 1] ?? 0, chroma: chromaOf(step - 1), hue });
  return {
    1: shade(1),
    2: shade(2),
    3: shade(3),
    4: shade(4),
    5: shade(5),
    6: shade(6),
    7: shade(7),
    8: shade(8),
    9: shade(9),
    10: shade(10),
    11: shade(11),
    12: shade(12),
  };
}
