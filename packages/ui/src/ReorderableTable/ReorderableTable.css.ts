import { globalStyle, style } from '@vanilla-extract/css';
import { asCards } from '../PagedTable/cards.ts';
import { vars } from '../theme/contract.css.ts';
import { media, radius } from '../theme/scale.ts';

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
  selectors: {
    'tr:hover &': { color: vars.colour.text },
  },
  '@media': {
    [media.touch]: { width: '40px', height: '40px' },
  },
  // Its sign, not its edge, begins where the other values of a card do.
  '@container': asCards({ marginInlineStart: '-8px' }),
});

// React Aria lets the pointer through to the row, which is what the browser drags.
globalStyle(`:has(> ${grip})`, { cursor: 'grab' });

export const row = style({
  selectors: {
    // The row in hand; the browser draws a copy of it under the pointer.
    '&[data-dragging]': { opacity: 0.4 },
  },
});

// The table's frame would cut off a ring around a row or a cell.
globalStyle(`:is(${row}, ${row} > *):focus-visible`, { outlineOffset: '-2px' });

/** Shows where a row would be put down: a line that takes no room, lest rows move away under the pointer. */
export const dropIndicator = style({
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.colour.accent}` } },
});
