import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { onCards } from '../PagedTable/cards.ts';
import { ellipsis, matchParent } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const line = { ...ellipsis, ...matchParent };

/** The image and the text next to it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '40px',
  // On a card the name starts on the first line, like the value next to it.
  ...onCards({ flexWrap: 'wrap', alignItems: 'flex-start', minHeight: 0 }),
});

/** Its link covers the row, which is positioned. */
export const rowFrame = style([frame, { position: 'static' }]);

// The image.
globalStyle(`${frame} > *`, { flex: 'none' });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  minWidth: 0,
  fontWeight: typography.heading.fontWeight,
  // Below the image, if there is no space for words next to it.
  ...onCards({ flexBasis: '7rem' }),
});

/** Its target covers the image and the text. */
export const link = style({
  ...line,
  display: 'block',
  maxWidth: '100%',
  borderRadius: '2px',
  color: vars.colour.text,
  ...typography.label,
  fontWeight: typography.heading.fontWeight,
  textDecorationLine: 'none',
  textUnderlineOffset: '3px',
  ...onCards({ whiteSpace: 'normal' }),
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  // In forced-colors mode only the underline shows that it is a link.
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.forcedColours]: { textDecorationLine: 'underline' },
  },
});

globalStyle(`${rowFrame} ${link}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

const detailLine = style({
  ...line,
  maxWidth: '100%',
  ...typography.caption,
  fontWeight: typography.body.fontWeight,
  ...onCards({ whiteSpace: 'normal' }),
});

/** The second line, or two lines if a large image leaves space for them. */
export const details = styleVariants({
  1: [detailLine],
  2: [detailLine, { whiteSpace: 'normal', textWrap: 'balance' }],
});

export const detailTones = styleVariants({
  muted: { color: vars.colour.textMuted },
  caution: { color: vars.colour.cautionText },
});

/** The space of a separator before each part. */
const gap = '0.9em';

const wrapping: StyleRule = { display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${gap}` };

/** The parts of a second line. Those that start a line have their separator outside of it, where it is cut off. */
export const parts = styleVariants({ 1: [onCards(wrapping)], 2: [wrapping] });

export const separator = style({});

const part: StyleRule = { minWidth: 0, paddingInlineStart: gap };
const separatorBefore: StyleRule = {
  display: 'inline-block',
  width: gap,
  marginInlineStart: `-${gap}`,
  textAlign: 'center',
};
globalStyle(`${parts[1]} > span`, onCards(part));
globalStyle(`${parts[2]} > span`, part);
globalStyle(`${parts[1]} ${separator}`, onCards(separatorBefore));
globalStyle(`${parts[2]} ${separator}`, separatorBefore);

/** Skeletons of the text. */
export const loading = style([text, { alignItems: 'stretch' }]);

// As high as the second line.
globalStyle(`${loading} > :last-child`, { fontSize: typography.caption.fontSize });
