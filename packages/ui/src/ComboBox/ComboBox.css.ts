import { style } from '@vanilla-extract/css';
import { input, roomAtEnd } from '../Field/Field.css.ts';

/** The input; a long choice does not run under the button. */
export const box = style([input, roomAtEnd, { textOverflow: 'ellipsis' }]);
