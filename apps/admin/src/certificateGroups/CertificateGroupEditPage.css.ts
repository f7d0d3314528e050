import { barHeight, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fields on the left and the certificate on the right if the form is wide enough at the current text size, else below. */
export const sideBySide = style({
  display: 'grid',
  gap: `${space[20]} ${space[32]}`,
  maxWidth: 'none',
  '@container': {
    '(width >= 47rem)': {
      // The width of CertificateCanvas.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(422px + 4.75rem))',
      alignItems: 'start',
    },
  },
});

export const sticky = style({ position: 'sticky', insetBlockStart: `calc(${barHeight} + ${space[20]})` });
