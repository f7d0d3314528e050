import { style, styleVariants } from '@vanilla-extract/css';
import { bareButton, touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

const item = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: '24px' });

export const items = styleVariants({
  met: [item, { color: vars.colour.textMuted }],
  missing: [item, { color: vars.colour.text }],
  warned: [item, { color: vars.colour.cautionText }],
});

const circle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1rem',
  height: '1rem',
  borderRadius: radius.pill,
});

export const doneMark = style([circle, { backgroundColor: vars.colour.positiveSoft, color: vars.colour.positiveText }]);

export const openMark = style([circle, { border: `1px dashed ${vars.colour.borderControl}` }]);

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

export const track = style({
  height: '4px',
  borderRadius: radius.pill,
  overflow: 'hidden',
  backgroundColor: vars.colour.surfacePressed,
  '@media': { [media.forcedColours]: { outline: '1px solid' } },
});

export const bar = style({
  height: '100%',
  backgroundColor: vars.colour.positive,
  transition: `width ${motion.normal} ${motion.ease}`,
  '@media': { [media.forcedColours]: { backgroundColor: 'CanvasText' } },
});

export const link = style({
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
