import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { coverAll, ellipsis } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

const { colour } = vars;

export const frame = style({ position: 'relative', minWidth: 0 });

export const box = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '[data-invalid] &': { borderColor: colour.critical, boxShadow: `inset 0 0 0 1px ${colour.critical}` },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  },
]);

globalStyle(`${box} > svg`, { flex: 'none', color: colour.textMuted });
globalStyle(`${box}[data-disabled] > svg`, { color: colour.textDisabled });

export const value = style({
  minWidth: 0,
  ...ellipsis,
  selectors: { [`${box}:not([data-disabled]) > &[data-placeholder]`]: { color: colour.textMuted } },
});

/** Invisible over the box, so that the page scrolls there when the form focuses it. */
export const checked = style({
  ...coverAll,
  width: '100%',
  opacity: 0,
});
