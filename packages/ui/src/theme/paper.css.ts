import { keyframes, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elevation } from './elevation.ts';
import { entering, motion, radius } from './scale.ts';

const fromAbove = keyframes({ from: { transform: 'translateY(-6px) scale(0.98)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(6px) scale(0.98)' } });

/** The surface of popovers and menus. */
export const paper = style({
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'auto',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.text,
  boxShadow: elevation.popover,
  selectors: {
    // Enters from the side of its trigger.
    [entering]: { animation: `${fromAbove} ${motion.fast} ${motion.ease}` },
    [`${entering}[data-placement="top"]`]: { animationName: fromBelow },
  },
});
