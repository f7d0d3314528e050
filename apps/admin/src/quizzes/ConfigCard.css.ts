import { media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Aligns the button with the boxes below their labels. */
export const update = style({
  marginBlockStart: `calc(1lh + ${space[6]})`,
  '@media': { [media.narrow]: { marginBlockStart: 0 } },
});
