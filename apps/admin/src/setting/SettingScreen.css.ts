import { style } from '@vanilla-extract/css';

/** Focusable by links only, so that Tab continues from here. */
export const section = style({ outline: 'none' });
