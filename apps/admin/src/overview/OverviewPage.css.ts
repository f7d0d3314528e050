import { space, typography, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

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
