import { space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({ minWidth: 0 });

/** The minimum height of the loaded screen, so that the layout does not shift. */
export const screen = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minHeight: '26rem',
  marginBlockStart: space[8],
});
