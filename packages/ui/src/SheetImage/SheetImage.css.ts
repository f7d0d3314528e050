import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { motion, radius } from '../theme/scale.ts';

/** Keeps the place of an A4 page on its side until the picture has come. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surfaceRaised,
  boxShadow: `0 8px 32px -12px ${vars.colour.shadow}`,
  selectors: { '&[data-loading]': { aspectRatio: '297 / 210' } },
  '@media': { print: { border: 0, borderRadius: 0, boxShadow: 'none', backgroundColor: 'transparent' } },
});

/** The picture; it appears once all of it is there. */
export const image = style({
  width: '100%',
  height: 'auto',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '[data-loading] > &': { opacity: 0 } },
  // One sheet, however it lies and whatever its size.
  '@media': { print: { width: 'auto', maxWidth: '100%', maxHeight: '98vh', marginInline: 'auto' } },
});

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
