import { toHex } from './colour.ts';
import { palette, white } from './palette.ts';
import type { ColourScheme } from './tokens.ts';

const { neutral, brand, green, amber, red } = palette;
const black = { lightness: 0, chroma: 0, hue: 0 };

/** The semantic colours by night. */
export const dark: ColourScheme = {
  surface: toHex(neutral[12]),
  surfaceRaised: toHex(neutral[11]),
  surfaceSunken: toHex(neutral[12]),
  surfaceHover: toHex(neutral[10]),
  surfacePressed: toHex(neutral[9]),
  text: toHex(neutral[3]),
  textMuted: toHex(neutral[6]),
  textDisabled: toHex(neutral[7]),
  border: toHex(neutral[9]),
  borderAction: toHex(neutral[8]),
  borderControl: toHex(neutral[7]),
  accent: toHex(brand[8]),
  accentHover: toHex(brand[9]),
  accentPressed: toHex(brand[10]),
  onAccent: toHex(white),
  accentText: toHex(brand[6]),
  accentSoft: toHex(brand[11]),
  positive: toHex(green[6]),
  positiveText: toHex(green[6]),
  positiveSoft: toHex(green[11]),
  critical: toHex(red[8]),
  criticalHover: toHex(red[9]),
  criticalPressed: toHex(red[10]),
  onCritical: toHex(white),
  criticalText: toHex(red[6]),
  criticalSoft: toHex(red[11]),
  caution: toHex(amber[6]),
  cautionText: toHex(amber[6]),
  cautionSoft: toHex(amber[11]),
  focus: toHex(brand[6]),
  bar: toHex(neutral[12]),
  onBar: toHex(neutral[3]),
  onBarMuted: toHex(neutral[6]),
  barHover: toHex(neutral[10]),
  barEdge: toHex(neutral[9]),
  onBarFocus: toHex(brand[6]),
  skeleton: toHex(neutral[9]),
  overlay: `${toHex(black)}a6`,
  shadow: `${toHex(black)}80`,
};
