import { barHeight, media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form left, what it still lacks right; one below the other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 43rem) minmax(0, 19rem)',
  alignItems: 'start',
  gap: space[20],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** For a form of two columns, which takes all the room that there is. */
export const wideColumns = style([
  columns,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
    '@media': { 'screen and (max-width: 1399.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

/** Stays in view beside a long form. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${barHeight} + ${space[20]})`,
  '@media': { [media.compact]: { position: 'static' } },
});
