import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, space } from '../theme/scale.ts';
import { anyScript, typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';
import { container } from './cards.ts';

const { colour } = vars;
const edge = space[20];
/** A quiet button has its words so far from its edge; they, and not the edge, are aligned with other texts. */
const buttonPadding = space[8];

/** Toolbar, table and pager. */
export const parts = style({ minWidth: 0 });

/** The query container. Its font size is the width below which rows are cards (see `cards.ts`). */
export const frame = style({ position: 'relative', containerName: 'table', containerType: 'inline-size' });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typography.body,
  // It takes the focus only while it is empty, and then has nothing to do.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@container': { [container.cards]: { display: 'block' } },
});

// Not the whole table: tabular figures change the width of hyphens as well.
globalStyle(`${table} time`, typography.number);

/** Names the table for assistive technology. */
export const caption = style(visuallyHiddenRules);

/** The column titles. Cards hide them, but assistive technology still reads them. */
export const head = style({
  backgroundColor: colour.surfaceSunken,
  '@container': { [container.cards]: visuallyHiddenRules },
});

export const body = style({ '@container': { [container.cards]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `1px solid ${colour.borderSubtle}`,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '@container': {
    [container.cards]: {
      display: 'grid',
      position: 'relative',
      height: 'auto !important',
      paddingBlock: space[12],
      paddingInline: `${edge} ${space[12]}`,
      '@media': { [media.narrow]: { paddingInline: `${space[16]} ${space[8]}` } },
    },
  },
});

globalStyle(`${body} > ${row}:last-child`, { borderBlockEnd: 0 });

/** Rows whose header links to their page. */
export const withRowLinks = style({});

globalStyle(`${withRowLinks} > ${body} > ${row}:hover`, {
  '@media': { [media.hover]: { backgroundColor: colour.surfaceHover } },
});

globalStyle(`${withRowLinks} > ${body} > ${row}:has(:focus-visible)`, { backgroundColor: colour.surfaceHover });

// A bar at the start as well, because not everyone sees the tint.
globalStyle(`${body} > ${row}[data-marked]`, { backgroundColor: colour.accentSoft });
globalStyle(`${row}[data-marked] > :first-child`, {
  '@container': { [container.table]: { position: 'relative' } },
});
globalStyle(`${row}[data-marked] > :first-child::after`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '3px',
  backgroundColor: colour.accent,
});

/** A column title. */
export const columnTitle = style({
  height: '36px',
  padding: `${space[4]} ${space[12]}`,
  borderBlockEnd: `1px solid ${colour.border}`,
  color: colour.textMuted,
  ...typography.caption,
  fontWeight: typography.label.fontWeight,
  lineHeight: typography.heading.lineHeight,
  overflowWrap: 'normal',
});

/** A value. */
export const cell = style({
  fontWeight: typography.body.fontWeight,
  '@container': {
    [container.table]: {
      height: '48px',
      padding: `${space[8]} ${space[12]}`,
      overflow: 'clip',
      textOverflow: 'ellipsis',
      // A clipped cell would cut off the focus rings inside it.
      overflowClipMargin: space[4],
    },
    [container.cards]: { display: 'block', minWidth: 0, padding: 0 },
  },
});

globalStyle(`${head} > tr > :first-child`, { paddingInlineStart: edge });
globalStyle(`${head} > tr > :last-child`, { paddingInlineEnd: edge });
globalStyle(`${row} > ${cell}:first-child`, { '@container': { [container.table]: { paddingInlineStart: edge } } });
globalStyle(`${row} > ${cell}:last-child`, { '@container': { [container.table]: { paddingInlineEnd: edge } } });

/** Where titles and values stand in their column. */
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', ...typography.number },
});

/** A value, or several controls side by side. */
export const values = styleVariants({
  start: anyScript,
  center: { display: 'flex', justifyContent: 'center' },
  end: { display: 'flex', justifyContent: 'flex-end' },
});

globalStyle(`${row} > *`, { '@container': { [container.cards]: { textAlign: 'start' } } });
globalStyle(`${row} > * > div`, { '@container': { [container.cards]: { justifyContent: 'flex-start' } } });

/** Where values stand in their row. */
export const verticalAlignments = styleVariants({ middle: {}, baseline: {} });

globalStyle(`${verticalAlignments.baseline} > ${body} > ${row} > ${cell}`, {
  '@container': { [container.table]: { paddingBlock: space[12], verticalAlign: 'baseline' } },
});

/** The row's name, with which a card begins. */
export const name = style({
  '@container': {
    [container.cards]: {
      gridArea: 'name',
      paddingInlineEnd: buttonPadding,
      fontWeight: typography.label.fontWeight,
    },
  },
});

/** Values in one line with others, as high as a small button. */
const inLine = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  alignItems: 'center',
  minHeight: '32px',
  paddingBlockStart: space[4],
  '@media': { [media.touch]: { minHeight: '44px' } },
} as const;

/** The height of a value below the words of a name, next to a picture. */
export const lineBelowName = { mouse: '28px', finger: '40px' } as const;

/** The width of a large picture with the gap after it. */
const tileOffset = `calc(120px + ${space[12]})`;

/** Values that need no label on a card. */
export const areas = styleVariants({
  side: {
    '@container': { [container.cards]: { gridArea: 'side', paddingInline: `${space[12]} ${buttonPadding}` } },
  },
  below: {
    '@container': {
      [container.cards]: {
        gridArea: 'below',
        paddingBlockStart: space[4],
        paddingInlineEnd: buttonPadding,
        color: colour.textMuted,
      },
    },
  },
  number: {
    '@container': {
      [container.cards]: {
        ...inLine,
        gridArea: 'number',
        minWidth: '2ch',
        paddingInlineEnd: space[4],
        color: colour.textMuted,
      },
    },
  },
  move: { '@container': { [container.cards]: { ...inLine, gridArea: 'move', paddingInlineEnd: space[12] } } },
  inline: {
    '@container': {
      [container.cards]: { ...inLine, gridArea: 'inline', paddingInlineEnd: space[12], color: colour.textMuted },
    },
  },
  state: { '@container': { [container.cards]: { ...inLine, gridArea: 'state', paddingInlineEnd: space[12] } } },
  // RowTitle leaves space for it below its words. It is above the link, which is as large as the name.
  nextToImage: {
    '@container': {
      [container.cards]: {
        ...inLine,
        gridArea: 'name',
        position: 'relative',
        zIndex: 1,
        alignSelf: 'end',
        minHeight: lineBelowName.mouse,
        paddingBlockStart: 0,
        marginInlineStart: tileOffset,
        color: colour.textMuted,
        '@media': { [media.touch]: { minHeight: lineBelowName.finger } },
      },
    },
  },
});

/** A value behind its label. The column title has the same words for assistive technology. */
export const labelled = style({
  '@container': {
    [container.cards]: {
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
    },
  },
});

/** A button at the end of the row; the last one of a row is its last cell. */
export const action = style({
  '@container': {
    [container.table]: { paddingInline: space[4] },
    [container.cards]: {
      // No minimum height: a row may have no button.
      gridArea: 'action',
      alignSelf: 'center',
      paddingBlockStart: space[4],
      whiteSpace: 'nowrap',
      selectors: { '&:last-child': { gridArea: 'last' } },
    },
  },
});

globalStyle(`${row} > ${action}:last-child`, {
  '@container': { [container.table]: { paddingInlineEnd: `calc(${edge} - ${buttonPadding})` } },
});

/** A value that is loading. */
export const loading = style({});

globalStyle(`${loading}${action} > div`, {
  '@container': { [container.table]: { paddingInlineStart: buttonPadding } },
});
globalStyle(`${loading} > div`, { '@container': { [container.cards]: { minWidth: '3rem' } } });

/** How the areas of a card are arranged. Lines without values take no space. */
export const layouts = styleVariants({ labelled: {}, compact: {}, withSide: {}, withState: {}, withImage: {} });

const cardOf = (layout: keyof typeof layouts) => `${layouts[layout]} > ${body} > ${row}`;

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
        "side side side side side"
        "below  below  below  below  below"
        "number move   inline last   last"`,
    },
  },
});
globalStyle(`:is(${layouts.compact}, ${layouts.withSide}) > ${body} > ${row} > ${areas.below}`, {
  '@container': { [container.wideCards]: { paddingBlockStart: 0, paddingInlineStart: space[12] } },
});
globalStyle(`${cardOf('withSide')} > ${action}`, { '@container': { [container.cards]: { justifySelf: 'end' } } });
globalStyle(`${cardOf('withSide')} > ${areas.side}`, {
  '@container': { [container.smallCards]: { paddingBlockStart: space[4], paddingInlineStart: 0 } },
});

globalStyle(cardOf('withState'), {
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

globalStyle(cardOf('withImage'), {
  '@container': {
    [container.cards]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: `
        "name  name   name"
        "state action last"`,
    },
    [container.tinyCards]: {
      gridTemplateAreas: `
        "name  name   name"
        "state state  state"
        ".     action last"`,
    },
  },
});

globalStyle(cardOf('labelled'), {
  '@container': {
    [container.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [container.wideCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[12] },
  },
});
globalStyle(`${cardOf('labelled')} > ${cell}`, { '@container': { [container.cards]: { gridArea: 'auto' } } });
globalStyle(`${cardOf('labelled')} > ${cell}:not(${labelled})`, {
  '@container': { [container.cards]: { gridColumn: '1 / -1' } },
});
globalStyle(`${cardOf('labelled')} > ${name}`, { '@container': { [container.cards]: { order: -1 } } });
globalStyle(`${cardOf('labelled')} > ${action}`, {
  '@container': { [container.cards]: { order: 1, justifySelf: 'end' } },
});

/** Dims the rows of the previous page or search while the next ones load. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: colour.surfaceRaised,
  opacity: 0.6,
  pointerEvents: 'none',
});

const appear = keyframes({ to: { visibility: 'visible' } });
const grow = keyframes({ from: { insetInlineEnd: '100%' } });

/** A thin line above the rows, for loading that takes longer than 300 ms. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: '2px',
  visibility: 'hidden',
  animation: `${appear} 1ms 300ms forwards`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: colour.accent,
      animation: `${grow} 1.2s ${motion.ease} infinite`,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&::after': { backgroundColor: 'Highlight' } } } },
});
