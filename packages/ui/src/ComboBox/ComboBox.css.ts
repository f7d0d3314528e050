import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { radius } from '../theme/scale.ts';

const { colour } = vars;

/** Holds the input and the button over its end. */
export const frame = style({ position: 'relative' });

/** The input; a long choice does not run under the button. */
export const box = style([input, { paddingInlineEnd: '40px', textOverflow: 'ellipsis' }]);

/** Opens the list. */
export const opener = style({
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
  color: colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: colour.text, backgroundColor: colour.surfaceHover },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
});
