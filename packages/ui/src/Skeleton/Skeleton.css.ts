import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { coverHeight } from '../Image/coverHeight.ts';
import { phoneShape } from '../LearnerScreen/phoneShape.ts';
import { vars } from '../theme/contract.css.ts';
import { radius } from '../theme/scale.ts';

const beat = keyframes({ '50%': { opacity: 0.5 } });

const bone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius.control,
  backgroundColor: vars.colour.skeleton,
  animation: `${beat} 1.6s ease-in-out infinite`,
  // No longer loading: the dashed line of what is not there, as in the drawings of EmptyState.
  selectors: {
    '[aria-busy="false"] &': {
      borderBlockEnd: `2px dashed ${vars.colour.skeleton}`,
      borderRadius: 0,
      backgroundColor: 'transparent',
      animation: 'none',
    },
  },
});

export const shapes = styleVariants({
  text: [bone, { height: '0.9em', marginBlock: '0.265em' }],
  field: [bone, { width: '100%', height: '36px' }],
  image: [bone, { width: '100%', aspectRatio: '16 / 9' }],
  cover: [bone, { width: '100%', aspectRatio: '16 / 9', maxHeight: coverHeight }],
  phone: [bone, phoneShape],
});

export const widths = styleVariants({
  short: { width: '30%' },
  medium: { width: '60%' },
  long: { width: '90%' },
});
