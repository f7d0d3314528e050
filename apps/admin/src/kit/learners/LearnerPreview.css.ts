import { space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({ minWidth: 0 });

/** As high as the screen, so that nothing moves when that has loaded. */
export const screen = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minHeight: '26rem',
  marginBlockStart: space[8],
});
