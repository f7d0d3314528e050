import { barHeight, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** The fields left and the certificate right, where the form is wide enough for both. */
export const sideBySide = style({
  display: 'grid',
  gap: `${space[20]} ${space[32]}`,
  '@container': {
    '(width >= 680px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      alignItems: 'start',
      maxWidth: 'none',
    },
  },
});

export const sticky = style({ position: 'sticky', insetBlockStart: `calc(${barHeight} + ${space[20]})` });
