import { media, space, typography, vars } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space[20], containerType: 'inline-size' });

/** It has the height of a line before the counts are loaded. */
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[20]}`,
  minHeight: '1lh',
  color: vars.colour.textMuted,
  ...typography.caption,
});

/** Open work, the reviews first, on the left and recent changes on the right, or stacked if the page is narrow. */
export const columns = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@container': { '(width >= 54rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});

export const work = style({ display: 'grid', gap: space[20], minWidth: 0, containerType: 'inline-size' });

/** Courses and events next to each other, or stacked if the column is narrow. */
export const unfinished = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@container': { '(width >= 44rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});

/** Positioned, because its link or button covers it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[20]}`,
  minHeight: '56px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
  '@media': {
    [media.narrow]: { paddingInline: space[16] },
    [media.hover]: { selectors: { '&:has(a, button):hover': { backgroundColor: vars.colour.surfaceHover } } },
  },
});

/** A row without a link, whose button covers it. */
export const buttonRow = style([row]);

globalStyle(`${buttonRow} button::after`, { content: '', position: 'absolute', inset: 0 });

/** Above the link of the row. */
export const action = style({ selectors: { [`${row}:has(a) > &`]: { position: 'relative' } } });

export const rowTitle = style({ flex: '1 1 12rem', minWidth: 0 });

export const nothing = style({ padding: space[20], color: vars.colour.textMuted });
