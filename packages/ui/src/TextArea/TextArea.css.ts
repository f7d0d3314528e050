import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';

/** Grows with the text where the browser supports `field-sizing`. */
export const area = style([
  input,
  {
    display: 'block',
    minHeight: '88px',
    maxHeight: '60vh',
    resize: 'vertical',
    fieldSizing: 'content',
    selectors: { '&:disabled': { resize: 'none' } },
  } as object,
]);
