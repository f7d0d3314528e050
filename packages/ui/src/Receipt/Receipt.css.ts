import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';

export const receipt = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: space[48],
  height: space[48],
  borderRadius: radius.pill,
  backgroundColor: vars.colour.positiveSoft,
  color: vars.colour.positiveText,
});
