import { toHex } from './colour.ts';
import { palette, white } from './palette.ts';
import type { ColourScheme } from './tokens.ts';

const { neutral, brand, green, amber, red } = palette;

/** The semantic colours by day. */
export const light: ColourScheme = {
  surface: toHex(neutral[2]),
  surfaceRaised: toHex(white),
  surfaceSunken: toHex(neutral[2]),
  surfaceHover: toHex(neutral[3]),
  surfacePressed: toHex(neutral[4]),
  text: toHex(neutral[12]),
  textMuted: toHex(neutral[8]),
  textDisabled: toHex(neutral[7]),
  border: toHex(neutral[4]),
  borderAction: toHex(neutral[5]),
  borderControl: toHex(neutral[7]),
  accent: toHex(brand[8]),
  accentHover: toHex(brand[9]),
  accentPressed: toHex(brand[10]),
  onAccent: toHex(white),
  accentText: toHex(brand[9]),
  accentSoft: toHex(brand[2]),
  positive: toHex(green[8]),
  positiveText: toHex(green[9]),
  positiveSoft: toHex(green[2]),
  critical: toHex(red[8]),
  criticalHover: toHex(red[9]),
  criticalPressed: toHex(red[10]),
  onCritical: toHex(white),
  criticalText: toHex(red[9]),
  criticalSoft: toHex(red[2]),
  caution: toHex(amber[7]),
  cautionText: toHex(amber[9]),
  cautionSoft: toHex(amber[2]),
  focus: toHex(brand[7]),
  bar: toHex(neutral[12]),
  onBar: toHex(neutral[1]),
  onBarMuted: toHex(neutral[6]),
  barHover: toHex(neutral[10]),
  barEdge: toHex(neutral[12]),
  onBarFocus: toHex(brand[6]),
  skeleton: toHex(neutral[4]),
  overlay: `${toHex(neutral[12])}80`,
  shadow: `${toHex(neutral[12])}2e`,
};
