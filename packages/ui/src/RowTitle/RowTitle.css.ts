import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layouts, lineBelowName } from '../PagedTable/cardLayouts.css.ts';
import { container, onCards } from '../PagedTable/cards.ts';
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
  ...onCards({ alignItems: 'flex-start' }),
});

export const picture = style({ flex: 'none' });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  minWidth: 0,
  fontWeight: typography.heading.fontWeight,
});

globalStyle(`${layouts.withImage} ${text}`, {
  '@container': {
    [container.cards]: {
      paddingBlockEnd: lineBelowName.mouse,
      '@media': { [media.touch]: { paddingBlockEnd: lineBelowName.finger } },
    },
  },
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

const detailLine = style({
  ...line,
  maxWidth: '100%',
  color: vars.colour.textMuted,
  ...typography.caption,
  fontWeight: typography.body.fontWeight,
  ...onCards({ whiteSpace: 'normal' }),
});

/** The second line, or two lines if a large image leaves space for them. */
export const details = styleVariants({
  1: [detailLine],
  2: [detailLine, { whiteSpace: 'normal', textWrap: 'balance' }],
});

/** Skeletons of the text. */
export const loading = style([text, { alignItems: 'stretch' }]);
