import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ACTION_BAR_HEIGHT } from '../ActionBar/useHeight.ts';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { layer, media, motion, space } from '../theme/scale.ts';
import { anyScript } from '../theme/typography.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/**
 * At the bottom, above the buttons of a form and of a page, at the side where rows have no buttons. On a phone it is as wide as
 * the window.
 */
export const region = style({
  position: 'fixed',
  insetBlockEnd: `max(6rem, calc(var(${ACTION_BAR_HEIGHT}, 0px) + ${space[16]}))`,
  insetInline: space[16],
  zIndex: layer.notification,
  display: 'flex',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: 'fit-content',
  maxWidth: '22.5rem',
  pointerEvents: 'auto',
  '@media': { [media.narrow]: { width: '100%', maxWidth: 'none' } },
});

export const notification = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  ...raisedSurface,
  boxShadow: elevation.popover,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} ${motion.normal} ${motion.ease}` },
  },
});

const mark = style({ display: 'inline-flex' });

export const marks = styleVariants({
  positive: [mark, { color: vars.colour.positive }],
  caution: [mark, { color: vars.colour.caution }],
});

export const text = style({ ...anyScript, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
