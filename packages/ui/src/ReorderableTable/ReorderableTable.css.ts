import { globalStyle, style } from '@vanilla-extract/css';
import { inTable, onCards } from '../PagedTable/cards.ts';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';

export const sequence = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: radius.control,
  color: vars.colour.textMuted,
  selectors: {
    'tr:hover &': { color: vars.colour.text },
    '&[draggable="true"]': { cursor: 'grab' },
  },
  '@media': {
    [media.touch]: { width: '40px', height: '40px' },
  },
});

// The browser draws a copy of the dragged row under the pointer.
globalStyle('tr[data-dragging]', { opacity: 0.4 });

// Shadows take no space, so that no row moves away under the pointer.
for (const [side, y] of [
  ['before', '2px'],
  ['after', '-2px'],
]) {
  const boxShadow = `inset 0 ${y} ${vars.colour.accent}`;
  globalStyle(`tr[data-drop="${side}"] > *`, inTable({ boxShadow }));
  globalStyle(`tr[data-drop="${side}"]`, onCards({ boxShadow }));
}
