import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { radius, space } from './scale.ts';
import { typography } from './typography.ts';

/** Cards side by side, as many as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: space[12],
});

/** Twelve steps in a row. */
export const ramp = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' });

export const shade = style({ height: '48px' });

/** A colour with its name. */
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  backgroundColor: vars.colour.surfaceRaised,
});

export const paint = style({ height: '56px' });

/** The description of a colour. */
export const note = style({ ...typography.caption, padding: space[8], overflowWrap: 'anywhere' });

/** A pair of colours on top of each other. */
export const pair = style({ padding: space[12], borderRadius: radius.control, overflowWrap: 'anywhere' });

/** Names of tokens and values. */
export const mono = style({ ...typography.code, color: vars.colour.textMuted });

/** A bar of a length. */
export const bar = style({
  height: '16px',
  maxWidth: '100%',
  borderRadius: '2px',
  backgroundColor: vars.colour.accent,
});

/** A square that shows a radius. */
export const square = style({
  width: '64px',
  height: '64px',
  border: `2px solid ${vars.colour.accent}`,
  backgroundColor: vars.colour.accentSoft,
});

/** A dot that moves on hover. */
export const track = style({ padding: space[8], border: `1px solid ${vars.colour.border}`, borderRadius: radius.pill });

export const dot = style({
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  backgroundColor: vars.colour.accent,
  transitionProperty: 'transform',
  selectors: { [`${track}:hover &`]: { transform: 'translateX(120px)' } },
});
