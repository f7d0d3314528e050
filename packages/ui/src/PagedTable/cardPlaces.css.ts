import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { container, onCards } from './cards.ts';
import { action, body, buttonPadding, loading, row } from './PagedTable.css.ts';

const { colour } = vars;
const cardRow = `${body} > ${row}`;

// A card is a line that wraps (see `row`): a value that does not fit is on the next line, at every width and text size.

/** The height of a line of facts. */
const factLine = '22px';

/**
 * A value on the line of facts below the name. On touch its button reaches over the name, whose own target is larger, so that
 * the line stays as high as its text.
 */
const fact: StyleRule = {
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  height: factLine,
  ...typography.caption,
};

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

/** The row's name, on the first line of a card. */
export const name = style(onCards({ ...wholeLine, order: -2, fontWeight: typography.label.fontWeight }));

/** Values that need no label on a card. */
export const places = styleVariants({
  side: {
    '@container': {
      [container.cards]: { order: -2, alignSelf: 'flex-start', paddingInlineEnd: buttonPadding },
      // Of one width, so that the values after it are below each other.
      [container.oneLineCards]: { alignSelf: 'center', minWidth: '6.5rem' },
    },
  },
  below: onCards({ ...wholeLine, order: -1, paddingBlockStart: space[4], color: colour.textMuted }),
  preview: onCards({ order: -1 }),
  // Two digits, so that the values after it are below each other on all cards of a page.
  number: onCards({ ...control, minWidth: '2ch', color: colour.textMuted }),
  inline: onCards({ ...control, color: colour.textMuted }),
  flow: onCards({ paddingBlockStart: space[2], color: colour.textMuted, ...typography.note }),
  state: {
    '@container': { [container.cards]: { ...control, order: 2 }, [container.wideCards]: { minWidth: '12rem' } },
  },
  // With the title of its column. It has no button, and wraps in large text.
  namedFact: {
    '@container': {
      [container.cards]: {
        ...fact,
        height: 'auto',
        minHeight: factLine,
        color: colour.textMuted,
        selectors: { '&::before': { content: ['attr(data-label)', 'attr(data-label) / ""'] } },
      },
    },
  },
  fact: {
    '@container': {
      [container.narrowCards]: { ...fact, color: colour.textMuted },
      [container.wideCards]: { ...control, color: colour.textMuted },
    },
  },
  // Beside all of it, above the link of the RowTitle, which covers the card.
  mark: onCards({ position: 'absolute', insetInlineStart: space[2], insetBlockStart: space[4], zIndex: 1 }),
});

globalStyle(`${cardRow}:has(> ${places.mark})`, onCards({ paddingInlineStart: '40px' }));

/** Where a wide card has space for it, its name is on the line of its values. */
const besideName: StyleRule = { flex: '1 1 14rem' };
globalStyle(`${cardRow}:has(> ${places.state}) > ${name}`, { '@container': { [container.oneLineCards]: besideName } });
// Ends the line of the name, and of the value at its side.
globalStyle(`${cardRow}::after`, onCards({ content: '', order: -1, flexBasis: '100%' }, container.twoLineCards));

// The button is on the line of the actions, and what it says about the row among its facts.
const stateParts = `${cardRow} > ${places.state}:not(${loading})`;
globalStyle(stateParts, { '@container': { [container.narrowCards]: { display: 'contents' } } });
globalStyle(`${stateParts} > *`, { '@container': { [container.narrowCards]: { display: 'contents' } } });
globalStyle(`${stateParts} > * > :first-child`, {
  '@container': { [container.narrowCards]: { order: 2, marginBlockStart: space[4], marginInlineEnd: 'auto' } },
});
// What cannot be pressed has no frame that its space would be for.
globalStyle(`${stateParts} > * > :first-child:is(:disabled, [aria-disabled="true"])`, {
  '@container': { [container.narrowCards]: { paddingInlineEnd: 0 } },
});
// The last actions are at the end of their line also where longer words break it.
globalStyle(`${cardRow}:has(> ${places.state})`, onCards({ justifyContent: 'flex-end' }));
globalStyle(`${stateParts} > * > :not(:first-child)`, {
  '@container': { [container.narrowCards]: { ...fact, marginInlineEnd: 'auto' } },
});

// What changes the order needs the space below the mark, and its number is beside the actions.
globalStyle(`${cardRow}:has(> ${places.state}) > ${places.number}`, {
  '@container': { [container.narrowCards]: { order: 2, marginInlineEnd: `-${space[4]}` } },
});
// The arrows are at the end of the facts, so that the actions have their line in languages with long words too.
globalStyle(`${cardRow}:has(> ${places.state}) > ${places.inline}`, {
  '@container': {
    [container.narrowCards]: { ...fact, order: 1, minHeight: 0, padding: 0, marginInline: `auto -${space[8]}` },
  },
});
// Below the mark, and as wide as a field, without which it would be less wide than its margins, and so on the line above.
globalStyle(`${cardRow}:has(> ${places.mark}):has(> ${places.state}) > ${places.number}`, {
  '@container': { [container.narrowCards]: { minWidth: '38px', marginInlineStart: '-30px' } },
});

const factButtons = [
  `${cardRow} > ${places.fact} :is(a, button)`,
  `${cardRow}:has(> ${places.state}) > ${places.inline} button`,
  `${stateParts} > * > button:not(:first-child)`,
];
globalStyle(factButtons.join(), {
  '@container': {
    [container.narrowCards]: {
      '@media': {
        [media.touch]: {
          flex: 'none',
          minHeight: '44px',
          marginBlockStart: `calc(${factLine} - 44px)`,
          paddingBlock: `calc(44px - ${factLine}) 0`,
        },
      },
    },
  },
});

// In a size of text, so that a name has space for words and otherwise the value at its side is below it.
globalStyle(`${cardRow}:has(> ${places.side}) > ${name}`, onCards({ flex: '1 1 12rem' }));

globalStyle(`${cardRow} > ${action}`, onCards({ order: 2 }));
// Four actions fit a phone in languages with long words too. Those that do not are at the end of the next line.
globalStyle(`${cardRow} > ${action} > div`, onCards({ justifyContent: 'flex-end', gap: 0 }, container.narrowCards));
globalStyle(`${cardRow} > ${action} :is(a, button)`, onCards({ paddingInline: '5px' }, container.narrowCards));
// Buttons of the size of a finger have space around their labels.
globalStyle(`${cardRow}:has(> ${action} > *)`, {
  '@container': { [container.narrowCards]: { '@media': { [media.touch]: { paddingBlockEnd: space[2] } } } },
});
// A button with a frame keeps it off the line between the cards.
globalStyle(`${cardRow}:has(> ${places.state} button:not(:disabled, [aria-disabled="true"]))`, {
  '@container': { [container.narrowCards]: { '@media': { [media.touch]: { paddingBlockEnd: space[8] } } } },
});
// Buttons have their own padding.
globalStyle(`${cardRow} > ${action} + ${action}`, onCards({ marginInlineStart: `-${space[12]}` }));
globalStyle(`${cardRow} > :not(${action}) + ${action}`, onCards({ marginInlineStart: 'auto' }));

const rowWithoutState = `${cardRow}:not(:has(> ${places.state}))`;
// Ends the line of the name and of the value at its side.
globalStyle(
  `${rowWithoutState}:has(> ${places.side})::after`,
  onCards({ content: '', order: -1, flexBasis: '100%' }, container.narrowCards),
);

// A single button is on the line of the facts.
const onlyAction = `:not(${action}) + ${action}:last-child`;
globalStyle(`${rowWithoutState} > ${onlyAction}:has(> :is(a, button))`, {
  '@container': {
    [container.narrowCards]: { zIndex: 1, display: 'flex', alignItems: 'center', height: factLine, padding: 0 },
  },
});
globalStyle(`${rowWithoutState}:has(> ${onlyAction} > :is(a, button))`, {
  '@container': { [container.narrowCards]: { '@media': { [media.touch]: { paddingBlockEnd: space[12] } } } },
});

// Ends the line before the state.
globalStyle(
  `${cardRow}:has(> ${places.state})::after`,
  onCards({ content: '', order: 1, flexBasis: '100%' }, container.narrowCards),
);

/** A value after its label. The column title has the same text for assistive technology. */
export const labelled = style({
  '@container': {
    [container.cards]: {
      ...wholeLine,
      display: 'grid',
      gridTemplateColumns: 'minmax(108px, 30%) minmax(0, 1fr)',
      gap: space[12],
      alignItems: 'baseline',
      justifyItems: 'start',
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

// Facts have their line, so that a value beside them would leave half of its own empty.
globalStyle(
  `${cardRow}:has(> ${places.namedFact}) > ${labelled}`,
  onCards({ ...wholeLine, gridTemplateColumns: 'auto minmax(0, 1fr)' }, container.wideCards),
);
