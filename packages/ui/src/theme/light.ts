import { palette, white } from './palette.ts';
import type { ColourScheme } from './tokens.ts';

const { neutral, brand, green, amber, red } = palette;

/** The semantic colours by day. */
export const light: ColourScheme = {
  surface: neutral[2],
  surfaceRaised: white,
  surfaceSunken: neutral[2],
  surfaceHover: neutral[3],
  surfacePressed: neutral[4],
  text: neutral[12],
  textMuted: neutral[8],
  textDisabled: neutral[7],
  border: neutral[4],
  borderAction: neutral[5],
  borderControl: neutral[7],
  accent: brand[8],
  accentHover: brand[9],
  accentPressed: brand[10],
  onAccent: white,
  accentText: brand[9],
  accentSoft: brand[2],
  positive: green[8],
  positiveText: green[9],
  positiveSoft: green[2],
  critical: red[8],
  criticalHover: red[9],
  criticalPressed: red[10],
  onCritical: white,
  criticalText: red[9],
  criticalSoft: red[2],
  caution: amber[7],
  cautionText: amber[9],
  cautionSoft: amber[2],
  focus: brand[7],
  bar: neutral[12],
  onBar: neutral[1],
  onBarMuted: neutral[6],
  barHover: neutral[10],
  barEdge: neutral[12],
  onBarFocus: brand[6],
  skeleton: neutral[4],
  // The darkest neutral, seen through.
  overlay: 'oklch(0.19 0.0097 265 / 50%)',
  shadow: 'oklch(0.19 0.0097 265 / 18%)',
};
