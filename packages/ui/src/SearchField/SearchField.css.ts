import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';

/** As wide as a search needs. */
export const frame = style({ position: 'relative', width: '320px', maxWidth: '100%' });

/** The glass at the start of the box. */
export const glass = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[12],
  display: 'flex',
  alignItems: 'center',
  color: vars.colour.textMuted,
  pointerEvents: 'none',
});

/** The box. */
export const box = style([
  input,
  {
    paddingInline: '36px',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

/** Empties the box. */
export const clear = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.text, backgroundColor: vars.colour.surfaceHover },
    '[data-empty] > &': { display: 'none' },
  },
});
