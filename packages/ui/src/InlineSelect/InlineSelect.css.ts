import { style } from '@vanilla-extract/css';
import * as select from '../Select/Select.css.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** The words and the box. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  color: vars.colour.textMuted,
});

/** As wide as what is chosen. */
export const box = style([select.box, { width: 'auto', minWidth: 0 }]);
