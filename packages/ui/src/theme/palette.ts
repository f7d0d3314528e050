/** A step of a ramp: 1 is the lightest, 12 the darkest. */
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Twelve shades of one hue, from the lightest to the darkest. */
export type Ramp = Readonly<Record<Step, string>>;

/** The teal and the coral of the certificates, for the sign and for drawings. */
export const sign = {
  teal: { dark: 'oklch(0.42 0.07 208)', middle: 'oklch(0.5 0.08 208)', light: 'oklch(0.74 0.1 208)' },
  coral: 'oklch(0.74 0.14 36)',
} as const;

export type RampName = 'neutral' | 'brand' | 'green' | 'amber' | 'red';

/** The brand's hue in degrees. Pages can have another one: `themes.css.ts`. */
export const brandHue = 264;

/**
 * Every raw colour of the product. Components use the semantic tokens instead. A step has the same lightness in every
 * hue, and the highest chroma in sRGB.
 */
export const palette: Readonly<Record<RampName, Ramp>> = {
  // A slight tint of the brand's hue, less in light steps, where it would be visible on large areas.
  neutral: {
    1: 'oklch(0.985 0.002 265)',
    2: 'oklch(0.968 0.0027 265)',
    3: 'oklch(0.942 0.0034 265)',
    4: 'oklch(0.908 0.0041 265)',
    5: 'oklch(0.86 0.0048 265)',
    6: 'oklch(0.755 0.0055 265)',
    7: 'oklch(0.61 0.0062 265)',
    8: 'oklch(0.5 0.0069 265)',
    9: 'oklch(0.38 0.0076 265)',
    10: 'oklch(0.29 0.0083 265)',
    11: 'oklch(0.235 0.009 265)',
    12: 'oklch(0.19 0.0097 265)',
  },
  brand: {
    1: `oklch(0.985 0.0051 ${brandHue})`,
    2: `oklch(0.962 0.0159 ${brandHue})`,
    3: `oklch(0.928 0.0341 ${brandHue})`,
    4: `oklch(0.885 0.0557 ${brandHue})`,
    5: `oklch(0.82 0.0887 ${brandHue})`,
    6: `oklch(0.745 0.1291 ${brandHue})`,
    7: `oklch(0.64 0.185 ${brandHue})`,
    8: `oklch(0.545 0.185 ${brandHue})`,
    9: `oklch(0.46 0.1702 ${brandHue})`,
    10: `oklch(0.37 0.1184 ${brandHue})`,
    11: `oklch(0.29 0.074 ${brandHue})`,
    12: `oklch(0.22 0.0444 ${brandHue})`,
  },
  green: {
    1: 'oklch(0.985 0.009 155)',
    2: 'oklch(0.962 0.021 155)',
    3: 'oklch(0.928 0.039 155)',
    4: 'oklch(0.885 0.063 155)',
    5: 'oklch(0.82 0.093 155)',
    6: 'oklch(0.745 0.129 155)',
    7: 'oklch(0.64 0.15 155)',
    8: 'oklch(0.545 0.134 155)',
    9: 'oklch(0.46 0.112 155)',
    10: 'oklch(0.37 0.09 155)',
    11: 'oklch(0.29 0.06 155)',
    12: 'oklch(0.22 0.036 155)',
  },
  amber: {
    1: 'oklch(0.985 0.009 75)',
    2: 'oklch(0.962 0.021 75)',
    3: 'oklch(0.928 0.039 75)',
    4: 'oklch(0.885 0.063 75)',
    5: 'oklch(0.82 0.093 75)',
    6: 'oklch(0.745 0.129 75)',
    7: 'oklch(0.64 0.134 75)',
    8: 'oklch(0.545 0.114 75)',
    9: 'oklch(0.46 0.096 75)',
    10: 'oklch(0.37 0.078 75)',
    11: 'oklch(0.29 0.06 75)',
    12: 'oklch(0.22 0.036 75)',
  },
  red: {
    1: 'oklch(0.985 0.0054 25)',
    2: 'oklch(0.962 0.0186 25)',
    3: 'oklch(0.928 0.0354 25)',
    4: 'oklch(0.885 0.0598 25)',
    5: 'oklch(0.82 0.0998 25)',
    6: 'oklch(0.745 0.1534 25)',
    7: 'oklch(0.64 0.19 25)',
    8: 'oklch(0.545 0.19 25)',
    9: 'oklch(0.46 0.1748 25)',
    10: 'oklch(0.37 0.1216 25)',
    11: 'oklch(0.29 0.076 25)',
    12: 'oklch(0.22 0.0456 25)',
  },
};

/** The one colour outside the ramps: white backgrounds of the light theme and text on solid colours. */
export const white = 'oklch(1 0 0)';
