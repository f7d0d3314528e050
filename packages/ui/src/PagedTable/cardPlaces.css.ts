import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { container, onCards } from './cards.ts';
import { action, body, buttonPadding, row } from './PagedTable.css.ts';

const { colour } = vars;
const cardRow = `${body} > ${row}`;

// A card is a line that wraps (see `row`): a value that does not fit is on the next line, at every width and text size.

const wholeLine: StyleRule = { flex: '1 0 100%', paddingInlineEnd: buttonPadding };

/** A value that shares a line, with the height of a small button, also while it is loading. */
const control: StyleRule = {
  paddingBlockStart: space[4],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  alignItems: 'center',
  minHeight: '32px',
  '@media': { [media.touch]: { minHeight: '44px' } },
};

/** The height of a value next to an image, below the text of a RowTitle, which reserves the space. */
export const lineBelowName = { mouse: '28px', finger: '44px' } as const;

/** The width of a large image with the gap after it. */
const tileOffset = `calc(5.5rem + ${space[12]})`;

/** The row's name, on the first line of a card. */
export const name = style(onCards({ ...wholeLine, order: -2, fontWeight: typography.label.fontWeight }));

/** Values that need no label on a card. */
export const places = styleVariants({
  side: {
    '@container': {
      [container.cards]: { order: -2, alignSelf: 'flex-start', paddingInlineEnd: buttonPadding },
      // Of one width, so that the values after it are below each other.
      [container.wideCards]: { alignSelf: 'center', minWidth: '6.5rem' },
    },
  },
  below: onCards({ ...wholeLine, order: -1, paddingBlockStart: space[4], color: colour.textMuted }),
  // Above the link of the RowTitle, which covers it.
  nextToImage: onCards({
    ...control,
    order: -1,
    zIndex: 1,
    flex: '1 0 8rem',
    minHeight: lineBelowName.mouse,
    marginBlockStart: `-${lineBelowName.mouse}`,
    marginInlineStart: `min(${tileOffset}, 100% - 8rem)`,
    padding: 0,
    color: colour.textMuted,
    '@media': {
      [media.touch]: { minHeight: lineBelowName.finger, marginBlockStart: `-${lineBelowName.finger}` },
    },
  }),
  preview: onCards({ order: -1 }),
  // Two digits, so that the values after it are below each other on all cards of a page.
  number: onCards({ ...control, minWidth: '2ch', color: colour.textMuted }),
  inline: onCards({ ...control, color: colour.textMuted }),
  flow: onCards({ paddingBlockStart: space[2], color: colour.textMuted, ...typography.note }),
  state: {
    '@container': { [container.cards]: { ...control, order: 1 }, [container.wideCards]: { minWidth: '13.5rem' } },
  },
  // Beside all of it, above the link of the RowTitle, which covers the card.
  mark: onCards({ position: 'absolute', insetInlineStart: space[2], insetBlockStart: space[4], zIndex: 1 }),
});

globalStyle(`${cardRow}:has(> ${places.mark})`, onCards({ paddingInlineStart: '40px' }));
// The line of the actions is below the mark, where they have a line of their own.
globalStyle(`${cardRow}:has(> ${places.mark}) > ${places.state}`, {
  '@container': { [container.cards]: { marginInlineStart: '-24px' }, [container.wideCards]: { marginInlineStart: 0 } },
});

// In a size of text, so that a name has space for words and otherwise the value at its side is below it.
globalStyle(`${cardRow}:has(> ${places.side}) > ${name}`, onCards({ flex: '1 1 12rem' }));

globalStyle(`${cardRow} > ${action}`, onCards({ order: 1 }));
// Buttons have their own padding.
globalStyle(`${cardRow} > ${action} + ${action}`, onCards({ marginInlineStart: `-${space[12]}` }));
globalStyle(`${cardRow} > :not(${action}) + ${action}`, onCards({ marginInlineStart: 'auto' }));

// Ends the line before the state, unless the actions fit there as well.
globalStyle(`${cardRow}:has(> ${places.state})::after`, {
  '@container': {
    [container.cards]: { content: '', flexBasis: '100%' },
    [container.wideCards]: { display: 'none' },
  },
});

/** A value after its label. The column title has the same text for assistive technology. */
export const labelled = style({
  '@container': {
    [container.cards]: {
      ...wholeLine,
      display: 'grid',
      gridTemplateColumns: 'minmax(108px, 30%) minmax(0, 1fr)',
      gap: space[12],
      alignItems: 'baseline',
      minHeight: '28px',
      paddingBlock: space[4],
      marginBlockStart: space[4],
      selectors: {
        '&[data-label]::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          color: colour.textMuted,
          ...typography.caption,
        },
      },
    },
    [container.wideCards]: { flex: `0 0 calc(50% - ${space[6]})` },
  },
});
