import { media, space, typography, vars } from '@cpd/ui/theme';
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

/** Open work on the left and recent changes on the right, or stacked if the page is narrow. */
export const columns = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@container': { '(width >= 54rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});

export const column = style({ display: 'grid', gap: space[20], minWidth: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[20]}`,
  minHeight: '56px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});

export const rowTitle = style({ flex: '1 1 12rem', minWidth: 0 });

export const nothing = style({ padding: space[20], color: vars.colour.textMuted });
