import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius } from '../theme/scale.ts';

/** Holds the input and the eye over its end. */
export const frame = style({ position: 'relative' });

/** Keeps the text from running under the eye. */
export const roomForToggle = style({ paddingInlineEnd: '40px' });

/** The eye. */
export const toggle = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.text, backgroundColor: vars.colour.surfaceHover },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { insetBlock: 0, insetInlineEnd: 0, width: '40px' } },
});
