import { keyframes, style } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { layer, space } from '../theme/scale.ts';

/** Milliseconds before the spinner appears and is announced, so that it does not flash during short requests. */
export const SPINNER_DELAY_MS = 150;

const fade = keyframes({ from: { opacity: 0 } });

/** Blocks the page immediately and invisibly, above dialogs, because a form in a dialog also waits for its request. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.accentText,
  cursor: 'progress',
});

export const mark = style({
  display: 'inline-flex',
  padding: space[16],
  ...raisedSurface,
  boxShadow: elevation.popover,
  animation: `${fade} 150ms ease-out ${SPINNER_DELAY_MS}ms backwards`,
});
