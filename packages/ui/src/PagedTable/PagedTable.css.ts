import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, space } from '../theme/scale.ts';
import { anyScript, typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';
import { asCards } from './cards.ts';

const { colour } = vars;
const edge = space[20];

/** Tools above, rows, pager below. */
export const frame = style({ minWidth: 0 });

/** What a table answers to by its width. */
export const container = style({ position: 'relative', containerType: 'inline-size' });

/** The rows. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  // It takes the focus only when it has run empty, and then nothing can be done with it.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@container': asCards({ display: 'block' }),
});

// Not the whole table: digits of one width bring hyphens of that width, which tear words apart.
globalStyle(`${table} time`, typography.number);

/** Names the table for assistive technology. */
export const caption = style(visuallyHiddenRules);

/** The column titles. */
export const head = style({
  backgroundColor: colour.surfaceSunken,
  // Out of sight where each cell carries its own label, but still there for assistive technology.
  '@container': asCards(visuallyHiddenRules),
});

/** The rows of a page. */
export const body = style({ '@container': asCards({ display: 'block' }) });

/** A row, or a small card where there is no room for its columns. */
export const row = style({
  borderBlockEnd: `1px solid ${colour.borderSubtle}`,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '@media': {
    // Only where a press leads to the row's own page; otherwise the row would promise what it does not do.
    [media.hover]: {
      selectors: { [`${body} > &:has([role="rowheader"] a):hover`]: { backgroundColor: colour.surfaceHover } },
    },
  },
  '@container': asCards({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    position: 'relative',
    height: 'auto !important',
    padding: `${space[12]} ${edge}`,
    '@media': { [media.narrow]: { paddingInline: space[16] } },
  }),
});

globalStyle(`${body} > ${row}:last-child`, { borderBlockEnd: 0 });

// The row pointed out, by a bar at its start too: not everybody sees the tint.
globalStyle(`${body} > ${row}[data-marked]`, { backgroundColor: colour.accentSoft });
globalStyle(`${row}[data-marked] > :first-child`, {
  position: 'relative',
  '@container': asCards({ position: 'static' }),
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
  height: '48px',
  padding: `${space[8]} ${space[12]}`,
  fontWeight: typography.body.fontWeight,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  // Room for the focus ring of what stands in a cell, which a clipped cell would cut off.
  overflowClipMargin: space[4],
  '@container': asCards({
    display: 'grid',
    gridTemplateColumns: 'minmax(108px, 30%) minmax(0, 1fr)',
    gap: space[12],
    alignItems: 'baseline',
    // Two beside one another where a card is wide enough, one below the other where it is not.
    flex: '0 0 clamp(50% - 6px, (620px - 100%) * 999, 100%)',
    height: 'auto',
    minHeight: '28px',
    marginBlockStart: space[4],
    padding: `${space[4]} 0`,
    overflow: 'visible',
    // A picture's baseline is its lower edge, where nobody looks for its label.
    selectors: {
      '&:has(img)': { alignItems: 'start' },
      '&:has(button svg)': { alignItems: 'center', paddingBlock: 0 },
      // In the table the column title says it, and so it does to assistive technology everywhere.
      '&[data-label]::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: colour.textMuted,
        ...typography.caption,
      },
    },
  }),
});

globalStyle(`:is(${row}, ${head} > tr) > :first-child`, { paddingInlineStart: edge });
globalStyle(`:is(${row}, ${head} > tr) > :last-child`, { paddingInlineEnd: edge });
globalStyle(`${row} > *`, { '@container': asCards({ paddingInline: '0 !important' }) });

/** Where values without a label stand on a card. */
export const onCards = styleVariants({
  beside: {
    '@container': asCards({
      order: -2,
      display: 'block',
      flex: 'none',
      minHeight: 0,
      marginBlockStart: 0,
      paddingBlock: 0,
    }),
  },
  below: {
    '@container': asCards({
      order: -1,
      display: 'block',
      flexBasis: '100%',
      minHeight: 0,
      paddingBlock: 0,
      color: colour.textMuted,
    }),
  },
  inline: {
    '@container': asCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto)',
      alignItems: 'center',
      flex: '0 1 auto',
      minWidth: '2ch',
      // However long a value is, a number and two arrows have room before it.
      maxWidth: 'min(100%, max(100% - 5.5rem, 10rem))',
      paddingBlock: 0,
      color: colour.textMuted,
      '@media': { [media.touch]: { minHeight: '40px' } },
    }),
  },
});

/** What names the row: a card begins with it. */
export const name = style({
  '@container': asCards({
    order: -3,
    display: 'block',
    flexBasis: '100%',
    minHeight: 0,
    marginBlockStart: 0,
    paddingBlock: 0,
    fontWeight: typography.label.fontWeight,
  }),
});
globalStyle(`${row}:has(> ${onCards.beside}) > ${name}`, {
  '@container': asCards({ flex: '1 1 calc(100% - 8rem)' }),
});

// Beside a large picture on a small card, the name would have no room for a word.
const small = { below: 340 } as const;
globalStyle(`${row}:has(> ${onCards.beside}) > ${name}:has(img)`, {
  '@container': asCards({ flexBasis: '100%' }, small),
});
globalStyle(`${name}:has(img) ~ ${onCards.beside}`, {
  '@container': asCards({ order: 0, alignSelf: 'center' }, small),
});
globalStyle(row, { '@container': asCards({ columnGap: space[4] }, small) });

// What can be done stands at the end of the last line, and before it what says whether it can.
globalStyle(`${row} > ${name} ~ ${onCards.inline}`, { '@container': asCards({ order: 2 }) });

const lastLine = { content: '', flexBasis: '100%', order: 1 } as const;
globalStyle(`${row}:has(> [data-label])::after`, { '@container': asCards(lastLine) });
globalStyle(`${row}:has(> ${name} ~ ${onCards.inline})::after`, { '@container': asCards(lastLine, { below: 600 }) });

/** Where titles and values stand in their column. */
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', '@container': asCards({ textAlign: 'start' }) },
  end: { textAlign: 'end', ...typography.number, '@container': asCards({ textAlign: 'start' }) },
});

/** A value; several controls side by side follow their column's alignment, on a card they begin its line. */
export const values = styleVariants({
  start: anyScript,
  center: { display: 'flex', justifyContent: 'center', '@container': asCards({ justifyContent: 'flex-start' }) },
  end: { display: 'flex', justifyContent: 'flex-end', '@container': asCards({ justifyContent: 'flex-start' }) },
});

// A sign without words, not the edge of its button, begins where the other values do.
globalStyle(`${values.center}:has(button)`, {
  '@container': asCards({ marginInlineStart: `-${space[8]}` }),
});

/** A control that names itself: on a card it stands beside its like. */
export const actionCell = style({
  '@container': asCards({
    display: 'block',
    alignSelf: 'center',
    flex: 'none',
    order: 2,
    marginInlineStart: `-${space[8]}`,
    paddingBlock: 0,
    selectors: { '&:not(:has(button, a))': { display: 'none' } },
  }),
});

globalStyle(`${row} > :not(${actionCell}) + ${actionCell}`, { '@container': asCards({ marginInlineStart: 'auto' }) });
globalStyle(`${row} > ${actionCell}:last-child`, { '@container': asCards({ marginInlineEnd: `-${space[8]}` }) });

// A quiet button's words, not its edge, stand below the column's title.
globalStyle(`${actionCell} > div`, {
  marginInline: `-${space[8]}`,
  '@container': asCards({ marginInline: 0 }),
});

// A grey line stands where words will, and is as long as some.
globalStyle(`${actionCell} > div > [aria-hidden]:only-child`, { marginInlineStart: space[8] });
globalStyle(`${onCards.inline} > div > [aria-hidden]:only-child`, { '@container': asCards({ width: '4rem' }) });

// Beside a list of several lines, the other values stand on its first line.
globalStyle(`${row}:has(dl, ul) > *`, {
  paddingBlock: space[12],
  verticalAlign: 'baseline',
  '@container': asCards({ paddingBlock: space[4] }),
});

/** A veil over the rows of the page before while the next one is on its way. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: colour.surfaceRaised,
  opacity: 0.6,
  pointerEvents: 'none',
});
