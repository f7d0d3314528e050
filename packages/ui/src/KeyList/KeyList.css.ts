import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** Keys left, what they do right. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[12]} ${space[20]}`,
});

/** Keys side by side. */
export const keys = style({ display: 'flex', gap: space[4] });

/** One key as it looks on a keyboard. */
export const keyCap = style({
  minWidth: space[24],
  padding: `${space[2]} ${space[6]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceSunken,
  ...typography.code,
  textAlign: 'center',
});
