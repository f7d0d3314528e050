import { style, styleVariants } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { coverHeight } from './coverHeight.ts';

const picture = style({
  display: 'block',
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceHover,
  objectFit: 'contain',
});

/** The outline shows the edge of an image that is as white as the page. */
const framed = style([picture, { outline: `1px solid ${vars.colour.border}`, outlineOffset: '-1px' }]);

/** The frame of an image of the size 'page', in the shape of an A4 sheet on its side until it has loaded. */
export const page = style({
  position: 'relative',
  overflow: 'hidden',
  ...raisedSurface,
  boxShadow: `0 8px 32px -12px ${vars.colour.shadow}`,
  selectors: { '&[data-loading]': { aspectRatio: '297 / 210' } },
  '@media': { print: { border: 0, borderRadius: 0, boxShadow: 'none', backgroundColor: 'transparent' } },
});

export const loading = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** The sizes reserve the space of the image while it loads. */
export const sizes = styleVariants({
  thumbnail: [framed, { width: '3.5rem', height: '2rem', objectFit: 'cover' }],
  small: [framed, { width: '4.5rem', height: '2.5rem', objectFit: 'cover' }],
  tile: [framed, { width: '5.5rem', height: '3rem', objectFit: 'cover' }],
  // The mat shows the edge of white paper.
  sheet: [
    picture,
    { width: '3.5rem', height: '2.5rem', padding: space[4], backgroundColor: vars.colour.surfacePressed },
  ],
  // It keeps its own width in a column, so that a tall image has no empty area on both sides.
  preview: [framed, { alignSelf: 'start', maxWidth: 'min(200px, 100%)', maxHeight: '200px' }],
  cover: [
    picture,
    {
      width: '100%',
      aspectRatio: '16 / 9',
      maxHeight: coverHeight,
      border: `1px solid ${vars.colour.border}`,
      borderRadius: radius.card,
    },
  ],
  page: {
    width: '100%',
    height: 'auto',
    transition: `opacity ${motion.slow} ${motion.ease}`,
    selectors: { '[data-loading] > &': { opacity: 0 } },
    // One sheet of paper, whatever the format of the image.
    '@media': { print: { width: 'auto', maxWidth: '100%', maxHeight: '98vh', marginInline: 'auto' } },
  },
});

export const fullSize = style({ display: 'block', minWidth: 0, borderRadius: radius.control, cursor: 'zoom-in' });

const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  border: `1px dashed ${vars.colour.borderAction}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceSunken,
  color: vars.colour.textMuted,
  ...typography.caption,
  fontWeight: typography.body.fontWeight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const fallbacks = styleVariants({
  thumbnail: [placeholder, { minWidth: '3.5rem', maxWidth: 'max-content', minHeight: '2rem' }],
  sheet: [placeholder, { width: '3.5rem', height: '2.5rem' }],
  small: [placeholder, { width: '4.5rem', height: '2.5rem' }],
  tile: [placeholder, { width: '5.5rem', height: '3rem' }],
  preview: [placeholder, { width: '200px', maxWidth: '100%', minHeight: '112px' }],
  cover: [placeholder, { width: '100%', aspectRatio: '16 / 9', maxHeight: coverHeight, borderRadius: radius.card }],
  page: [placeholder, { width: '100%', aspectRatio: '297 / 210', borderRadius: radius.card }],
});
