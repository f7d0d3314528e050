import { style } from '@vanilla-extract/css';
import { space } from '../theme/index.ts';

export const preview = style({ minWidth: 0 });

/** The minimum height of the loaded screen, so that the layout does not shift. */
export const screen = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minHeight: '26rem',
  marginBlockStart: space[8],
});
