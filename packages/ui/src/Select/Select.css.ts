import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Holds the box and its wedge. */
export const frame = style({ position: 'relative' });

/** The box; its list is the system's own. */
export const box = style([
  input,
  { appearance: 'none', paddingInlineEnd: '36px', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

/** The wedge at the end of the box. */
export const wedge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[12],
  display: 'flex',
  alignItems: 'center',
  color: vars.colour.textMuted,
  pointerEvents: 'none',
});
