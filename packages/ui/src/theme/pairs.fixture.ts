import type { ColourName } from './colours.ts';

/** A pair of colours that some component uses on top of each other. */
export interface ColourPair {
  /** The colour of the text, icon or outline. */
  readonly foreground: ColourName;
  /** The colour of the background. */
  readonly background: ColourName;
  /** The minimum contrast of WCAG AA: 4.5 for text, 3 for borders and icons. */
  readonly atLeast: 3 | 4.5;
}

const papers = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;

/** Every pair of text or border and background that the components use. */
export const colourPairs: readonly ColourPair[] = [
  ...papers.flatMap((background) => texts(background, ['text', 'textMuted', 'accentText', 'criticalText'])),
  ...texts('surfacePressed', ['text']),
  ...texts('accentSoft', ['text', 'textMuted', 'accentText', 'criticalText', 'positiveText', 'cautionText']),
  ...texts('accent', ['onAccent']),
  ...texts('accentHover', ['onAccent']),
  ...texts('accentPressed', ['onAccent']),
  ...texts('critical', ['onCritical']),
  ...texts('criticalHover', ['onCritical']),
  ...texts('criticalPressed', ['onCritical']),
  ...texts('criticalSoft', ['text', 'criticalText']),
  ...texts('positiveSoft', ['text', 'positiveText']),
  ...texts('cautionSoft', ['text', 'cautionText']),
  ...texts('surfaceRaised', ['positiveText', 'cautionText']),
  ...texts('bar', ['onBar', 'onBarMuted']),
  ...texts('barHover', ['onBar']),
  ...outlines('surfaceRaised', ['borderControl', 'focus', 'positive', 'critical', 'caution', 'accent']),
  ...outlines('surface', ['borderControl', 'focus', 'drawing']),
  ...outlines('surfaceRaised', ['drawing']),
  ...outlines('sign', ['onAccent', 'seal']),
  ...outlines('bar', ['onBarFocus']),
];

function texts(background: ColourName, foregrounds: readonly ColourName[]): ColourPair[] {
  return foregrounds.map((foreground) => ({ foreground, background, atLeast: 4.5 }));
}

function outlines(background: ColourName, foregrounds: readonly ColourName[]): ColourPair[] {
  return foregrounds.map((foreground) => ({ foreground, background, atLeast: 3 }));
}
