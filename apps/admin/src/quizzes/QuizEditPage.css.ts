import { barHeight, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The container whose width chooses the layout. */
export const frame = style({ containerType: 'inline-size' });

const fitsAside = '(width >= 980px)';

/** The cards on the left and the preview on the right, or above the cards if it does not fit. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [fitsAside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)' } },
});

export const aside = style({
  '@container': {
    [fitsAside]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${space[20]})`,
      gridColumn: 2,
      gridRow: 1,
    },
  },
});
