import { palette, sign, white } from './palette.ts';

const { neutral, brand, green, amber, red } = palette;

/** Every semantic colour in the light and dark themes and in forced-colors mode, named by its meaning. */
const colours = {
  /** The page background. */
  surface: [neutral[2], neutral[12], 'Canvas'],
  /** Cards, dialogs and fields. */
  surfaceRaised: [white, neutral[11], 'Canvas'],
  /** Table headings and other recessed strips on a raised surface. */
  surfaceSunken: [neutral[2], neutral[12], 'Canvas'],
  /** A hovered element. */
  surfaceHover: [neutral[3], neutral[10], 'Canvas'],
  /** A pressed element. */
  surfacePressed: [neutral[4], neutral[9], 'Canvas'],
  /** Running text. */
  text: [neutral[12], neutral[3], 'CanvasText'],
  /** Secondary text. */
  textMuted: [neutral[8], neutral[6], 'CanvasText'],
  /** Text of a disabled control. */
  textDisabled: [neutral[7], neutral[7], 'GrayText'],
  /** Separating lines. */
  border: [neutral[4], neutral[9], 'CanvasText'],
  /** Lines between rows, fainter than the border around them. */
  borderSubtle: [neutral[3], neutral[10], 'CanvasText'],
  /** Borders of buttons, whose labels identify them anyway. */
  borderAction: [neutral[5], neutral[8], 'ButtonBorder'],
  /** Borders of fields and boxes, without which they would be invisible. */
  borderControl: [neutral[7], neutral[7], 'ButtonBorder'],
  /** The main action and selected items. */
  accent: [brand[8], brand[8], 'Highlight'],
  /** The main action on hover. */
  accentHover: [brand[9], brand[9], 'Highlight'],
  /** The main action while pressed. */
  accentPressed: [brand[10], brand[10], 'Highlight'],
  /** Text on the accent. */
  onAccent: [white, white, 'HighlightText'],
  /** Links and selected labels. */
  accentText: [brand[9], brand[6], 'LinkText'],
  /** The background of a selected item. */
  accentSoft: [brand[2], brand[11], 'Canvas'],
  /** Icons and outlines of success. */
  positive: [green[8], green[6], 'CanvasText'],
  /** Text about success. */
  positiveText: [green[9], green[6], 'CanvasText'],
  /** The background of a success message. */
  positiveSoft: [green[2], green[11], 'Canvas'],
  /** Destructive actions and errors. */
  critical: [red[8], red[8], 'CanvasText'],
  /** A destructive action on hover. */
  criticalHover: [red[9], red[9], 'CanvasText'],
  /** A destructive action while pressed. */
  criticalPressed: [red[10], red[10], 'CanvasText'],
  /** Text on a destructive action. */
  onCritical: [white, white, 'Canvas'],
  /** Text about an error. */
  criticalText: [red[9], red[6], 'CanvasText'],
  /** The background of an error. */
  criticalSoft: [red[2], red[11], 'Canvas'],
  /** Icons and outlines of warnings. */
  caution: [amber[7], amber[6], 'CanvasText'],
  /** Text of a warning. */
  cautionText: [amber[9], amber[6], 'CanvasText'],
  /** The background of a warning. */
  cautionSoft: [amber[2], amber[11], 'Canvas'],
  /** The focus ring. */
  focus: [brand[7], brand[6], 'Highlight'],
  /** The top bar, dark in both themes. */
  bar: [neutral[12], neutral[12], 'Canvas'],
  /** Text on the bar. */
  onBar: [neutral[1], neutral[3], 'CanvasText'],
  /** Secondary text on the bar. */
  onBarMuted: [neutral[6], neutral[6], 'CanvasText'],
  /** A hovered element in the bar. */
  barHover: [neutral[10], neutral[10], 'Canvas'],
  /** The line between the bar and a dark page. */
  barEdge: [neutral[12], neutral[9], 'CanvasText'],
  /** The focus ring in the bar. */
  onBarFocus: [brand[6], brand[6], 'Highlight'],
  /** The ground of our sign. */
  sign: [sign.teal.dark, sign.teal.dark, 'Highlight'],
  /** The lines of drawings. */
  drawing: [sign.teal.middle, sign.teal.light, 'CanvasText'],
  /** The seal of our sign and of drawings. */
  seal: [sign.coral, sign.coral, 'CanvasText'],
  /** Skeletons of loading content. */
  skeleton: [neutral[4], neutral[9], 'GrayText'],
  /** The backdrop over the page behind a dialog. */
  overlay: ['oklch(0.19 0.0097 265 / 50%)', 'oklch(0 0 0 / 65%)', 'rgb(0 0 0 / 0.6)'],
  /** The shadow of floating elements. */
  shadow: ['oklch(0.19 0.0097 265 / 18%)', 'oklch(0 0 0 / 50%)', 'transparent'],
} satisfies Record<string, readonly [light: string, dark: string, forced: string]>;

export type ColourName = keyof typeof colours;

/** A value for every semantic colour. */
export type ColourScheme = Readonly<Record<ColourName, string>>;

export const light = scheme(0);

export const dark = scheme(1);

/** The semantic colours in forced-colors mode, which are the user's system colours. */
export const forcedColours = scheme(2);

function scheme(index: 0 | 1 | 2): ColourScheme {
  const pairs = Object.entries(colours).map(([name, values]) => [name, values[index]]);
  return Object.fromEntries(pairs);
}
