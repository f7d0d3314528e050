import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { barHeight, layer, media, motion, space } from '../theme/scale.ts';
import { anyScript } from '../theme/typography.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/**
 * The space for notifications, from the top bar to above the Save button of a form. They are at its start, centred,
 * where they cover neither the pagination nor Save: in a wide window they fit between the page's title and New, on a
 * phone they cover that line.
 */
export const region = style({
  position: 'fixed',
  insetBlock: `calc(${barHeight} + ${space[12]}) 5.5rem`,
  insetInline: space[16],
  zIndex: layer.notification,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.narrow]: { insetBlockStart: `calc(${barHeight} + ${space[8]})` } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxWidth: '22.5rem',
  pointerEvents: 'auto',
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
