import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fallbacks, sizes, tileWidth } from '../Image/Image.css.ts';
import { asCards } from '../PagedTable/cards.ts';
import { onCards } from '../PagedTable/PagedTable.css.ts';
import { vars } from '../theme/contract.css.ts';
import { lineHeight, media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const line = {
  overflow: 'hidden',
  // Lines of another script's direction stand where the page's own do.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** The picture, and the words beside it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '40px',
  // On a card the name begins the first line, as what stands beside it does.
  '@container': asCards({ alignItems: 'flex-start' }),
});

/** The picture. */
export const picture = style({ flex: 'none' });

/** The name above, the rest below it. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  minWidth: 0,
  fontWeight: typography.label.fontWeight,
});

/** The way to the thing, as large as all of it. */
export const link = style({
  ...line,
  display: 'block',
  maxWidth: '100%',
  borderRadius: '2px',
  color: vars.colour.text,
  ...typography.label,
  textDecorationLine: 'none',
  textUnderlineOffset: '3px',
  '@container': asCards({ whiteSpace: 'normal' }),
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  // Without a colour of its own, a link tells itself to readers with their own palette by its line.
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.forcedColours]: { textDecorationLine: 'underline' },
  },
});

/** What else tells the thing apart. */
export const detail = style({
  ...line,
  maxWidth: '100%',
  color: vars.colour.textMuted,
  ...typography.caption,
  fontWeight: typography.body.fontWeight,
  '@container': asCards({ whiteSpace: 'normal' }),
  // Beside a large picture there is room for a third line.
  selectors: {
    [`${picture}:has(${sizes.tile}, ${fallbacks.tile}) + ${words} > &`]: { whiteSpace: 'normal', textWrap: 'balance' },
  },
});

// On a card, the value before the name stands below its words, beside a large picture; unless lines of another value do.
const beforeName = `${onCards.inline}:has(+ * :is(${sizes.tile}, ${fallbacks.tile})):not(:has(~ ${onCards.below}))`;
const height = { mouse: '28px', finger: '40px' } as const;
const besidePicture = `${tileWidth} + ${space[12]}`;

globalStyle(`${beforeName} + * ${words}`, {
  '@container': asCards({
    paddingBlockEnd: height.mouse,
    '@media': { [media.touch]: { paddingBlockEnd: height.finger } },
  }),
});
globalStyle(beforeName, {
  '@container': asCards({
    // Above the link, which is as large as all of the name.
    position: 'relative',
    zIndex: 1,
    maxWidth: `calc(100% - (${besidePicture}))`,
    marginBlockStart: `-${height.mouse}`,
    marginInlineStart: `calc(${besidePicture})`,
    '@media': { [media.touch]: { marginBlockStart: `-${height.finger}` } },
  }),
});

// Where a card is wide enough, two lines of another value stand below the name, beside its large picture, as all the rest.
const large = `:is(${sizes.tile}, ${fallbacks.tile})`;
const twoLines = `calc(2em * ${lineHeight.normal})`;
const wide = { from: 520 } as const;

globalStyle(`*:has(~ ${onCards.below}) > * > ${frame} > ${picture}:has(${large}) + ${words}`, {
  '@container': asCards({ paddingBlockEnd: twoLines }, wide),
});
globalStyle(`*:has(${large}) ~ ${onCards.below}`, {
  '@container': asCards(
    {
      position: 'relative',
      flexBasis: `calc(100% - (${besidePicture}))`,
      marginBlockStart: `calc(-1 * ${twoLines})`,
      marginInlineStart: `calc(${besidePicture})`,
    },
    wide,
  ),
});
globalStyle(`${onCards.inline}:has(+ * ${large}):has(~ ${onCards.below})`, {
  '@container': asCards({ marginInlineStart: `calc(${besidePicture})` }, wide),
});

/** The words on their way. */
export const awaited = style([words, { alignItems: 'stretch' }]);
