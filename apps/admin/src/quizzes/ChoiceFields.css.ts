import { space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
});

/** Centers the radio on the text box below the label. */
export const radio = style({ marginBlockStart: `calc(1lh + ${space[12]})` });
