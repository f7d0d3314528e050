import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
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

/** Holds the box and the wedge over its end. */
export const boxFrame = style({ position: 'relative', minWidth: 0 });

globalStyle(`${boxFrame} > svg`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[8],
  marginBlock: 'auto',
  pointerEvents: 'none',
});

/** The box: the browser's own choices, in the look of the other fields. */
export const box = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: space[32],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);
