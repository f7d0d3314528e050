import { motion, radius, space, vars } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The certificate and what can be done with it. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

// A certificate on paper stands alone.
globalStyle(`body:has(${page}) header`, { '@media': { print: { display: 'none' } } });

/** Keeps the place of an A4 page on its side until the certificate has come. */
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

export const image = style({
  width: '100%',
  height: 'auto',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '[data-loading] > &': { opacity: 0 } },
  // One sheet, however it lies and whatever its size.
  '@media': { print: { width: 'auto', maxWidth: '100%', maxHeight: '98vh', marginInline: 'auto' } },
});

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  '@media': { print: { display: 'none' } },
});

/** Says that the address was copied; keeps its place so that nothing jumps. */
export const note = style({
  minHeight: space[24],
  textAlign: 'center',
  color: vars.colour.textMuted,
  '@media': { print: { display: 'none' } },
});
