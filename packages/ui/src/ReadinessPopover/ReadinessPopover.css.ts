import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const trigger = style({
  minHeight: '24px',
  padding: `0 ${space[4]}`,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.colour.cautionText,
  ...typography.caption,
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationStyle: 'solid' } } },
    [media.touch]: { minHeight: '40px' },
  },
});

export const list = style({ maxWidth: '320px', padding: `${space[12]} ${space[16]}`, outline: 'none' });
