import { space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The circle stands beside the text, below its label. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
});

/** In the middle of the box below the label. */
export const circle = style({ marginBlockStart: `calc(1lh + ${space[12]})` });
