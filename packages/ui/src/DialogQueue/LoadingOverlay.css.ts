import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { layer, radius, space } from '../theme/scale.ts';

/** Milliseconds that the overlay is up before its spinner is seen and announced, so that fast answers do not flash. */
export const SPINNER_DELAY_MS = 150;

const fade = keyframes({ from: { opacity: 0 } });

/** Covers the page at once, unseen, and takes the pointer; above every dialog, as a form in one waits behind it too. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.veil,
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.accentText,
  cursor: 'progress',
});

export const mark = style({
  display: 'inline-flex',
  padding: space[16],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  boxShadow: elevation.popover,
  animation: `${fade} 150ms ease-out ${SPINNER_DELAY_MS}ms backwards`,
});
