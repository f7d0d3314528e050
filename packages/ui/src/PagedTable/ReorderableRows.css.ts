import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius } from '../theme/scale.ts';

/** What a row is dragged by. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.colour.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.surfacePressed, color: vars.colour.text },
    '&:active': { cursor: 'grabbing' },
  },
  '@media': {
    [media.touch]: { width: '40px', height: '40px' },
    // Its sign, not its edge, begins where the other values of a card do.
    [media.narrow]: { marginInlineStart: '-8px' },
  },
});

/** The row in hand. */
export const lifted = style({
  position: 'relative',
  zIndex: 1,
  backgroundColor: vars.colour.accentSoft,
  outline: `2px solid ${vars.colour.accent}`,
  outlineOffset: '-2px',
});
