import { fontWeight, space, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const legend = style({ padding: 0, fontWeight: fontWeight.medium });

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[12], marginBlockStart: space[12] });

/** The circle stands beside the text, below its label. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
});

export const circle = style({
  width: space[20],
  height: space[20],
  margin: 0,
  marginBlockStart: space[32],
  accentColor: vars.colour.accent,
  cursor: 'pointer',
});

export const problem = style({ marginBlockStart: space[8], color: vars.colour.criticalText });
