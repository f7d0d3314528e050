import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const picture = style({
  display: 'block',
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceHover,
  objectFit: 'contain',
});

/** A picture in a list or a form, which may be as white as the paper behind it. */
const framed = style([picture, { outline: `1px solid ${vars.colour.border}`, outlineOffset: '-1px' }]);

/** The width of a `tile`. */
export const tileWidth = '120px';

/** How large a picture may get; its place is kept while it loads. */
export const sizes = styleVariants({
  thumbnail: [framed, { width: '56px', height: '32px', objectFit: 'cover' }],
  tile: [framed, { width: tileWidth, height: '68px', objectFit: 'cover' }],
  // Paper on a mat, as the page behind it may be as white.
  sheet: [picture, { width: '56px', height: '40px', padding: space[4], backgroundColor: vars.colour.surfacePressed }],
  // In a column of other things it keeps its own width, lest a tall picture stand between two strips.
  preview: [framed, { alignSelf: 'start', maxWidth: 'min(200px, 100%)', maxHeight: '200px' }],
  cover: [
    picture,
    { width: '100%', aspectRatio: '16 / 9', border: `1px solid ${vars.colour.border}`, borderRadius: radius.card },
  ],
});

/** The way to the picture as large as it is. */
export const fullSize = style({ display: 'block', minWidth: 0, borderRadius: radius.control, cursor: 'zoom-in' });

const place = style({
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
  thumbnail: [place, { minWidth: '56px', maxWidth: 'max-content', minHeight: '32px' }],
  sheet: [place, { width: '56px', height: '40px' }],
  tile: [place, { width: tileWidth, height: '68px' }],
  preview: [place, { width: '200px', maxWidth: '100%', minHeight: '112px' }],
  cover: [place, { width: '100%', aspectRatio: '16 / 9', borderRadius: radius.card }],
});
