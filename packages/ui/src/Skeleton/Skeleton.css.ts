import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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
  // No longer loading.
  selectors: { '[aria-busy="false"] &': { animation: 'none', opacity: 0.5 } },
});

export const shapes = styleVariants({
  text: [bone, { height: '0.9em', marginBlock: '0.265em' }],
  field: [bone, { width: '100%', height: '36px' }],
  image: [bone, { width: '100%', aspectRatio: '16 / 9' }],
  phone: [bone, phoneShape],
});

export const widths = styleVariants({
  short: { width: '30%' },
  medium: { width: '60%' },
  long: { width: '90%' },
});
