import { style } from '@vanilla-extract/css';
import { touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

/** A link outside of running text. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '24px',
  borderRadius: '2px',
  color: vars.colour.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
    [media.touch]: touchTarget,
  },
});
