import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';

/** As wide as a number needs. */
export const number = style([input, { maxWidth: '160px', fontVariantNumeric: 'tabular-nums' }]);
