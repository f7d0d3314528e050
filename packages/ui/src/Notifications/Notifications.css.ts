import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer, media, motion, radius, space } from '../theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The corner where notifications appear. */
export const region = style({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: layer.notification,
  maxWidth: '360px',
  '@media': { [media.narrow]: { insetInline: space[16], insetBlockEnd: space[16], maxWidth: 'none' } },
});

/** The notifications, the newest below. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

/** One notification. */
export const notification = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  boxShadow: `0 8px 24px ${vars.colour.shadow}`,
  animation: `${rise} ${motion.normal} ${motion.ease}`,
});

/** The tick of good news. */
export const mark = style({ display: 'inline-flex', color: vars.colour.positive });

/** The words. */
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
