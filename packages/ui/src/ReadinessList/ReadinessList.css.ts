import { style, styleVariants } from '@vanilla-extract/css';
import { bareButton, touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

const item = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '24px' });

export const items = styleVariants({
  met: [item, { color: vars.colour.positiveText }],
  missing: [item, { color: vars.colour.cautionText }],
});

export const way = style({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  selectors: {
    // A met requirement is less prominent than a missing one.
    [`${items.met} &`]: { textDecorationLine: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecorationThickness: '2px' },
        [`${items.met} &:hover`]: { textDecorationLine: 'underline' },
      },
    },
    [media.touch]: touchTarget,
  },
});
