import { media, radius, space, typography, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';
import { screenOnly } from './CertificatePage.css.ts';

/** Its height is reserved while it loads. */
export const record = style({
  minHeight: '7.75rem',
  padding: `${space[20]} ${space[24]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  '@media': {
    [media.narrow]: { padding: space[16] },
    print: { minHeight: 0, padding: `${space[8]} 0 0`, border: 0 },
  },
});

/** Stands in its place, centred as the button below the text. */
export const failure = style([screenOnly, { textAlign: 'center' }]);

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  marginBlockEnd: space[16],
  '@media': { print: { marginBlockEnd: space[8] } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  '@media': { print: { gridTemplateColumns: 'repeat(4, auto)', gap: `${space[4]} ${space[24]}` } },
});

export const term = style([typography.caption, { color: vars.colour.textMuted }]);

export const value = style({ ...typography.heading, overflowWrap: 'anywhere' });

// Proportional digits: tabular ones would leave wide gaps around the hyphen of 2026-000001.
export const number = style([value, { fontVariantNumeric: 'proportional-nums' }]);

/** Printed only: where to verify the certificate. */
export const address = style({
  display: 'none',
  '@media': {
    print: { display: 'block', marginBlockStart: space[8], ...typography.caption, overflowWrap: 'anywhere' },
  },
});
