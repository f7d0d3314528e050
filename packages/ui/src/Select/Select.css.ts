import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Holds the box and its wedge. */
export const frame = style({ position: 'relative' });

/** The box; its list is the system's own. */
export const box = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: '36px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      // As a text box's placeholder: nothing is chosen yet.
      '&[data-empty]:not(:disabled)': { color: vars.colour.textMuted },
      // The browser would fade the colours of a disabled box once more.
      '&:disabled': { opacity: 1, cursor: 'not-allowed' },
    },
  },
]);

globalStyle(`${box} > option`, { color: vars.colour.text });

/** The wedge at the end of the box. */
export const wedge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[12],
  display: 'flex',
  alignItems: 'center',
  color: vars.colour.textMuted,
  pointerEvents: 'none',
  selectors: { [`${box}:disabled + &`]: { color: vars.colour.textDisabled } },
});
