import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

const item = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '24px' });

export const items = styleVariants({
  met: [item, { color: vars.colour.positiveText }],
  missing: [item, { color: vars.colour.cautionText }],
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: {
    // What is there already is quieter than what leads on.
    [`${items.met} &`]: { textDecorationLine: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecorationThickness: '2px' },
        [`${items.met} &:hover`]: { textDecorationLine: 'underline' },
      },
    },
    [media.touch]: { minWidth: '40px', minHeight: '40px' },
  },
});
