import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontWeight, space } from '../theme/scale.ts';

/** The words that name the group. */
export const legend = style({ padding: 0, marginBlockEnd: space[12], fontWeight: fontWeight.medium });

/** What is wrong with the group as a whole. */
export const problem = style({ marginBlockStart: space[8] });

/** The circle of one choice. */
export const radio = style({
  flex: 'none',
  width: space[20],
  height: space[20],
  margin: 0,
  accentColor: vars.colour.accent,
  cursor: 'pointer',
});
