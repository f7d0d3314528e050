import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { container, onCards } from './cards.ts';
import { action, body, buttonPadding, cell, row } from './PagedTable.css.ts';

const { colour } = vars;

/** The row's name, the first area of a card. */
export const name = style(
  onCards({ gridArea: 'name', paddingInlineEnd: buttonPadding, fontWeight: typography.label.fontWeight }),
);

/** Values that share a line, with the height of a small button. */
const inLine = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  alignItems: 'center',
  minHeight: '32px',
  paddingBlockStart: space[4],
  paddingInlineEnd: space[12],
  '@media': { [media.touch]: { minHeight: '44px' } },
} as const;

/** The height of a value below the text of a name, next to an image. */
export const lineBelowName = { mouse: '28px', finger: '40px' } as const;

/** The width of a large image with the gap after it. */
const tileOffset = `calc(7.5rem + ${space[12]})`;

/** Values that need no label on a card. */
export const areas = styleVariants({
  side: onCards({ gridArea: 'side', paddingInline: `${space[12]} ${buttonPadding}` }),
  below: onCards({
    gridArea: 'below',
    paddingBlockStart: space[4],
    paddingInlineEnd: buttonPadding,
    color: colour.textMuted,
  }),
  number: onCards({
    ...inLine,
    gridArea: 'number',
    // Two digits, so that the values after it are below each other on all cards of a page.
    minWidth: `calc(2ch + ${space[4]})`,
    paddingInlineEnd: space[4],
    color: colour.textMuted,
  }),
  move: onCards({ ...inLine, gridArea: 'move' }),
  inline: onCards({ ...inLine, gridArea: 'inline', color: colour.textMuted }),
  state: onCards({ ...inLine, gridArea: 'state' }),
  preview: onCards({ gridArea: 'preview', paddingInlineEnd: space[12] }),
  flow: onCards({ color: colour.textMuted, ...typography.note }),
  // RowTitle reserves space for it below its text. It is above the link, which covers the name's area.
  nextToImage: onCards({
    ...inLine,
    gridArea: 'name',
    position: 'relative',
    zIndex: 1,
    alignSelf: 'end',
    minHeight: lineBelowName.mouse,
    padding: 0,
    marginInlineStart: tileOffset,
    color: colour.textMuted,
    '@media': { [media.touch]: { minHeight: lineBelowName.finger } },
  }),
});

/** A value after its label. The column title has the same text for assistive technology. */
export const labelled = style(
  onCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(108px, 30%) minmax(0, 1fr)',
    gap: space[12],
    alignItems: 'baseline',
    minHeight: '28px',
    padding: `${space[4]} 0`,
    paddingInlineEnd: buttonPadding,
    marginBlockStart: space[4],
    selectors: {
      '&[data-label]::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: colour.textMuted,
        ...typography.caption,
      },
    },
  }),
);

/** How the areas of a card are arranged. Lines without values take no space. */
export const layouts = styleVariants({
  labelled: {},
  compact: {},
  flowing: {},
  withSide: {},
  withState: {},
  withImage: {},
  withPreview: {},
});

const cardOf = (...of: (keyof typeof layouts)[]) =>
  `:is(${of.map((layout) => layouts[layout]).join(', ')}) > ${body} > ${row}`;

const columns = 'auto auto minmax(0, 1fr) auto auto';
const halves = 'auto auto minmax(0, 1fr) minmax(0, 1fr) auto auto';

globalStyle(cardOf('compact'), {
  '@container': {
    [container.cards]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: `
        "name   name  name   name   name"
        "below  below below  below  below"
        "number move  inline action last"`,
    },
    [container.wideCards]: {
      gridTemplateColumns: halves,
      gridTemplateAreas: `
        "name   name name   below  below  below"
        "number move inline inline action last"`,
    },
  },
});

globalStyle(cardOf('withSide'), {
  '@container': {
    [container.cards]: {
      // The button spans the flexible column, so that it takes no width from the name.
      gridTemplateColumns: 'auto auto minmax(0, auto) 1fr auto',
      gridTemplateAreas: `
        "name   name  name   name  side"
        "below  below below  below below"
        "number move  inline last  last"`,
    },
    [container.wideCards]: {
      gridTemplateColumns: halves,
      gridTemplateAreas: `
        "name   name name   below  side side"
        "number move inline inline action last"`,
    },
    [container.smallCards]: {
      gridTemplateAreas: `
        "name   name   name   name   name"
        "side   side   side   side   side"
        "below  below  below  below  below"
        "number move   inline last   last"`,
    },
  },
});
globalStyle(
  `${cardOf('compact', 'withSide')} > ${areas.below}`,
  onCards({ paddingBlockStart: 0, paddingInlineStart: space[12] }, container.wideCards),
);
globalStyle(`${cardOf('withSide')} > ${action}`, onCards({ justifySelf: 'end' }));
globalStyle(
  `${cardOf('withSide')} > ${areas.side}`,
  onCards({ paddingBlockStart: space[4], paddingInlineStart: 0 }, container.smallCards),
);

// Next to an image there are no lines before that of the state.
globalStyle(cardOf('withState', 'withImage'), {
  '@container': {
    [container.cards]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: `
        "name   name  name   name   name"
        "below  below below  below  below"
        "number move  inline inline inline"
        "state  state state  action last"`,
    },
    [container.wideCards]: {
      gridTemplateColumns: 'auto auto minmax(0, auto) 1fr auto auto',
      gridTemplateAreas: `
        "name   name  name   name  name   name"
        "below  below below  below below  below"
        "number move  inline state action last"`,
    },
    [container.tinyCards]: {
      gridTemplateAreas: `
        "name   name  name   name   name"
        "below  below below  below  below"
        "number move  inline inline inline"
        "state  state state  state  state"
        ".      .     .      action last"`,
    },
  },
});

globalStyle(cardOf('withPreview'), {
  '@container': {
    [container.cards]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: `
        "preview name   name name"
        "preview number move last"`,
    },
    [container.tinyCards]: {
      gridTemplateAreas: `
        "preview preview preview preview"
        "name    name    name    name"
        "number  number  move    last"`,
    },
  },
});

// The name, and below it all other values one after the other.
globalStyle(cardOf('flowing'), onCards({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] }));
globalStyle(`${cardOf('flowing')} > ${name}`, onCards({ order: -1, flex: '1 0 100%', paddingBlockEnd: space[4] }));

globalStyle(cardOf('labelled'), {
  '@container': {
    [container.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [container.wideCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[12] },
  },
});
globalStyle(`${cardOf('labelled')} > ${cell}`, onCards({ gridArea: 'auto' }));
globalStyle(`${cardOf('labelled')} > ${cell}:not(${labelled})`, onCards({ gridColumn: '1 / -1' }));
globalStyle(`${cardOf('labelled')} > ${name}`, onCards({ order: -1 }));
globalStyle(`${cardOf('labelled')} > ${action}`, onCards({ order: 1, justifySelf: 'end' }));
