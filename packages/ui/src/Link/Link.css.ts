import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** A link in running text. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  borderRadius: '2px',
  color: vars.colour.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
});
