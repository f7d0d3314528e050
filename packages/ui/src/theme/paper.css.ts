import { keyframes, style } from '@vanilla-extract/css';
import { raisedSurface } from './atoms.ts';
import { vars } from './contract.css.ts';
import { elevation } from './elevation.ts';
import { entering, motion } from './scale.ts';

const fromAbove = keyframes({ from: { transform: 'translateY(-6px) scale(0.98)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(6px) scale(0.98)' } });

/** The surface of popovers and menus. */
export const paper = style({
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'auto',
  ...raisedSurface,
  color: vars.colour.text,
  boxShadow: elevation.popover,
  selectors: {
    // Enters from the side of its trigger.
    [entering]: { animation: `${fromAbove} ${motion.fast} ${motion.ease}` },
    [`${entering}[data-placement="top"]`]: { animationName: fromBelow },
  },
});
