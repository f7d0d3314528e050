import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { coverAll, matchParent } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, motion, space } from '../theme/scale.ts';
import { anyScript, typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';
import { container, inTable, onCards } from './cards.ts';

const { colour } = vars;
const edge = space[20];
/** The padding of a quiet button, whose text is aligned with other texts. */
export const buttonPadding = space[8];

/** Toolbar, table and pager. */
export const parts = style({ minWidth: 0 });

/** The query container. Its font size is the width below which rows are cards (see `cards.ts`). */
export const frame = style({ position: 'relative', containerName: 'table', containerType: 'inline-size' });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typography.body,
  // It is focused only while it is empty, and is not interactive.
  selectors: { '&:focus-visible': { outline: 'none' } },
  ...onCards({ display: 'block' }),
});

// Not for the full table: tabular figures also change the width of hyphens.
globalStyle(`${table} time`, typography.number);

/** Names the table for assistive technology. */
export const caption = style(visuallyHiddenRules);

/** The column titles. Cards hide them, but assistive technology still reads them. */
export const head = style({
  backgroundColor: colour.surfaceSunken,
  ...onCards(visuallyHiddenRules),
});

export const body = style(onCards({ display: 'block' }));

export const row = style({
  borderBlockEnd: `1px solid ${colour.borderSubtle}`,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '@container': {
    [container.cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[12],
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

// `:focus-within` would also match after a click.
globalStyle(`${withRowLinks} > ${body} > ${row}:has(:focus-visible)`, { backgroundColor: colour.surfaceHover });

// A bar at the start as well, because not everyone sees the tint.
globalStyle(`${body} > ${row}[data-marked]`, { backgroundColor: colour.accentSoft });
globalStyle(`${row}[data-marked] > :first-child`, inTable({ position: 'relative' }));
globalStyle(`${row}[data-marked] > :first-child::after`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '3px',
  backgroundColor: colour.accent,
});

/** The title of a group of rows, in one cell. */
export const groupRow = style({
  borderBlockEnd: `1px solid ${colour.borderSubtle}`,
  '@container': { [container.cards]: { display: 'block' } },
});

export const groupTitle = style({
  padding: `${space[16]} ${edge} ${space[6]}`,
  color: colour.textMuted,
  ...typography.caption,
  fontWeight: typography.heading.fontWeight,
  textAlign: 'start',
  '@container': { [container.cards]: { display: 'block' } },
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});

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

export const cell = style({
  fontWeight: typography.body.fontWeight,
  '@container': {
    [container.table]: {
      height: '48px',
      padding: `${space[6]} ${space[12]}`,
      overflow: 'clip',
      // A clipped cell would cut off the focus rings inside it.
      overflowClipMargin: space[4],
    },
    [container.cards]: { display: 'block', minWidth: 0, padding: 0 },
  },
});

globalStyle(`${head} > tr > :first-child`, { paddingInlineStart: edge });
globalStyle(`${head} > tr > :last-child`, { paddingInlineEnd: edge });
globalStyle(`${row} > ${cell}:first-child`, inTable({ paddingInlineStart: edge }));
globalStyle(`${row} > ${cell}:last-child`, inTable({ paddingInlineEnd: edge }));

/** The alignment of titles in their column. */
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', ...typography.number },
});

/** The alignment of values in their column. */
export const values = styleVariants({
  start: anyScript,
  // Two buttons need the space.
  center: [alignments.center, inTable({ paddingInline: space[4] })],
  end: [alignments.end],
});

// Several controls side by side.
globalStyle(`${values.center} > *`, inTable({ justifyContent: 'center' }));
globalStyle(`${values.end} > *`, inTable({ justifyContent: 'flex-end' }));

globalStyle(`${row} > *`, onCards(matchParent));

/** The vertical alignment of values in their row. */
export const verticalAlignments = styleVariants({ middle: {}, baseline: {} });

globalStyle(
  `${verticalAlignments.baseline} > ${body} > ${row} > ${cell}`,
  inTable({ paddingBlock: space[12], verticalAlign: 'baseline' }),
);

/** A button at the end of the row; the last one of a row is its last cell. */
export const action = style({
  '@container': {
    [container.table]: { paddingInline: space[4] },
    [container.cards]: {
      paddingBlockStart: space[4],
      whiteSpace: 'nowrap',
    },
  },
});

globalStyle(`${row} > ${action}:last-child`, {
  '@container': { [container.table]: { paddingInlineEnd: `calc(${edge} - ${buttonPadding})` } },
});

/** Actions that are quiet until their row has the pointer or the focus. */
export const muted = style({});

globalStyle(`${muted} :is(a, button)`, { fontWeight: typography.body.fontWeight });
globalStyle(`${row}:not(:hover, :focus-within) > ${muted} :is(a, button):not(:disabled, [aria-disabled="true"])`, {
  color: colour.textMuted,
});

/** A value that is loading. */
export const loading = style({});

globalStyle(`${loading}${action} > *`, inTable({ marginInlineStart: buttonPadding }));
globalStyle(`${row} > ${loading}`, onCards({ minWidth: '3rem' }));

/** Dims the rows of the previous page or search while the next ones load. */
export const overlay = style({
  ...coverAll,
  backgroundColor: colour.surfaceRaised,
  opacity: 0.6,
});

const grow = keyframes({ from: { insetInlineEnd: '100%' } });

/** A thin line above the rows, for loading that takes longer than 300 ms. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: '2px',
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
