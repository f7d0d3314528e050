import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { ellipsis } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

const { colour } = vars;

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
  color: colour.textMuted,
});

export const frame = style({ position: 'relative', minWidth: 0 });

export const box = style([
  input,
  {
    ...ellipsis,
    appearance: 'none',
    width: 'auto',
    maxWidth: '100%',
    // The width of the selected option. Browsers without it reserve space for the longest one.
    fieldSizing: 'content',
    paddingInlineEnd: '2.25rem',
    fontFamily: 'inherit',
    cursor: 'pointer',
  },
]);

/** On Windows, options need explicit colours if the box has some. */
globalStyle(`${box} > option`, { backgroundColor: colour.surfaceRaised, color: colour.text });

globalStyle(`${frame} > svg`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[12],
  marginBlock: 'auto',
  color: colour.textMuted,
  pointerEvents: 'none',
});
