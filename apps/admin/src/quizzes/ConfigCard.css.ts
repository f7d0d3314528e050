import { media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The container whose width chooses the layout. */
export const frame = style({ containerType: 'inline-size' });

const isWide = '(width >= 30rem)';

/** Two fields, with the button beside or below them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[16],
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Beside the fields, the button is aligned with the boxes below their labels. */
export const update = style({
  '@container': { [isWide]: { marginBlockStart: `calc(1lh + ${space[6]})` } },
});
