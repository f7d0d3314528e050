import { barHeight, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The container whose width chooses the layout. */
export const frame = style({ containerType: 'inline-size' });

const fitsAside = '(width >= 980px)';

/**
 * The preview, the questions, the configuration and the rest. If they fit, the configuration and the preview are beside the
 * others.
 */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [fitsAside]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
});

export const questions = style({ '@container': { [fitsAside]: { gridColumn: 1, gridRow: '1 / span 2' } } });

export const config = style({ '@container': { [fitsAside]: { gridColumn: 2, gridRow: 1 } } });

export const preview = style({
  '@container': {
    [fitsAside]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${space[20]})`,
      gridColumn: 2,
      gridRow: 2,
    },
  },
});

/** What follows the questions and the configuration. */
export const rest = style({ '@container': { [fitsAside]: { gridColumn: 1, gridRow: 3 } } });
