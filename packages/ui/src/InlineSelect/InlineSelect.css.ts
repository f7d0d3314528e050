import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../theme/scale.ts';

/** The words and the box. */
export const frame = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.colour.textMuted });

/** The box. */
export const box = style({
  minHeight: '28px',
  padding: `2px ${space[4]}`,
  border: `1px solid ${vars.colour.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.text,
  '@media': { [media.touch]: { minHeight: '40px', fontSize: fontSize[16] } },
});
